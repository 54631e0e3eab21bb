import { describe, expect, it } from 'vitest';
import { toNewLine } from '#src/application/cart/to-new-line';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';

const monthly = { length: 1, unit: 'month' } as const;

describe('Asking for a line that was removed (spec §1 Cart: add lines)', () => {
  it('asks for sku and quantity, and not for the parts of a pack of the catalogue', () => {
    expect(toNewLine(aLine({ quantity: 3 }))).toEqual({ sku: 'WHITE-1', quantity: 3 });
    expect(toNewLine(aLine({ sku: 'REDS-6', parts: [{ sku: 'RED-1', quantity: 6 }] }))).toEqual({
      sku: 'REDS-6',
      quantity: 1,
    });
  });

  it('asks for the cans that the shopper chose, and for the deliveries that are paid ahead', () => {
    const line = aLine({
      sku: 'MIX-6',
      parts: [{ sku: 'RED-1', quantity: 6 }],
      variant: { isComposable: true },
      prePaidSubscription: { quantity: 1, installmentCount: 3, interval: monthly, installmentPrice: cents(4800) },
    });
    expect(toNewLine(line)).toEqual({
      sku: 'MIX-6',
      quantity: 1,
      parts: line.parts,
      prepaid: { installmentCount: 3, interval: monthly },
    });
  });

  it('asks for recurring goods, until their end', () => {
    const line = aLine({
      subscriptionLineItems: [{ sku: 'WHITE-1', quantity: 1, interval: monthly, endDate: '2027-02-01' }],
    });
    expect(toNewLine(line)).toEqual({
      sku: 'WHITE-1',
      quantity: 1,
      subscription: { interval: monthly, endDate: '2027-02-01' },
    });
  });

  it('asks for a gift card of any amount by its amount, for one of a fixed amount without', () => {
    const giftCards = [{ id: 'gift-card-1', amount: cents(7500), isFilled: false }];
    expect(toNewLine(aLine({ sku: 'GIFT-CARD-OPEN', price: cents(7500), giftCards }))).toEqual({
      sku: 'GIFT-CARD-OPEN',
      quantity: 1,
      giftCardAmount: 7500,
    });
    expect(toNewLine(aLine({ sku: 'GIFT-CARD-50', price: cents(5000), giftCards }))).toEqual({
      sku: 'GIFT-CARD-50',
      quantity: 1,
    });
  });
});
