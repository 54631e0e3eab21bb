import type { components } from '#contracts/shop-api.generated';
import { GatewayError } from '#src/application/ports/gateway-error';
import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import { type Cents, parseMoney } from '#src/domain/money/money';

type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;

/** A schema of the API document, by its name. */
export type Wire<Name extends SchemaName> = Schemas[Name];

/** The back end numbers its records. The shop knows ids as text. */
export function toId(id: number): string {
  return String(id);
}

/** Throws `not_found` for a text that cannot be an id of the back end. */
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

/** A planned day as it is written, of which a time and a zone may follow. */
export function toDay(text: string): Day;
export function toDay(text: string | undefined): Day | undefined;
export function toDay(text: string | undefined): Day | undefined {
  return text === undefined ? undefined : dayOf(Date.parse(text.slice(0, 10)));
}

export function toInstant(text: string | undefined): Instant | undefined {
  return text === undefined ? undefined : Date.parse(text);
}
