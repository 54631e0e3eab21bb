import { describe, expect, it } from 'vitest';
import { goodCard } from '#test/sandbox/support/guest-shopper';
import { at, SubscriberHome } from '#test/sandbox/support/subscriber-home';

const failingCard = { ...goodCard, number: '4000000000000341' };

describe('A delivery that cannot be made (spec §1, §4 Subscription actions)', () => {
  it('is tried three times, a day apart, and then waits for another card', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join(12, undefined, failingCard);
      expect((await ada.read(id)).payment_state).toBe('paid');
      const first = await home.to('2026-12-20');
      expect([first.deliveries, first.failures.length]).toEqual([[], 1]);
      expect(await ada.read(id)).toMatchObject({
        state: 'active',
        payment_state: 'failed',
        actionable_date: '2026-12-20',
      });
      expect(await ada.client.must('GET', `/api/orders/${first.failures[0]}`)).toMatchObject({
        state: 'canceled',
        completed_at: null,
        payment_state: 'failed',
        payments: [{ state: 'failed' }],
        shipment_state: 'canceled',
      });
      expect((await ada.client.send('PUT', `/api/orders/${first.failures[0]}/empty`)).status).toBe(401);
      expect((await home.to('2026-12-26')).failures).toHaveLength(2);
      expect((await home.mails()).filter((mail) => mail.includes('Payment for your delivery failed'))).toEqual([
        '12-20 Payment for your delivery failed',
        '12-21 Payment for your delivery failed',
        '12-22 Payment for your delivery failed',
      ]);
      await ada.join(5, { interval_length: 1, interval_units: 'year' });
      const good = (await ada.subscriptions()).at(-1)!.payment_source!.id;
      const changed = await ada.update(id, { payment_source_attributes: { wallet_payment_source_id: good } });
      expect(changed.body).toMatchObject({
        payment_state: 'failed',
        unpaid_delivery: { next_attempt_on: '2026-12-27', last_attempt_on: '2026-12-29' },
      });
      expect((await home.move({ advanceDays: 1 })).deliveries).toHaveLength(1);
      expect(await ada.read(id)).toMatchObject({ payment_state: 'paid', actionable_date: '2027-01-20' });
    }));

  it('can be skipped to try again, or canceled at once', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join(12, undefined, failingCard);
      await home.to('2026-12-25');
      expect((await ada.act(id, 'skip')).body).toMatchObject({
        actionable_date: '2027-01-20',
        payment_state: 'failed',
      });
      expect((await home.to('2027-01-20')).failures).toHaveLength(1);
      expect((await ada.act(id, 'cancel')).body).toMatchObject({ state: 'canceled' });
      expect((await home.move({ advanceDays: 3 })).failures).toEqual([]);
    }));

  it('is tried every day while something has run out, and says so once', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const { id } = await ada.join();
      await sandbox.database.updateTable('variants').set({ countOnHand: 3 }).where('sku', '=', 'WHITE-1').execute();
      expect((await home.to('2026-12-24')).failures).toHaveLength(5);
      expect(await ada.read(id)).toMatchObject({ payment_state: 'paid', actionable_date: '2026-12-20' });
      expect((await home.mails()).filter((mail) => mail.includes('is delayed'))).toEqual([
        '12-20 Your delivery is delayed',
      ]);
      await sandbox.database.updateTable('variants').set({ countOnHand: 100 }).where('sku', '=', 'WHITE-1').execute();
      expect((await home.move({ advanceDays: 1 })).deliveries).toHaveLength(1);
      expect((await ada.read(id)).actionable_date).toBe('2027-01-20');
    }));

  it('is charged three times, on however many days something has run out before and between', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const leave = (countOnHand: number) =>
        sandbox.database.updateTable('variants').set({ countOnHand }).where('sku', '=', 'WHITE-1').execute();
      const { id } = await ada.join(12, undefined, failingCard);
      await leave(3);
      await home.to('2026-12-23');
      await leave(100);
      await home.to('2026-12-24');
      await leave(3);
      await home.to('2026-12-27');
      await leave(100);
      await home.to('2026-12-31');
      const told = (await home.mails()).filter((mail) => /is delayed|delivery failed/.test(mail));
      expect(told).toEqual([
        '12-20 Your delivery is delayed',
        '12-24 Payment for your delivery failed',
        '12-28 Payment for your delivery failed',
        '12-29 Payment for your delivery failed',
      ]);
      expect(await ada.read(id)).toMatchObject({ payment_state: 'failed', actionable_date: '2026-12-20' });
    }));
});
