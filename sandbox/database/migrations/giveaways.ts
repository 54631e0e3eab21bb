/** Entries for giveaways. An e-mail address enters each giveaway once. */
export const giveaways: readonly string[] = [
  `create table giveaway_entries (
    id integer generated always as identity primary key,
    giveaway text not null,
    email text not null,
    name text not null,
    state text not null,
    entered_at timestamptz(3) not null,
    unique (giveaway, email)
  )`,
];
