/** A number of cans of one sku in a pack. */
export interface Part {
  readonly sku: string;
  readonly quantity: number;
}

/** Reads the JSON of a custom field; a value that is not a list of parts counts as none. */
export function readParts(text: string): readonly Part[] {
  const value = parsed(text);
  return Array.isArray(value) ? value.filter(isPart).map(({ sku, quantity }) => ({ sku, quantity })) : [];
}

/** Writes parts so that equal packs are equal texts. */
export function writeParts(parts: readonly Part[]): string {
  const sorted = [...parts].sort((one, other) => (one.sku < other.sku ? -1 : 1));
  return JSON.stringify(sorted.map(({ sku, quantity }) => ({ sku, quantity })));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isPart(value: unknown): value is Part {
  const { sku, quantity } = (value ?? {}) as Partial<Part>;
  return typeof sku === 'string' && typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0;
}
