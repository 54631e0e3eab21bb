/** Subscriptions, the lines of their deliveries and the reminders sent. */
export const subscriptions: readonly string[] = [
  `create table subscriptions (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    email text,
    state text not null,
    paused boolean not null default false,
    interval_length integer not null check (interval_length > 0),
    interval_units text not null,
    actionable_date text,
    end_date text,
    club_cans integer,
    ship_address_id integer references addresses,
    bill_address_id integer references addresses,
    credit_card_id integer references credit_cards,
    skip_count integer not null default 0,
    successive_skip_count integer not null default 0,
    payment_state text,
    failed_tries integer not null default 0,
    cancellation_reason text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index subscriptions_of_customer on subscriptions (customer_id)`,
  `create index subscriptions_by_date on subscriptions (actionable_date)`,
  `create table subscribed_lines (
    id integer generated always as identity primary key,
    subscription_id integer not null references subscriptions on delete cascade,
    variant_id integer not null references variants,
    quantity integer not null check (quantity > 0),
    one_time boolean not null default false,
    options jsonb not null default '{}'
  )`,
  `create index subscribed_lines_of_subscription on subscribed_lines (subscription_id)`,
  `create table subscription_reminders (
    id integer generated always as identity primary key,
    subscription_id integer not null references subscriptions on delete cascade,
    reminder_type text not null,
    actionable_date text not null,
    sent_at timestamptz(3) not null
  )`,
  `create index subscription_reminders_of_subscription on subscription_reminders (subscription_id)`,
];
