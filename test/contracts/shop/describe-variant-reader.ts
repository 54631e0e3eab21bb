import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import { rejection } from './rejection';
import type { ContractSubject } from './shop-under-test';

export function describeVariantReader(name: string, { make, dispose }: ContractSubject): void {
  describe(`VariantReader of ${name} (spec §1 Price and stock lookups, §3 Stock availability query, §7 GET /api/variants)`, () => {
    let variants: VariantReader;
    beforeAll(async () => {
      ({ variants } = await make());
    });
    afterAll(dispose);

    const skusOf = async (...skus: readonly string[]) => (await variants.readBySkus(skus)).map(({ sku }) => sku).sort();

    it('tells price and stock of a sku', async () => {
      expect(await variants.readBySkus(['RED-1'])).toMatchObject([
        { sku: 'RED-1', id: expect.any(String), price: 800, stock: { kind: 'in-stock' }, noIndividualPurchase: false },
      ]);
    });

    it('leaves out discontinued products', async () => {
      expect(await skusOf('NO-SUCH', 'WHITE-1', 'a&b=c')).toEqual(['WHITE-1']);
    });

    it('reads a sku that holds characters which addresses do not', async () => {
      expect(await skusOf('WHITE-1|RED-1')).toEqual(['WHITE-1|RED-1']);
    });

    it('tells each once, however often it is asked for', async () => {
      expect(await skusOf('WHITE-1', 'RED-1', 'WHITE-1')).toEqual(['RED-1', 'WHITE-1']);
    });

    it('tells how many of it an order may ask for', async () => {
      expect(await variants.readBySkus(['ROSE-1', 'ORANGE-1', 'WHITE-1', 'FIZZ-1'])).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ sku: 'ROSE-1', unitsLeft: 0, stock: { kind: 'out-of-stock' } }),
          expect.objectContaining({ sku: 'ORANGE-1', unitsLeft: 3, stock: { kind: 'few', left: 3 } }),
          expect.objectContaining({ sku: 'WHITE-1', stock: { kind: 'in-stock' } }),
          expect.not.objectContaining({ unitsLeft: expect.anything() }),
        ]),
      );
    });

    it('marks products that can be delivered again and again, or prepaid', async () => {
      const offers = await variants.readBySkus(['WHITE-1', 'FIZZ-1']);
      expect(offers.filter(({ isSubscribable }) => isSubscribable).map(({ sku }) => sku)).toEqual(['WHITE-1']);
    });

    it('tells nothing when it is asked for nothing', async () => {
      expect(await variants.readBySkus([])).toEqual([]);
    });

    it.each([
      ['WHITE-1', { inStock: true, isBackorderable: false }],
      ['ROSE-1', { inStock: false, isBackorderable: false }],
      ['FIZZ-1', { inStock: true, isBackorderable: true }],
      ['WHITE-1|RED-1', { inStock: true, isBackorderable: false }],
    ])('tells whether %s can be had (spec §7 stock_availabilities)', async (sku, availability) => {
      expect(await variants.readAvailability(sku)).toEqual(availability);
    });

    it('does not know whether something can be had that is not sold', async () => {
      expect(await rejection(variants.readAvailability('NO-SUCH'))).toMatchObject({ code: 'not_found' });
    });

    it('finds the last of very many', async () => {
      const others = Array.from({ length: 120 }, (_, number) => `NO-SUCH-${number}`);
      expect(await skusOf('RED-1', ...others, 'WHITE-1')).toEqual(['RED-1', 'WHITE-1']);
    });
  });
}
