/** Orders and what hangs on them. Amounts are integer cents. */
export const orders: readonly string[] = [
  `create table orders (
    id integer generated always as identity primary key,
    number text not null unique,
    token text not null unique,
    state text not null,
    customer_id integer references customers,
    email text,
    channel text not null,
    special_instructions text,
    referral_identifier text,
    metadata jsonb not null default '{}',
    gift_note jsonb not null default '{}',
    ship_address_id integer references addresses,
    bill_address_id integer references addresses,
    item_total_cents integer not null default 0,
    ship_total_cents integer not null default 0,
    adjustment_total_cents integer not null default 0,
    included_tax_total_cents integer not null default 0,
    additional_tax_total_cents integer not null default 0,
    total_cents integer not null default 0,
    payment_total_cents integer not null default 0,
    payment_state text,
    shipment_state text,
    subscription_id integer references subscriptions,
    use_store_credit boolean not null default true,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    completed_at timestamptz(3)
  )`,
  `create index orders_of_customer on orders (customer_id)`,
  `create index orders_of_email on orders (email)`,
  `create table order_locks (
    order_id integer primary key,
    holder text not null,
    taken_at timestamptz(3) not null
  )`,
  `create table line_items (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    variant_id integer not null references variants,
    quantity integer not null check (quantity > 0),
    price_cents integer not null,
    options jsonb not null default '{}',
    cross_sold integer,
    created_at timestamptz(3) not null
  )`,
  `create index line_items_of_order on line_items (order_id)`,
  `create table subscription_line_items (
    id integer generated always as identity primary key,
    line_item_id integer not null references line_items on delete cascade,
    variant_id integer not null references variants,
    quantity integer not null,
    interval_length integer not null check (interval_length > 0),
    interval_units text not null,
    end_date text
  )`,
  `create index subscription_line_items_of_line on subscription_line_items (line_item_id)`,
  `create table order_promotions (
    order_id integer not null references orders on delete cascade,
    promotion_id integer not null,
    primary key (order_id, promotion_id)
  )`,
  `create index orders_of_promotion on order_promotions (promotion_id)`,
  `create table shipments (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    number text not null unique,
    state text not null,
    tracking text,
    shipped_at timestamptz(3)
  )`,
  `create index shipments_of_order on shipments (order_id)`,
  `create table shipping_rates (
    id integer generated always as identity primary key,
    shipment_id integer not null references shipments on delete cascade,
    shipping_method_id integer not null,
    cost_cents integer not null,
    selected boolean not null
  )`,
  `create index shipping_rates_of_shipment on shipping_rates (shipment_id)`,
  `create table shipment_items (
    shipment_id integer not null references shipments on delete cascade,
    variant_id integer not null references variants,
    quantity integer not null,
    primary key (shipment_id, variant_id)
  )`,
  `create table adjustments (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    line_item_id integer references line_items on delete cascade,
    shipment_id integer references shipments on delete cascade,
    source text not null,
    source_id integer not null,
    amount_cents integer not null,
    label text not null,
    eligible boolean not null,
    included boolean not null default false,
    finalized boolean not null default false,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index adjustments_of_order on adjustments (order_id)`,
];
