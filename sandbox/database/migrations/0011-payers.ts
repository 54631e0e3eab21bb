/** Who pays for an order, which need not be its owner: only their own card is kept for the next time. */
export const payers: readonly string[] = [
  `alter table payment_sessions add column payer_id integer references customers`,
];
