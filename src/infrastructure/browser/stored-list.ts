import { parseJson } from '#src/infrastructure/shared/json';

/** None when it is something else. */
export function storedList(text = ''): readonly unknown[] {
  const entries = parseJson(text);
  return Array.isArray(entries) ? entries : [];
}
