/** Customers may keep their store credit for a later order. */
export const keptStoreCredit: readonly string[] = [
  `alter table orders add column use_store_credit boolean not null default true`,
];
