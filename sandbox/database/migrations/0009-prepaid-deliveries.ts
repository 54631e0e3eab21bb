/** The prepaid subscription that an order delivers, and the number of its failed deliveries in a row. */
export const prepaidDeliveries: readonly string[] = [
  `alter table orders add column prepaid_subscription_id integer references prepaid_subscriptions`,
  `alter table prepaid_subscriptions add column failed_tries integer not null default 0`,
];
