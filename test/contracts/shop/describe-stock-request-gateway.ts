import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

export function describeStockRequestGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`StockRequestGateway of ${name} (spec §3 Stock request, §6 Open calls, §7 POST /api/stock_requests)`, () => {
    let requests: StockRequestGateway;
    let signIn: ShopUnderTest['signIn'];
    let waitsFor: ShopUnderTest['waitsFor'];
    beforeAll(async () => {
      ({ StockRequestGateway: requests, signIn, waitsFor } = await make());
    });
    afterAll(dispose);

    it('notes the product and the address, guest or customer', async () => {
      await requests.request('eve@example.test', 'ROSE-1');
      signIn('ada');
      await requests.request('someone.else@example.test', 'ROSE-1');
      signIn(undefined);
      expect(await waitsFor('eve@example.test')).toEqual(['ROSE-1']);
      expect(await waitsFor('someone.else@example.test')).toEqual(['ROSE-1']);
    });

    it('notes the same request once, in whichever case', async () => {
      await requests.request('twice@example.test', 'ROSE-1');
      await requests.request('TWICE@example.test', 'ROSE-1');
      expect(await waitsFor('twice@example.test')).toEqual(['ROSE-1']);
    });

    it('notes nothing for goods that can be bought now, whatever their sku holds', async () => {
      for (const sku of ['WHITE-1', 'WHITE-1|RED-1', 'FIZZ-1']) await requests.request('odd@example.test', sku);
      expect(await waitsFor('odd@example.test')).toEqual([]);
    });

    it.each(['', 'eve', 'eve@', '@example.test', 'eve @example.test', 'eve@example.test\u200e'])(
      'refuses the address "%s", by its field',
      async (email) => {
        const error = await rejection(requests.request(email, 'ROSE-1'));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(Object.keys(error.errors)).toEqual(['email']);
      },
    );

    it('refuses a sku that is not sold', async () => {
      const error = await rejection(requests.request('bob@example.test', 'NO-SUCH'));
      expect(['not_found', 'unprocessable_entity']).toContain(error.code);
      expect(error.errors).not.toHaveProperty('email');
      expect(await waitsFor('bob@example.test')).toEqual([]);
    });
  });
}
