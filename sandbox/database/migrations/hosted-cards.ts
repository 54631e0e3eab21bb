/**
 * Cards of customers of other back ends: kept by the payment page, saved on a page without an order, and charged without one. A
 * payment with a card has no page, and returns nobody.
 */
export const hostedCards: readonly string[] = [
  `create table hosted_customers (
    id text primary key,
    idempotency_key text not null unique,
    email text,
    created_at timestamptz(3) not null
  )`,
  `create table hosted_cards (
    id text primary key,
    hosted_customer_id text not null references hosted_customers,
    credit_card_id integer not null references credit_cards,
    detached_at timestamptz(3)
  )`,
  `create table hosted_setups (
    id text primary key,
    idempotency_key text not null unique,
    hosted_customer_id text not null references hosted_customers,
    return_url text not null,
    cancel_url text not null,
    notify_url text,
    state text not null,
    hosted_card_id text references hosted_cards,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `alter table hosted_payments
    alter column return_url drop not null,
    alter column cancel_url drop not null,
    add column hosted_customer_id text references hosted_customers,
    add column keeping text not null default 'never',
    add column hosted_card_id text references hosted_cards,
    add column kept_card_id text references hosted_cards,
    add column decline text`,
];
