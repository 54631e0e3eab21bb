import { integerOf, listOf } from '#sandbox/http/request-body';

export interface Part {
  readonly sku: string;
  readonly quantity: number;
}

/** What a shopper chose for a line, as it is stored with it. */
export type LineOptions = Readonly<Record<string, unknown>>;

/** Those of the parts that can be understood. */
export function readParts(value: unknown): readonly Part[] {
  return (listOf(value) ?? []).flatMap(({ sku, quantity }) => {
    const units = integerOf(quantity);
    return typeof sku === 'string' && units !== undefined ? [{ sku, quantity: units }] : [];
  });
}
