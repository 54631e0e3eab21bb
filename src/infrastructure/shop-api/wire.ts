import { GatewayError } from '#src/application/ports/gateway-error';
import type { Instant } from '#src/domain/interval/interval';
import { type Cents, parseMoney } from '#src/domain/money/money';
import type { components } from './wire.generated';

type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;

/** A type of the wire, by its name in the API document. */
export type Wire<Name extends SchemaName> = Schemas[Name];

/** An id as the shop knows it. Only this adapter knows that the back end counts. */
export function toId(id: number): string {
  return String(id);
}

/** The number that the back end knows. Throws `not_found` for a text that never came from it. */
export function toWireId(id: string): number {
  const wireId = Number(id);
  if (!Number.isSafeInteger(wireId) || String(wireId) !== id)
    throw new GatewayError({ code: 'not_found', message: 'The shop gives no such ids' });
  return wireId;
}

/** Cents of a decimal amount. Throws `wrong_shape` for any other text. */
export function toCents(text: string): Cents {
  const amount = parseMoney(text);
  if (amount === undefined)
    throw new GatewayError({ code: 'wrong_shape', message: 'An amount of the shop is no decimal number' });
  return amount;
}

export function toInstant(text: string | undefined): Instant | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

/** An amount as the wire wants it: decimal text, never a float. */
export function toDecimalText(amount: Cents): string {
  const magnitude = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${magnitude.slice(0, -2)}.${magnitude.slice(-2)}`;
}

/** Removes keys that are null or undefined. */
export function omitNullish<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
