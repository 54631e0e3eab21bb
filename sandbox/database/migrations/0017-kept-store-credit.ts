/** Whether an order takes the customer's store credit, or leaves it for later. */
export const keptStoreCredit: readonly string[] = [
  `alter table orders add column use_store_credit boolean not null default true`,
];
