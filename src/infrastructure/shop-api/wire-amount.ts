import { GatewayError } from '#src/application/ports/gateway-error';
import { type Cents, parseMoney } from '#src/domain/money/money';

/** Cents of an amount on the wire. Rejects with `wrong_shape` when it is none. */
export function readAmount(text: string): Cents {
  const amount = parseMoney(text);
  if (amount === undefined)
    throw new GatewayError({ code: 'wrong_shape', message: 'An amount of the shop is no decimal number' });
  return amount;
}

/** An amount as the wire wants it: decimal text, never a float. */
export function writeAmount(amount: Cents): string {
  const magnitude = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${magnitude.slice(0, -2)}.${magnitude.slice(-2)}`;
}
