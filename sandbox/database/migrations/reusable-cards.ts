/** Cards that have paid on a page for another back end, and that it may charge again although their payers do not keep them. */
export const reusableCards: readonly string[] = [
  `alter table hosted_payments
    add column is_reusable boolean not null default false,
    add column used_card_id text references hosted_cards`,
];
