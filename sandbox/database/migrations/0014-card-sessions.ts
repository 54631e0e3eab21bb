/** Sessions of the hosted page that saves a card without an order. */
export const cardSessions: readonly string[] = [
  `create table card_sessions (
    id text primary key,
    customer_id integer not null references customers,
    return_path text not null,
    state text not null,
    credit_card_id integer references credit_cards,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
];
