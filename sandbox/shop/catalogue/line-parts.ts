import { integerOf, listOf } from '#sandbox/http/request-body';

export interface Part {
  readonly sku: string;
  readonly quantity: number;
}

/** The stored options of a line. */
export type LineOptions = Readonly<Record<string, unknown>>;

/** The valid parts; others are dropped. */
export function readParts(value: unknown): readonly Part[] {
  return (listOf(value) ?? []).flatMap(({ sku, quantity }) => {
    const units = integerOf(quantity);
    return typeof sku === 'string' && units !== undefined ? [{ sku, quantity: units }] : [];
  });
}
