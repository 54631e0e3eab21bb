import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

export function describeStoreCreditReader(name: string, { make, dispose }: ContractSubject): void {
  describe(`StoreCreditReader of ${name} (spec §3 Store credit events, §6 Signed-in only, §7 GET store_credit_events/mine)`, () => {
    let shop: ShopUnderTest;
    beforeAll(async () => {
      shop = await make();
    });
    afterEach(() => shop.signIn(undefined));
    afterAll(dispose);

    it('tells a guest nothing', async () => {
      expect(await rejection(shop.StoreCreditReader.list({ page: 1 }))).toMatchObject({ code: 'unauthorized' });
    });

    it('lists the given amounts, the newest first, ten to a page, with the balance after each', async () => {
      shop.signIn('bob');
      const before = await shop.StoreCreditReader.list({ page: 1 });
      for (let dollars = 1; dollars <= 11; dollars += 1) await shop.grantCredit('bob', dollars * 100);
      const first = await shop.StoreCreditReader.list({ page: 1 });
      expect(first).toMatchObject({ page: 1, totalCount: before.totalCount + 11 });
      expect(first.pages).toBe(Math.ceil(first.totalCount / 10));
      expect(first.events).toHaveLength(10);
      const [newest, next] = first.events;
      expect(newest).toMatchObject({
        amount: '$11.00',
        action: 'Added',
        date: expect.stringMatching(/\d{4}$/) as string,
      });
      // A back end that names the moment of one names that of all.
      expect(new Set(first.events.map(({ createdAt }) => typeof createdAt)).size).toBe(1);
      expect(next).toMatchObject({ amount: '$10.00' });
      expect(newest!.balance).not.toBe(next!.balance);
      expect(newest!.orderNumber).toBeUndefined();
      const second = await shop.StoreCreditReader.list({ page: 2 });
      expect(second.events[0]).toMatchObject({ amount: '$1.00' });
    });

    it('lists nothing past the end, with the same counts, and nothing of another', async () => {
      shop.signIn('bob');
      const { totalCount, pages } = await shop.StoreCreditReader.list({ page: 1 });
      expect(await shop.StoreCreditReader.list({ page: 9999 })).toEqual({ events: [], page: 9999, pages, totalCount });
      await shop.grantCredit('bob', 500);
      shop.signIn('ada');
      const { events } = await shop.StoreCreditReader.list({ page: 1 });
      expect(events.map(({ amount }) => amount)).not.toContain('$5.00');
    });

    it('returns the available amount with the customer (spec §3 User)', async () => {
      shop.signIn('bob');
      const before = (await shop.CustomerGateway.readMe()).storeCredit ?? 0;
      await shop.grantCredit('bob', 250);
      expect((await shop.CustomerGateway.readMe()).storeCredit).toBe(before + 250);
    });
  });
}
