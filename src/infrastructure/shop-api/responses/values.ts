import { GatewayError } from '#src/application/ports/gateway-error';
import type { Instant } from '#src/domain/interval/interval';
import { type Cents, parseMoney } from '#src/domain/money/money';

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
