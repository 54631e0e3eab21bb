/** An object with unchecked fields. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Undefined for a text that is not JSON, such as an empty one. The parser's error is dropped on purpose: it quotes the
 * text, which may be private.
 */
export function parseJson(text: string): unknown {
  // Storage is empty for most visitors, and an error costs more than a look.
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
