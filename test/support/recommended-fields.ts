import { fieldsOf, isEmpty } from '#tools/site/structured-data/structured-data-problems';

const guide = 'https://developers.google.com/search/docs/appearance/structured-data';

/** The pages of the fields that data are checked for, as they were in November 2026. */
export const sources = [
  `${guide}/merchant-listing`,
  `${guide}/product-snippet`,
  `${guide}/review-snippet`,
  `${guide}/return-policy`,
  `${guide}/shipping-policy`,
  `${guide}/breadcrumb`,
  `${guide}/article`,
  `${guide}/faqpage`,
  `${guide}/event`,
  `${guide}/organization`,
] as const;

/** The recommended fields that some of these data lack, as `Type.field`; those that the shop cannot tell are no fields of it. */
export function missingRecommended(value: unknown, parent?: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => missingRecommended(item, parent));
  if (typeof value !== 'object' || value === null) return [];
  const data = new Map<string, unknown>(Object.entries(value));
  const type = data.get('@type') as string | undefined;
  const { recommended = [] } = fieldsOf(type, parent) ?? {};
  return [
    ...recommended.filter((name) => isEmpty(data.get(name))).map((name) => `${type}.${name}`),
    ...[...data.values()].flatMap((inner) => missingRecommended(inner, type)),
  ];
}
