import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullCaseSizes } from '#src/domain/catalogue/full-case';
import {
  automaticDiscounts,
  countingDiscount,
  type PriceTerms,
  shopperPrice,
  withOffer,
} from '#src/domain/catalogue/shopper-price';
import { cents, percentOf } from '#src/domain/money/money';
import { aProduct } from '#test/builders/a-product';

const caseOffers = [
  { cans: 12, percent: 5 },
  { cans: 24, percent: 10 },
] as const;
const guest: PriceTerms = { memberPercent: 0, cansInCart: 0, caseOffers };
const can = aProduct({ price: cents(850), weight: 9.3 });
const pack12 = aProduct({ name: 'The Reds 12 Pack', family: 'pack', price: cents(10_100) });

const anyTerms = fc.record({
  memberPercent: fc.constantFrom(0, 10, 20),
  cansInCart: fc.integer({ min: 0, max: 40 }),
  caseOffers: fc.uniqueArray(
    fc.record({ cans: fc.constantFrom(...fullCaseSizes), percent: fc.integer({ min: 1, max: 40 }) }),
    { selector: ({ cans }) => cans },
  ),
});
const anyPrice = fc.integer({ min: 0, max: 100_000 }).map(cents);
const anyQuantity = fc.integer({ min: 1, max: 30 });

describe('Discounts that an order gets by itself (spec §9 Club discount, Full-case discount helper)', () => {
  it('are none of nothing', () => {
    expect(automaticDiscounts(guest, 11)).toEqual([]);
    expect(automaticDiscounts({ ...guest, memberPercent: 10 }, 11)).toEqual([{ reason: 'member', percent: 10 }]);
    expect(automaticDiscounts(guest, 12)).toEqual([{ reason: 'case', percent: 5 }]);
  });

  it('are no reason where the price stays the same', () => {
    const free = aProduct({ price: cents(0) });
    expect(shopperPrice(free, { ...guest, memberPercent: 10 })).toEqual({ price: 0, regular: 0 });
  });
});

describe('The price of one unit for a shopper (spec §9 Club discount, Full-case discount helper)', () => {
  it.each([
    ['a guest', can, guest, 1, 850, undefined],
    ['a member of the club of 12', can, { ...guest, memberPercent: 10 }, 1, 765, 'member'],
    ['a guest who takes 12 cans', can, guest, 12, 807, 'case'],
    ['a guest with 11 cans in the cart', can, { ...guest, cansInCart: 11 }, 1, 807, 'case'],
    ['a guest with 23 cans in the cart', can, { ...guest, cansInCart: 23 }, 1, 765, 'case'],
    ['a member with a case', can, { ...guest, memberPercent: 10, cansInCart: 12 }, 1, 765, 'member'],
    ['a member with two cases, which save the same', can, { ...guest, memberPercent: 10 }, 24, 765, 'member'],
    ['anybody, for a pack that is a case by itself', pack12, guest, 1, 9595, 'case'],
    ['anybody, for two of them', pack12, guest, 2, 9090, 'case'],
    ['a member, for such a pack', pack12, { ...guest, memberPercent: 20 }, 1, 8080, 'member'],
    ['anybody where nothing is offered', pack12, { ...guest, caseOffers: [] }, 1, 10_100, undefined],
  ] as const)('%s', (_who, product, terms, quantity, price, reason) => {
    expect(shopperPrice(product, terms, quantity)).toEqual({
      price,
      regular: product.price,
      ...(reason && { reason }),
    });
  });

  it('takes a pack of one’s own for the cans that it will hold', () => {
    const own = aProduct({ name: 'Your own', family: 'pack', price: cents(10_200), composedOf: 12 });
    expect(shopperPrice(own, guest)).toEqual({ price: 9690, regular: 10_200, reason: 'case' });
  });

  it('lowers no gift set and no merchandise for any shopper', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, anyQuantity, (terms, price, quantity) => {
        const merch = aProduct({ family: 'merch', price });
        const giftSet = aProduct({ name: 'The Gift Set 12 Pack', family: 'pack', isGiftSet: true, price });
        for (const product of [merch, giftSet])
          expect(shopperPrice(product, terms, quantity)).toEqual({ price, regular: price });
      }),
    );
  });

  it('is one discount and never the sum: the best of those that could count', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, anyQuantity, (terms, regular, quantity) => {
        const { price, reason } = shopperPrice({ ...can, price: regular }, terms, quantity);
        const discounts = automaticDiscounts(terms, terms.cansInCart + quantity);
        const savings = discounts.map(({ percent }) => percentOf(regular, percent));
        expect(regular - price).toBe(Math.max(0, ...savings));
        expect(reason === undefined).toBe(price === regular);
        if (reason) expect(countingDiscount(discounts)?.reason).toBe(reason);
      }),
    );
  });
});

const today = { price: cents(700), stock: { kind: 'few', left: 2 } } as const;

describe('Today’s price and stock of a product (spec §1 Price and stock lookups, §7 GET variants)', () => {
  it('stand instead of those of the build', () => {
    const product = aProduct({ price: cents(650) });
    expect(withOffer(product, today)).toEqual({ ...product, ...today });
  });

  it('are those of the build until they are known', () => {
    const product = aProduct({ price: cents(650) });
    expect(withOffer(product, undefined)).toBe(product);
  });

  it('of a pack that shoppers put together are the price of its cans and the stock of the back end', () => {
    const product = aProduct({ price: cents(4200), composedOf: 6 });
    expect(withOffer(product, today)).toEqual({ ...product, stock: today.stock });
  });
});
