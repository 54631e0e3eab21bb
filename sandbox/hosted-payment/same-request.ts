import { invalidResource } from '#sandbox/http/error-responses';

/** Returns what a key has made before. Asked for with something else, it is refused. */
export function sameRequest<Row extends object>(stored: Row, asked: Partial<Row>): Row {
  const isSame = Object.entries(asked).every(([field, value]) => stored[field as keyof Row] === value);
  if (!isSame) throw invalidResource({ idempotencyKey: ['was used for something else'] });
  return stored;
}
