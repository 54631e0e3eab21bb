/** Gift cards and prepaid deliveries, which come of a line of an order and make orders. */
export const giftCards: readonly string[] = [
  `create table gift_cards (
    id integer generated always as identity primary key,
    line_item_id integer references line_items on delete cascade,
    store_id integer not null,
    amount_cents integer not null,
    used_cents integer not null default 0 check (used_cents between 0 and amount_cents),
    redemption_code text unique,
    recipient_name text,
    recipient_email text,
    purchaser_name text,
    gift_message text,
    send_email_at timestamptz(3),
    sent_at timestamptz(3),
    expires_at timestamptz(3),
    redeemed_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  `create index gift_cards_of_line on gift_cards (line_item_id)`,
  `create index gift_cards_to_send on gift_cards (send_email_at) where redemption_code is not null and sent_at is null`,
  `create table order_gift_cards (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    gift_card_id integer not null references gift_cards,
    unique (order_id, gift_card_id)
  )`,
  `create index orders_of_gift_card on order_gift_cards (gift_card_id)`,
  `create table prepaid_subscriptions (
    id integer generated always as identity primary key,
    line_item_id integer not null unique references line_items on delete cascade,
    state text not null,
    installment_count integer not null check (installment_count > 0),
    delivered_count integer not null default 0,
    interval_length integer not null check (interval_length > 0),
    interval_units text not null,
    line_items jsonb not null,
    auto_redeem boolean not null,
    actionable_date text,
    failed_tries integer not null default 0
  )`,
  `alter table orders add column prepaid_subscription_id integer references prepaid_subscriptions`,
];
