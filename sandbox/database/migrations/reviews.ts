/** Reviews by customers: at most one of each customer for each product. */
export const reviews: readonly string[] = [
  `create table reviews (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    sku text not null,
    score integer not null check (score between 1 and 5),
    title text not null,
    body text not null,
    author text not null,
    status text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    unique (customer_id, sku)
  )`,
  `create index reviews_of_product on reviews (sku)`,
];
