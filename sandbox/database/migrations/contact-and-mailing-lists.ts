/** Messages to the shop, and who is on which mailing list. */
export const contactAndMailingLists: readonly string[] = [
  `create table contact_messages (
    id integer generated always as identity primary key,
    idempotency_key text not null unique,
    topic text not null,
    order_number text,
    name text not null,
    email text not null,
    text text not null,
    created_at timestamptz(3) not null
  )`,
  `create table mailing_list_contacts (
    id integer generated always as identity primary key,
    list text not null,
    contact text not null,
    state text not null,
    token text not null unique,
    asked_at timestamptz(3) not null,
    unique (list, contact)
  )`,
];
