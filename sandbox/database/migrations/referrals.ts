/** Rewards for referred friends. */
export const referrals: readonly string[] = [
  `create table referral_rewards (
    id integer generated always as identity primary key,
    customer_id integer not null references customers,
    order_id integer not null unique references orders,
    store_credit_id integer not null unique references store_credits,
    created_at timestamptz(3) not null,
    taken_back_at timestamptz(3)
  )`,
];
