/** The payer of an order, who need not be its owner: a card is saved only when its payer owns the order. */
export const payers: readonly string[] = [
  `alter table payment_sessions add column payer_id integer references customers`,
];
