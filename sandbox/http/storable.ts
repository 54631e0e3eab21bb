/** PostgreSQL text cannot hold NUL, and jsonb cannot hold half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Deeper than any request of the shop, and shallow enough for recursive code. */
const maxDepth = 50;

/** True when the database can store all text in a value, keys included, and the value is not nested too deeply. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < maxDepth &&
    Object.entries(value).every(([key, entry]) => !unstorable.test(key) && isStorable(entry, depth + 1))
  );
}
