import type { Cents } from '#src/domain/money/money';

/** An amount as the wire wants it: decimal text, never a float. */
export function toDecimalText(amount: Cents): string {
  const magnitude = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${magnitude.slice(0, -2)}.${magnitude.slice(-2)}`;
}
