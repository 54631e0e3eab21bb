/** What is no longer sold stays in the orders that have it. */
export const discontinuedVariants: readonly string[] = [
  `alter table variants add column discontinued boolean not null default false`,
];
