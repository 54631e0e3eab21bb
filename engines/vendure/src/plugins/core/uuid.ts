const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Says if a text can be the id of a row; PostgreSQL refuses to look for anything else. */
export function isUuid(text: unknown): boolean {
  return uuid.test(String(text));
}
