import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { rejection } from './rejection';
import type { ContractSubject } from './shop-under-test';

/** What every stock request gateway does, whatever it talks to (spec §7 POST /api/stock_requests). */
export function describeStockRequestGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`StockRequestGateway of ${name} (spec §3 Stock request, §6 Open calls, §7 POST /api/stock_requests)`, () => {
    let requests: StockRequestGateway;
    let signIn: (customer: 'ada' | undefined) => void;
    beforeAll(async () => {
      ({ stockRequests: requests, signIn } = await make());
    });
    afterAll(dispose);

    it('notes who waits for what, guest or customer', async () => {
      await expect(requests.request('eve@example.test', 'ROSE-1')).resolves.toBeUndefined();
      signIn('ada');
      await expect(requests.request('ada@example.test', 'ROSE-1')).resolves.toBeUndefined();
      signIn(undefined);
    });

    it('takes the same request twice, in any case', async () => {
      await expect(requests.request('twice@example.test', 'ROSE-1')).resolves.toBeUndefined();
      await expect(requests.request('TWICE@example.test', 'ROSE-1')).resolves.toBeUndefined();
    });

    it('takes a sku that holds characters which addresses do not', async () => {
      await expect(requests.request('eve@example.test', 'WHITE-1|RED-1')).resolves.toBeUndefined();
    });

    it.each(['', 'eve', 'eve@', '@example.test', 'eve @example.test'])(
      'refuses the address "%s", by its field',
      async (email) => {
        const error = await rejection(requests.request(email, 'ROSE-1'));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(Object.keys(error.errors)).toEqual(['email']);
      },
    );

    it('refuses a sku that is not sold', async () => {
      const error = await rejection(requests.request('eve@example.test', 'NO-SUCH'));
      expect(['not_found', 'unprocessable_entity']).toContain(error.code);
      expect(error.errors).not.toHaveProperty('email');
    });
  });
}
