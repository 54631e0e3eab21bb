import { parseJson } from '#src/infrastructure/shared/json';

/** The entries of a list that was stored as JSON; none when it is something else. */
export function storedList(text = ''): readonly unknown[] {
  const entries = parseJson(text);
  return Array.isArray(entries) ? entries : [];
}
