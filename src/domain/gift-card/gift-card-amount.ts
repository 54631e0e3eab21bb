import { type Cents, cents } from '#src/domain/money/money';
import { leastGiftCard } from './gift-card';

const mostGiftCard = cents(50_000);

export type GiftCardAmount =
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'not-a-number' | 'not-whole' | 'too-little' | 'too-much' };

/** Reads a typed gift card amount: whole dollars within the limits, with or without a dollar sign. */
export function parseGiftCardAmount(input: string): GiftCardAmount {
  const match = /^(-?)\$?(\d+)(?:\.(\d*))?$/.exec(input.replace(/[\s,]/g, ''));
  if (!match) return { kind: 'not-a-number' };
  const [, sign, whole = '', fraction = ''] = match;
  if (sign !== '' || /^0*$/.test(whole)) return { kind: 'too-little' };
  if (/[1-9]/.test(fraction)) return { kind: 'not-whole' };
  // Check the limits first: a very long number would not fit in cents.
  if (Number(whole) > mostGiftCard / 100) return { kind: 'too-much' };
  const amount = cents(Number(whole) * 100);
  return amount < leastGiftCard ? { kind: 'too-little' } : { kind: 'amount', amount };
}
