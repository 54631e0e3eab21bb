import { searchEngineFields, type TypeFields } from './search-engine-fields';

const fields = new Map<string, TypeFields>(Object.entries(searchEngineFields));

/** Finds the rules of a type, which may depend on the type that it stands in. */
export function fieldsOf(type = '', parent = ''): TypeFields | undefined {
  return fields.get(`${parent}.${type}`) ?? fields.get(type);
}

/**
 * Every way in which structured data breaks the rules, each with its place: a type without rules is checked inside only, a
 * required property that is missing or empty, a web address that is not absolute, places that do not count from 1.
 */
export function structuredDataProblems(value: unknown, place = '', parent?: string): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => structuredDataProblems(item, `${place}[${index}]`, parent));
  if (typeof value !== 'object' || value === null) return [];
  const data = new Map(Object.entries(value));
  const type = data.get('@type') as string | undefined;
  const here = `${place}${type === undefined ? '' : `(${type})`}`;
  const rule = fieldsOf(type, parent);
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
    ...[...data].flatMap(([name, inner]) => structuredDataProblems(inner, `${here}.${name}`, type)),
  ];
}

/** Says if a field tells nothing. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isAbsolute(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);
}

function countProblems(items: unknown, here: string): readonly string[] {
  const positions = Array.isArray(items) ? items.map((item: { readonly position?: unknown }) => item.position) : [];
  return positions.every((position, index) => position === index + 1) ? [] : [`${here}: does not count from 1`];
}
