/** PostgreSQL's text holds no NUL, and its jsonb no half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Deeper than any request of the shop, and shallow enough for everything that walks through one. */
const deepest = 50;

/** Whether the database can hold all text in a value, keys included, and whatever walks through it comes to an end. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(([key, entry]) => !unstorable.test(key) && isStorable(entry, depth + 1))
  );
}
