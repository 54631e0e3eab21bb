import { invalidResource } from '#sandbox/http/error-responses';

/** Returns the row that a key has made before. Another request with the same key is refused. */
export function sameRequest<Row extends object>(stored: Row, asked: Partial<Row>): Row {
  const isSame = Object.entries(asked).every(([field, value]) => stored[field as keyof Row] === value);
  if (!isSame) throw invalidResource({ idempotencyKey: ['was used for another request'] });
  return stored;
}
