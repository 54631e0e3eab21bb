import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionGateway, SubscriptionKey } from '#src/application/ports/shop/subscription-gateway';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Subscription } from '#src/domain/subscription/subscription';
import type { PaymentRetry } from '#test/fakes/shop/in-memory-subscription-gateway';
import { rejection } from './rejection';

/** A subscription of Ada's whose delivery is due today and could not be paid. */
export interface FailedPaymentsUnderTest {
  readonly subscriptions: SubscriptionGateway;
  readonly today: Day;
  /** Saved cards: two of Ada's, and one of somebody else. */
  readonly cards: { readonly pays: string; readonly isDeclined: string; readonly ofBob: string };
  fail(): Promise<SubscriptionKey>;
  /** Counts the deliveries of a subscription that were charged since the failure. */
  charges(key: SubscriptionKey): Promise<number>;
}

export interface FailedPaymentsSubject {
  readonly retry: PaymentRetry;
  make(): Promise<FailedPaymentsUnderTest>;
  dispose(): Promise<void>;
}

/** Tests how every back end handles a failed payment, no matter which side charges again (spec §7 subscriptions, §4 update). */
export function describeFailedPayments(name: string, { retry, make, dispose }: FailedPaymentsSubject): void {
  describe(`SubscriptionGateway of ${name}, after a failed payment that is charged again ${retry} (spec §4, §7)`, () => {
    let account: FailedPaymentsUnderTest;
    let subscriptions: SubscriptionGateway;
    let key: SubscriptionKey;
    beforeAll(async () => {
      account = await make();
      ({ subscriptions } = account);
    });
    beforeEach(async () => {
      key = await account.fail();
    });
    afterAll(dispose);

    const use = (walletPaymentSourceId: string) => subscriptions.update(key, { walletPaymentSourceId });
    const expectPaid = async (after: Subscription) => {
      expect(after.hasFailedPayment).toBe(false);
      expect(after).not.toHaveProperty('unpaidDelivery');
      expect(after.actionableDate! > account.today).toBe(true);
      expect(await subscriptions.read(key)).toEqual(after);
      expect(await account.charges(key)).toBe(1);
    };

    it('tells that the delivery waits', async () => {
      expect(await subscriptions.read(key)).toMatchObject({ hasFailedPayment: true, actionableDate: account.today });
    });

    it('refuses a card of somebody else, and keeps its own', async () => {
      const before = await subscriptions.read(key);
      expect(await rejection(use(account.cards.ofBob))).toMatchObject({
        code: 'unprocessable_entity',
        errors: { payment_source: [expect.any(String)] },
      });
      expect(await subscriptions.read(key)).toEqual(before);
    });

    if (retry === 'with-new-card') {
      it('charges with the new card, once', async () => {
        const after = await use(account.cards.pays);
        expect(after.card?.walletPaymentSourceId).toBe(account.cards.pays);
        await expectPaid(after);
        await expectPaid(await use(account.cards.pays));
      });

      it('keeps a new card that is declined, with the words of the bank', async () => {
        expect(await rejection(use(account.cards.isDeclined))).toMatchObject({
          errors: { payment: [expect.any(String)] },
        });
        const after = await subscriptions.read(key);
        expect([after.card?.walletPaymentSourceId, after.hasFailedPayment]).toEqual([account.cards.isDeclined, true]);
        expect(await account.charges(key)).toBe(0);
      });
    } else {
      it('takes a new card without charging it', async () => {
        const after = await use(account.cards.pays);
        expect([after.card?.walletPaymentSourceId, after.actionableDate]).toEqual([account.cards.pays, account.today]);
        expect(await account.charges(key)).toBe(0);
      });
    }

    if (retry === 'on-request') {
      it('charges the card of the subscription when asked, once', async () => {
        await use(account.cards.pays);
        await expectPaid(await subscriptions.retryPayment(key));
        expect(await rejection(subscriptions.retryPayment(key))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { state: [expect.any(String)] },
        });
        expect(await account.charges(key)).toBe(1);
      });

      it('charges once when asked twice at the same moment', async () => {
        await use(account.cards.pays);
        await Promise.allSettled([subscriptions.retryPayment(key), subscriptions.retryPayment(key)]);
        await expectPaid(await subscriptions.read(key));
      });

      it('says the words of the bank when the card is declined, and the delivery waits on', async () => {
        await use(account.cards.isDeclined);
        expect(await rejection(subscriptions.retryPayment(key))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { payment: [expect.any(String)] },
        });
        expect(await subscriptions.read(key)).toMatchObject({ hasFailedPayment: true, actionableDate: account.today });
        expect(await account.charges(key)).toBe(0);
      });
    } else {
      it('has no call to charge again', async () => {
        expect(await rejection(subscriptions.retryPayment(key))).toMatchObject({ code: 'not_found' });
      });
    }
  });
}
