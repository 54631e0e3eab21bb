/** Calls with an `Idempotency-Key` and their answers. */
export const keyedCalls: readonly string[] = [
  `create table keyed_calls (
    caller text not null,
    key text not null,
    request text not null,
    begun_at timestamptz(3) not null,
    status integer,
    content_type text,
    body text,
    primary key (caller, key)
  )`,
  'create index on keyed_calls (begun_at)',
];
