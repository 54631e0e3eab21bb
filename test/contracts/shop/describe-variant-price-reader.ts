import { beforeAll, describe, expect, it } from 'vitest';
import type { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { Interval } from '#src/domain/interval/interval';
import { rejection } from './rejection';

const monthly: Interval = { length: 1, unit: 'month' };

/** Tests the contract of every price reader (spec §7 GET /api/variants/{sku}/discount_prices). */
export function describeVariantPriceReader(name: string, make: () => VariantPriceReader): void {
  describe(`VariantPriceReader of ${name} (spec §3 Variant price query, §7 discount_prices)`, () => {
    let prices: VariantPriceReader;
    beforeAll(() => {
      prices = make();
    });

    it('tells the regular price of one can, and of several', async () => {
      expect(await prices.readPrice({ sku: 'ORANGE-1', quantity: 1 })).toEqual({ total: 1000, discountTotal: 1000 });
      expect(await prices.readPrice({ sku: 'ORANGE-1', quantity: 11 })).toEqual({
        total: 11_000,
        discountTotal: 11_000,
      });
    });

    it.each<[string, number, Interval | undefined, number]>([
      ['a case of 12', 12, undefined, 950],
      ['a case of 24', 24, undefined, 900],
      ['12 at every delivery', 12, monthly, 900],
      ['24 at every delivery', 24, { length: 3, unit: 'month' }, 800],
      ['fewer than a case, repeated', 11, monthly, 1000],
    ])('returns the savings of %s, on one and on all', async (_what, quantity, interval, discountPrice) => {
      const query = { sku: 'ORANGE-1', quantity, ...(interval && { interval }) };
      expect(await prices.readPrice(query)).toEqual({
        total: 1000 * quantity,
        discountTotal: discountPrice * quantity,
      });
    });

    it('knows every unit of an interval', async () => {
      for (const unit of ['day', 'week', 'month', 'year'] as const) {
        expect(await prices.readPrice({ sku: 'ORANGE-1', quantity: 12, interval: { length: 2, unit } })).toMatchObject({
          discountTotal: 10_800,
        });
      }
    });

    it('reads a sku that holds characters which addresses do not', async () => {
      expect(await prices.readPrice({ sku: 'WHITE-1|RED-1', quantity: 1 })).toMatchObject({
        total: 4200,
        discountTotal: 4200,
      });
    });

    it('rejects discontinued products, and quantities below one', async () => {
      expect(await rejection(prices.readPrice({ sku: 'NO-SUCH', quantity: 1 }))).toMatchObject({ code: 'not_found' });
      expect(await rejection(prices.readPrice({ sku: 'ORANGE-1', quantity: 0 }))).toMatchObject({
        code: 'unprocessable_entity',
      });
    });
  });
}
