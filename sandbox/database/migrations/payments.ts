/** Payments of orders, and the sessions of the hosted page, which also saves cards without an order. */
export const payments: readonly string[] = [
  `create table payments (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    payment_method_id integer not null,
    credit_card_id integer references credit_cards,
    store_credit_id integer references store_credits,
    gift_card_id integer references gift_cards,
    amount_cents integer not null,
    state text not null,
    avs_response text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index payments_of_order on payments (order_id)`,
  `create table payment_sessions (
    id text primary key,
    order_id integer not null references orders on delete cascade,
    amount_cents integer not null check (amount_cents > 0),
    state text not null,
    attempts integer not null default 0,
    payment_id integer references payments,
    payer_id integer references customers,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index payment_sessions_of_order on payment_sessions (order_id)`,
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
