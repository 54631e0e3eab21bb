/** Discontinued variants stay in the orders that have them. */
export const discontinuedVariants: readonly string[] = [
  `alter table variants add column discontinued boolean not null default false`,
];
