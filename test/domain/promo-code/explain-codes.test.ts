import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Order } from '#src/domain/cart/order';
import { cents } from '#src/domain/money/money';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import { explainCodes } from '#src/domain/promo-code/explain-codes';
import { aLine } from '#test/builders/a-line';
import { aShipment } from '#test/builders/a-shipment';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';

function promo(code: string | undefined, amount: number, eligible: boolean, label = `Promotion (${code})`): Adjustment {
  const { promotionCode: _code, ...adjustment } = anAdjustment({ amount: cents(amount), eligible, label });
  return { ...adjustment, ...(code !== undefined && { promotionCode: code }) };
}

function standings(order: Order, denials: Readonly<Record<string, CodeDenial>> = {}) {
  return Object.fromEntries(explainCodes(order, (code) => denials[code]).map(({ code, status }) => [code, status]));
}

const bigDenial: CodeDenial = {
  reason: 'item_total_too_low',
  message: "This coupon code can't be applied to orders less than $100.00.",
  neededItemTotal: cents(10_000),
};

describe('Explaining the codes of an order (spec §3 Adjustment, eligible)', () => {
  it('sums the discount of one: from the order, its lines and its shipments', () => {
    const order = anOrder({
      lineItems: [
        aLine({ id: 'line-1', adjustments: [promo('pct10', -70, true)] }),
        aLine({ id: 'line-2', adjustments: [promo('pct10', -80, true)] }),
      ],
      shipments: [aShipment({ adjustments: [promo('shipfree', -1000, true)] })],
      adjustments: [promo('ten', -1000, true)],
    });
    expect(standings(order)).toEqual({
      ten: { kind: 'counts', amount: -1000 },
      pct10: { kind: 'counts', amount: -150 },
      shipfree: { kind: 'counts', amount: -1000 },
    });
  });

  it('names the better code of the same place', () => {
    const order = anOrder({ adjustments: [promo('five', -500, false), promo('fifteen', -1500, true)] });
    expect(standings(order)['five']).toEqual({ kind: 'beaten-by', code: 'fifteen', label: 'Promotion (fifteen)' });
  });

  it('names an offer without a code that is better', () => {
    const order = anOrder({
      lineItems: [
        aLine({ adjustments: [promo('pct10', -70, false), promo(undefined, -80, true, 'Promotion (Double case)')] }),
      ],
    });
    expect(standings(order)['pct10']).toEqual({ kind: 'beaten-by', code: undefined, label: 'Promotion (Double case)' });
  });

  it('does not blame a code in another place, nor one that takes off less: then its own rule does not hold', () => {
    const order = anOrder({
      adjustments: [promo('big100', -1500, false), promo('ten', -1000, true)],
      lineItems: [aLine({ adjustments: [promo('pct10', -70, true)] })],
    });
    expect(standings(order)['big100']).toEqual({ kind: 'rule-not-met', missing: undefined, denial: undefined });
  });

  it('names the missing amount when the server once named the needed one, also where something better counts', () => {
    const order = anOrder({
      lineItems: [aLine({ quantity: 2 })],
      adjustments: [promo('big100', -1400, false), promo('twenty', -1400, true)],
    });
    expect(standings(order, { big100: bigDenial })['big100']).toEqual({
      kind: 'rule-not-met',
      missing: 8600,
      denial: bigDenial,
    });
  });

  it('does not say that something is missing when nothing is', () => {
    const order = anOrder({
      lineItems: [aLine({ quantity: 20 })],
      adjustments: [promo('big100', -1500, false), promo('twenty', -2000, true)],
    });
    expect(standings(order, { big100: bigDenial })['big100']).toMatchObject({ kind: 'beaten-by', code: 'twenty' });
  });

  it("keeps the server's words for any other rule", () => {
    const denial: CodeDenial = { reason: 'no_applicable_product', message: 'Nothing fits.' };
    const order = anOrder({ adjustments: [promo('cheers', -500, false)] });
    expect(standings(order, { cheers: denial })['cheers']).toEqual({
      kind: 'rule-not-met',
      missing: undefined,
      denial,
    });
  });

  it('counts a code that counts anywhere', () => {
    const order = anOrder({
      lineItems: [
        aLine({ id: 'line-1', adjustments: [promo('pct10', -70, false), promo('half', -350, true)] }),
        aLine({ id: 'line-2', adjustments: [promo('pct10', -80, true)] }),
      ],
    });
    expect(standings(order)['pct10']).toEqual({ kind: 'counts', amount: -80 });
  });

  it('knows nothing of taxes and manual adjustments', () => {
    const order = anOrder({
      adjustments: [anAdjustment({ source: 'tax' }), anAdjustment({ source: 'other', eligible: true })],
    });
    expect(explainCodes(order, () => undefined)).toEqual([]);
  });

  it('names every code once, as counting exactly when it is eligible somewhere, and blames only codes that count and take off as much', () => {
    const adjustment = fc.record({
      code: fc.constantFrom('a', 'b', 'c', undefined),
      amount: fc.integer({ min: -2000, max: 0 }),
      eligible: fc.boolean(),
    });
    const place = fc
      .uniqueArray(adjustment, { maxLength: 4, selector: ({ code }) => code })
      .map((all) => all.map(({ code, amount, eligible }) => promo(code, amount, eligible)));
    fc.assert(
      fc.property(place, place, place, (ofOrder, ofLine, ofShipment) => {
        const order = anOrder({
          adjustments: ofOrder,
          lineItems: [aLine({ adjustments: ofLine })],
          shipments: [aShipment({ adjustments: ofShipment })],
        });
        const all = [...ofOrder, ...ofLine, ...ofShipment];
        const explained = explainCodes(order, () => undefined);
        expect(explained.map(({ code }) => code).sort()).toEqual(
          [...new Set(all.flatMap(({ promotionCode }) => promotionCode ?? []))].sort(),
        );
        for (const { code, status } of explained) {
          const own = all.filter(({ promotionCode }) => promotionCode === code);
          expect(status.kind === 'counts').toBe(own.some(({ eligible }) => eligible));
          if (status.kind !== 'beaten-by') continue;
          expect(status.code).not.toBe(code);
          for (const adjustments of [ofOrder, ofLine, ofShipment]) {
            const mine = adjustments.find(({ promotionCode }) => promotionCode === code);
            if (mine) expect(adjustments.some(({ eligible, amount }) => eligible && amount <= mine.amount)).toBe(true);
          }
        }
      }),
    );
  });
});
