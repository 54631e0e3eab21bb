/** Mails that the shop would have sent, and small things that visitors ask for. */
export const requests: readonly string[] = [
  `create table mails (
    id integer generated always as identity primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    links jsonb not null,
    sent_at timestamptz(3) not null,
    channel text not null default 'email'
  )`,
  `create table stock_requests (
    id integer generated always as identity primary key,
    email text not null,
    variant_id integer not null references variants,
    created_at timestamptz(3) not null,
    unique (email, variant_id),
    notified_at timestamptz(3)
  )`,
  `create table referral_identifiers (
    id integer generated always as identity primary key,
    identifier text not null unique,
    email text unique,
    created_at timestamptz(3) not null
  )`,
];
