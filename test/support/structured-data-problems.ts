/** The properties that search engines require of the types that the shop uses, and those that are web addresses. */
const rules: Readonly<
  Record<string, { readonly required: readonly string[]; readonly addresses?: readonly string[] }>
> = {
  Organization: { required: ['name'], addresses: ['url', 'logo'] },
  WebSite: { required: ['name', 'url', 'potentialAction'], addresses: ['url'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'], addresses: ['urlTemplate'] },
  ContactPoint: { required: ['contactType'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'], addresses: ['item'] },
  Product: { required: ['name', 'sku', 'image', 'brand', 'url'], addresses: ['image', 'url'] },
  Brand: { required: ['name'] },
  Offer: { required: ['price', 'priceCurrency', 'availability', 'url'], addresses: ['availability', 'url'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'] },
  Review: { required: ['author', 'reviewRating'] },
  Rating: { required: ['ratingValue'] },
  Person: { required: ['name'] },
  BlogPosting: { required: ['headline', 'datePublished', 'author'], addresses: ['image', 'mainEntityOfPage'] },
  Event: { required: ['name', 'startDate', 'location'], addresses: ['image', 'url'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
};

/**
 * Every way in which structured data breaks the rules, each with its place: a type without rules is checked inside only, a
 * required property that is missing or empty, a web address that is not absolute, places that do not count from 1.
 */
export function structuredDataProblems(value: unknown, place = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => structuredDataProblems(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const data = new Map(Object.entries(value));
  const type = data.get('@type') as string | undefined;
  const here = `${place}${type === undefined ? '' : `(${type})`}`;
  const rule = new Map(Object.entries(rules)).get(type ?? '');
  // A reference to something described elsewhere needs no more.
  const isReference = data.size === 1 && data.has('@id');
  return [
    ...(type === undefined && !isReference ? [`${here}: has no type`] : []),
    ...(rule?.required.filter((name) => isEmpty(data.get(name))).map((name) => `${here}: ${name} is missing`) ?? []),
    ...(rule?.addresses ?? []).flatMap((name) =>
      [data.get(name) ?? []]
        .flat()
        .flatMap((address) => (isAbsolute(address) ? [] : [`${here}: ${name} is no address`])),
    ),
    ...(type === 'BreadcrumbList' ? countProblems(data.get('itemListElement'), here) : []),
    ...(type === 'Offer' && !/^\d+\.\d\d$/.test(String(data.get('price'))) ? [`${here}: price is no amount`] : []),
    ...[...data].flatMap(([name, inner]) => structuredDataProblems(inner, `${here}.${name}`)),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isAbsolute(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);
}

function countProblems(items: unknown, here: string): readonly string[] {
  const positions = Array.isArray(items) ? items.map((item: { readonly position?: unknown }) => item.position) : [];
  return positions.every((position, index) => position === index + 1) ? [] : [`${here}: does not count from 1`];
}
