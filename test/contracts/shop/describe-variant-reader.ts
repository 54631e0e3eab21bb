import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VariantReader } from '../../../src/application/ports/shop/variant-reader';
import type { ContractSubject } from './shop-under-test';

/** What every variant reader does, whatever it talks to (spec §7 GET /api/variants). */
export function describeVariantReader(name: string, { make, dispose }: ContractSubject): void {
  describe(`VariantReader of ${name} (spec §7 GET /api/variants)`, () => {
    let variants: VariantReader;
    beforeAll(async () => {
      ({ variants } = await make());
    });
    afterAll(dispose);

    const skusOf = async (...skus: readonly string[]) => (await variants.readBySkus(skus)).map(({ sku }) => sku).sort();

    it('tells price and stock of a sku', async () => {
      expect(await variants.readBySkus(['RED-1'])).toMatchObject([{ sku: 'RED-1', id: 2, price: 800, stock: { kind: 'in-stock' }, noIndividualPurchase: false }]);
    });

    it('leaves out what is not sold', async () => {
      expect(await skusOf('NO-SUCH', 'WHITE-1', 'a&b=c')).toEqual(['WHITE-1']);
    });

    it('reads a sku that holds characters which addresses do not', async () => {
      expect(await skusOf('WHITE-1|RED-1')).toEqual(['WHITE-1|RED-1']);
    });

    it('tells each once, however often it is asked for', async () => {
      expect(await skusOf('WHITE-1', 'RED-1', 'WHITE-1')).toEqual(['RED-1', 'WHITE-1']);
    });

    it('tells nothing when it is asked for nothing', async () => {
      expect(await variants.readBySkus([])).toEqual([]);
    });

    it('finds the last of very many', async () => {
      const others = Array.from({ length: 120 }, (_, number) => `NO-SUCH-${number}`);
      expect(await skusOf('RED-1', ...others, 'WHITE-1')).toEqual(['RED-1', 'WHITE-1']);
    });
  });
}
