/**
 * The state of the shop with the offset of its clock and the last day whose recurring jobs ran; variants; and customers with
 * their addresses, saved cards and store credit.
 */
export const customers: readonly string[] = [
  `create table shop_state (
    name text primary key,
    seeded_at timestamptz(3) not null,
    clock_offset_milliseconds double precision not null default 0,
    last_job_date text
  )`,
  `create table variants (
    id integer generated always as identity primary key,
    sku text not null unique,
    name text not null,
    slug text not null,
    description text not null,
    price_cents integer not null check (price_cents >= 0),
    weight text not null,
    kind text not null,
    parts jsonb not null,
    no_individual_purchase boolean not null,
    subscribable boolean not null,
    digital boolean not null,
    backorderable boolean not null,
    count_on_hand integer,
    cans integer not null default 0,
    composable boolean not null default false,
    discontinued boolean not null default false
  )`,
  `create table addresses (
    id integer generated always as identity primary key,
    fingerprint text not null unique,
    name text not null,
    address1 text not null,
    address2 text,
    city text not null,
    zipcode text,
    phone text,
    alternative_phone text,
    company text,
    country_id integer not null,
    state_id integer,
    state_name text
  )`,
  `create table customers (
    id integer generated always as identity primary key,
    subject text not null unique,
    email text,
    name text,
    phone text,
    date_of_birth text,
    metadata jsonb not null default '{}',
    bill_address_id integer references addresses,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create table address_book_entries (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    address_id integer not null references addresses,
    is_default boolean not null,
    unique (customer_id, address_id)
  )`,
  `create unique index one_default_address on address_book_entries (customer_id) where is_default`,
  `create table credit_cards (
    id integer generated always as identity primary key,
    customer_id integer references customers on delete cascade,
    month text not null,
    year text not null,
    cc_type text,
    last_digits text not null,
    name text not null,
    gateway_token text not null,
    created_at timestamptz(3) not null
  )`,
  `create table wallet_payment_sources (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    credit_card_id integer not null references credit_cards on delete cascade,
    is_default boolean not null,
    unique (customer_id, credit_card_id)
  )`,
  `create unique index one_default_wallet_source on wallet_payment_sources (customer_id) where is_default`,
  `create table store_credits (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    category text not null,
    memo text,
    amount_cents integer not null check (amount_cents >= 0),
    authorized_cents integer not null default 0 check (authorized_cents >= 0),
    used_cents integer not null default 0 check (used_cents >= 0),
    created_at timestamptz(3) not null,
    check (authorized_cents + used_cents <= amount_cents)
  )`,
  `create table store_credit_events (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    store_credit_id integer not null references store_credits on delete cascade,
    action text not null,
    amount_cents integer not null,
    user_total_cents integer not null,
    remaining_cents integer not null,
    order_number text,
    reason text,
    created_at timestamptz(3) not null
  )`,
  `create index store_credit_events_of_customer on store_credit_events (customer_id)`,
];
