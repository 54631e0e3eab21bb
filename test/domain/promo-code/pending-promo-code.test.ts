import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import type { CodeDenialReason } from '#src/domain/promo-code/code-denial';
import type { CodeSituation } from '#src/domain/promo-code/code-situation';
import {
  dropCode,
  isDue,
  isGivenUp,
  isHopeless,
  keepCode,
  mostHopelessTries,
  mostTries,
  noteDenial,
  type PendingPromoCode,
} from '#src/domain/promo-code/pending-promo-code';

const kept = (code: string, overrides: Partial<PendingPromoCode> = {}): PendingPromoCode => ({
  key: 'promo',
  code,
  receivedAt: 1,
  tries: 0,
  ...overrides,
});
const denied = (reason: CodeDenialReason, tries = 1) =>
  kept('ten', { tries, denial: { reason, message: 'No.' }, deniedIn: 'here' });
const here: CodeSituation = { mark: 'here', itemTotal: cents(1400), hasShipments: false };
const there: CodeSituation = { ...here, mark: 'there' };

describe('Keeping codes (spec §3 maker-promos)', () => {
  it('puts the newest last, and begins anew with one that is kept already', () => {
    const codes = keepCode([denied('expired'), kept('five')], { key: 'promo', code: 'ten' }, 7);
    expect(codes).toEqual([kept('five'), kept('ten', { receivedAt: 7 })]);
  });

  it("lets a campaign's name for a code win over an affiliate's, whichever came first", () => {
    const first = keepCode([], { key: 'aff', code: 'ten' }, 1);
    const second = keepCode(first, { key: 'promo', code: 'ten' }, 2);
    const third = keepCode(second, { key: 'mwaff', code: 'ten' }, 3);
    expect([first, second, third].map(([code]) => code?.key)).toEqual(['aff', 'promo', 'promo']);
  });

  it('never holds more than a hundred, nor a code twice, and always the newest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-p][0-9]$/), { minLength: 1, maxLength: 400, size: 'max' }),
        (arrivals) => {
          const codes = arrivals.reduce<readonly PendingPromoCode[]>(
            (all, code, at) => keepCode(all, { key: 'promo', code }, at),
            [],
          );
          expect(codes.length).toBe(Math.min(100, new Set(arrivals).size));
          expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
          expect(codes.at(-1)?.code).toBe(arrivals.at(-1));
        },
      ),
    );
  });

  it('notes a refusal with its code only, and forgets dropped codes', () => {
    const codes = noteDenial([kept('ten'), kept('five')], 'ten', { reason: 'other', message: 'No.' }, 'here');
    expect(codes).toEqual([
      kept('ten', { tries: 1, denial: { reason: 'other', message: 'No.' }, deniedIn: 'here' }),
      kept('five'),
    ]);
    expect(dropCode(codes, 'ten')).toEqual([kept('five')]);
    expect(noteDenial([kept('five')], 'ten', { reason: 'other', message: 'No.' }, 'here')).toEqual([kept('five')]);
  });
});

describe('Trying a kept code again (spec §4 Promo codes: other codes are kept for retry)', () => {
  it('is always worth it for one that was never refused', () => {
    expect([isDue(kept('ten'), here, 'start-up'), isDue(kept('ten'), here, 'cart-change')]).toEqual([true, true]);
  });

  it('is worth it when the cart has changed, or at the next start-up', () => {
    const code = denied('no_applicable_product');
    expect([
      isDue(code, here, 'cart-change'),
      isDue(code, there, 'cart-change'),
      isDue(code, here, 'start-up'),
    ]).toEqual([false, true, true]);
  });

  it.each(['not_found', 'expired', 'used_up'] as const)(
    'is worth it only at start-up after %s, three times in all',
    (reason) => {
      const code = denied(reason);
      expect([isHopeless(code), isDue(code, there, 'cart-change'), isDue(code, there, 'start-up')]).toEqual([
        true,
        false,
        true,
      ]);
      const last = denied(reason, mostHopelessTries);
      expect([isGivenUp(last), isDue(last, there, 'start-up')]).toEqual([true, false]);
    },
  );

  it('ends after twenty-four refusals of any other kind', () => {
    expect(isDue(denied('not_first_order', mostTries - 1), there, 'cart-change')).toBe(true);
    expect(isDue(denied('not_first_order', mostTries), there, 'start-up')).toBe(false);
  });

  it('waits with free shipping for a shipment', () => {
    const code = denied('nothing_to_discount');
    expect([isDue(code, there, 'start-up'), isDue(code, { ...there, hasShipments: true }, 'cart-change')]).toEqual([
      false,
      true,
    ]);
  });

  it('waits until the items cost enough, where the server said how much', () => {
    const denial = { reason: 'item_total_too_low', message: 'Too little.', neededItemTotal: cents(2000) } as const;
    const code = kept('ten', { tries: 1, denial, deniedIn: 'here' });
    expect([cents(1999), cents(2000)].map((itemTotal) => isDue(code, { ...there, itemTotal }, 'cart-change'))).toEqual([
      false,
      true,
    ]);
  });
});
