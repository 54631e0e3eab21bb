import { addMoney, type Cents, cents, parseMoney } from '#src/domain/money/money';

const refusal = /orders less than (or equal to )?\$([\d,]+(?:\.\d+)?)/i;

/**
 * What the items have to cost for a code, in cents, read from the server's words: "orders less than $100.00" asks for
 * 100.00, "less than or equal to" for a cent more. Undefined when the words are about something else.
 */
export function neededItemTotal(message: string): Cents | undefined {
  const [, orEqual, amount = ''] = refusal.exec(message) ?? [];
  const limit = parseMoney(amount.replaceAll(',', ''));
  return limit && orEqual ? addMoney(limit, cents(1)) : limit;
}
