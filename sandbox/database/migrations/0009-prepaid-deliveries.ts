/** Whose delivery an order is when it was paid ahead, and how often in a row it could not be made. */
export const prepaidDeliveries: readonly string[] = [
  `alter table orders add column prepaid_subscription_id integer references prepaid_subscriptions`,
  `alter table prepaid_subscriptions add column failed_tries integer not null default 0`,
];
