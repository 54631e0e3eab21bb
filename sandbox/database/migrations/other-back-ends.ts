/** Payments that other back ends take on the payment page of this one, and the keys of the mails that they put in its outbox. */
export const otherBackEnds: readonly string[] = [
  `create table hosted_payments (
    id text primary key,
    idempotency_key text not null unique,
    reference text not null,
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    email text,
    return_url text not null,
    cancel_url text not null,
    notify_url text,
    state text not null,
    attempts integer not null default 0,
    card_brand text,
    card_last_digits text,
    refunded_cents integer not null default 0 check (refunded_cents <= amount_cents),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create table hosted_refunds (
    id integer generated always as identity primary key,
    hosted_payment_id text not null references hosted_payments,
    idempotency_key text not null,
    amount_cents integer not null check (amount_cents > 0),
    created_at timestamptz(3) not null,
    unique (hosted_payment_id, idempotency_key)
  )`,
  `create table received_mails (
    idempotency_key text primary key,
    received_at timestamptz(3) not null
  )`,
];
