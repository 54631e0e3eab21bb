import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { livePayments } from '#src/domain/cart/payment';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { checkoutWalk, fizz, giftCard } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** Tests saved cards at every checkout gateway (spec §4 Checkout update states, §7). */
export function describeSavedCardPayments(name: string, { make, dispose, variations }: ContractSubject): void {
  describe(`CheckoutGateway of ${name}: paying with a saved card (spec §3 walletPaymentSources, §4)`, () => {
    let shop: ShopUnderTest;
    beforeAll(async () => {
      shop = await make();
    });
    afterEach(() => shop.signIn(undefined));
    afterAll(dispose);
    const { orderInPayment, orderOfCents, paidOrder } = checkoutWalk(() => shop);

    /** Bob, his newest card, and an order of his that waits to be paid. */
    async function bobAtPayment(): Promise<{ readonly card: SavedCard; readonly order: Order }> {
      shop.signIn('bob');
      const paid = await paidOrder(fizz(1));
      await shop.CheckoutGateway.finalizeSession(paid.number, paid.paymentPage!.sessionId);
      const [card] = await shop.SavedCardGateway.list();
      return { card: card!, order: await orderInPayment(fizz(1)) };
    }

    it('makes the order ready, charges when it is finalized, and once', async () => {
      const { card, order } = await bobAtPayment();
      const ready = await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      expect(ready).toMatchObject({ isReadyToPlace: true, isComplete: false, amountDue: order.amountDue });
      expect(livePayments(ready.payments)).toMatchObject([
        { amount: order.amountDue, state: 'open', cardType: 'visa', lastDigits: '1111' },
      ]);
      const placed = await shop.CheckoutGateway.finalize(order);
      expect(placed).toMatchObject({ isComplete: true });
      expect(livePayments(placed.payments)).toMatchObject([{ amount: order.total, state: 'authorized' }]);
      expect(await shop.CheckoutGateway.finalize(order)).toEqual(placed);
    });

    it('replaces a card that was chosen before', async () => {
      const { card, order } = await bobAtPayment();
      const first = await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      const second = await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      expect(livePayments(second.payments)).toHaveLength(1);
      expect(livePayments(second.payments)[0]!.id).not.toBe(livePayments(first.payments)[0]!.id);
    });

    it('takes no card of another, and none that is gone or made up; the order waits as before', async () => {
      const { card, order } = await bobAtPayment();
      for (const id of ['999999', 'no-such-card'])
        expect(await rejection(shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: id }))).toMatchObject(
          {
            code: 'not_found',
          },
        );
      shop.signIn('ada');
      const adas = await orderInPayment(fizz(1));
      for (const ofAnother of [adas, order])
        expect(
          await rejection(shop.CheckoutGateway.submitPayment(ofAnother, { walletPaymentSourceId: card.id })),
        ).toMatchObject({ code: 'not_found' });
      expect(await shop.OrderGateway.read(adas)).toMatchObject({ furthestStep: 'payment', isReadyToPlace: false });
    });

    it('charges none for 1 to 49 cents, which no card can be charged', async () => {
      const { card } = await bobAtPayment();
      const order = await orderOfCents();
      const paying = shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      expect(await rejection(paying)).toMatchObject({
        code: 'unprocessable_entity',
        errors: { base: [expect.stringContaining('50 cents')] },
      });
      expect(await shop.OrderGateway.read(order)).toMatchObject({ isReadyToPlace: false, isComplete: false });
    });

    it('takes none for a guest, who has no wallet', async () => {
      const { card } = await bobAtPayment();
      shop.signIn(undefined);
      const order = await orderInPayment(fizz(1));
      expect(
        await rejection(shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id })),
      ).toMatchObject({
        code: 'not_found',
      });
    });

    it('goes back to payment when the card is declined, in the words of the bank; another way pays then', async () => {
      const { card, order } = await bobAtPayment();
      await shop.declineCard(card);
      await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      expect(await rejection(shop.CheckoutGateway.finalize(order))).toMatchObject({
        code: 'unprocessable_entity',
        errors: { base: [expect.any(String)] },
      });
      const refused = await shop.OrderGateway.read(order);
      expect(refused).toMatchObject({ furthestStep: 'payment', isComplete: false, isReadyToPlace: false });
      expect(livePayments(refused.payments)).toEqual([]);
      expect(refused.lineItems).toEqual(order.lineItems);
      const prepared = await shop.CheckoutGateway.prepare(order);
      await shop.pay(prepared);
      await shop.CheckoutGateway.finalizeSession(order.number, prepared.paymentPage!.sessionId);
      expect(await shop.OrderGateway.read(order)).toMatchObject({ isComplete: true });
    });

    describe('beside store credit (spec §3 Store credit events)', () => {
      /** An order of hers with a dollar of credit, at payment. */
      async function adaWithCredit(order: () => Promise<Order>): Promise<Order> {
        shop.signIn('ada');
        await shop.grantCredit('ada', 100);
        return order();
      }

      it.runIf(variations.storeCredit === 'can-be-kept').each([
        ['shipped', () => orderInPayment(fizz(6))],
        [
          'e-mailed',
          async () =>
            shop.CheckoutGateway.submitEmail(await shop.OrderGateway.create([giftCard(1)]), 'ada@example.test'),
        ],
      ])('keeps the credit for later, and takes it again: %s', async (_kind, make) => {
        const order = await adaWithCredit(make);
        expect(order.storeCredit).toBeGreaterThanOrEqual(100);
        const kept = await shop.CheckoutGateway.chooseStoreCredit(order, false);
        expect(kept).toMatchObject({
          storeCredit: 0,
          amountDue: order.total,
          total: order.total,
          isStoreCreditKept: true,
          furthestStep: 'payment',
          isReadyToPlace: false,
        });
        expect(await shop.OrderGateway.read(order)).toEqual(kept);
        const used = await shop.CheckoutGateway.chooseStoreCredit(kept, true);
        expect(used).toMatchObject({ storeCredit: order.storeCredit, amountDue: order.amountDue });
        expect(used.isStoreCreditKept).toBeUndefined();
      });

      it('is spent for its signed-in owner alone, not by the order’s token', async () => {
        shop.signIn('ada');
        const order = await orderInPayment(fizz(1));
        // Nothing of it is left for the tests of other contracts.
        if (order.amountDue > 0) await shop.grantCredit('ada', order.amountDue);
        expect((await shop.OrderGateway.read(order)).amountDue).toBe(0);
        await shop.CheckoutGateway.submitPayment(order);
        for (const caller of [undefined, 'bob'] as const) {
          shop.signIn(caller);
          expect(await rejection(shop.CheckoutGateway.finalize(order))).toMatchObject({ code: 'unauthorized' });
        }
        shop.signIn('ada');
        expect(await shop.CheckoutGateway.finalize(order)).toMatchObject({ isComplete: true });
      });

      it.runIf(variations.storeCredit === 'always-used')('takes it all the same where it cannot be kept', async () => {
        const order = await adaWithCredit(() => orderInPayment(fizz(6)));
        const answer = await shop.CheckoutGateway.chooseStoreCredit(order, false);
        expect(answer).toMatchObject({ storeCredit: order.storeCredit, furthestStep: 'payment' });
        expect(answer.isStoreCreditKept).toBeUndefined();
      });
    });

    /** Refuses an order that its saved card was not chosen for, and requires that it takes its payment step again. */
    async function losesItsCard(order: Order): Promise<void> {
      expect(await rejection(shop.CheckoutGateway.finalize(order))).toMatchObject({ code: 'unprocessable_entity' });
      const after = await shop.OrderGateway.read(order);
      expect(after).toMatchObject({ isComplete: false, isReadyToPlace: false });
      expect(await rejection(shop.CheckoutGateway.finalize(order))).toMatchObject({ code: 'unprocessable_entity' });
    }

    it('is asked for again when a code came after, and pays the amount due then', async () => {
      const { card } = await bobAtPayment();
      const order = await orderInPayment(fizz(2));
      await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      await shop.OrderGateway.applyPromoCode(order, 'TEN');
      await losesItsCard(order);
      expect(livePayments((await shop.OrderGateway.read(order)).payments)).toEqual([]);
      await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      const placed = await shop.CheckoutGateway.finalize(order);
      // Ten dollars, and the tax on them.
      expect(livePayments(placed.payments).map(({ amount }) => amount)).toEqual([order.total - 1080]);
    });

    it('is asked for again when somebody put more into the order', async () => {
      const { card, order } = await bobAtPayment();
      await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      shop.signIn(undefined);
      await shop.OrderGateway.changeLine(order, order.lineItems[0]!.id, 30);
      shop.signIn('bob');
      await losesItsCard(order);
    });

    it('is charged for its signed-in owner alone, not by the order’s token', async () => {
      const { card, order } = await bobAtPayment();
      await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      for (const caller of [undefined, 'ada'] as const) {
        shop.signIn(caller);
        expect(await rejection(shop.CheckoutGateway.finalize(order))).toMatchObject({ code: 'unauthorized' });
        expect(await shop.OrderGateway.read(order)).toMatchObject({ isComplete: false, isReadyToPlace: true });
      }
      shop.signIn('bob');
      expect(await shop.CheckoutGateway.finalize(order)).toMatchObject({ isComplete: true });
    });

    it('pays the rest beside a gift card, of which nothing is taken when the card is declined', async () => {
      const { card } = await bobAtPayment();
      const code = 'BESIDEACARD00001';
      const order = await shop.GiftCardGateway.apply(await orderInPayment(fizz(1)), code);
      await shop.declineCard(card);
      const ready = await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      const byCard = livePayments(ready.payments).filter(({ cardType }) => cardType === 'visa');
      expect(byCard.map(({ amount }) => amount)).toEqual([order.total - 1000]);
      await rejection(shop.CheckoutGateway.finalize(order));
      expect(await shop.GiftCardGateway.check(code)).toMatchObject({ amount: 1000 });
    });

    it('is not charged as well when the hosted page was paid meanwhile', async () => {
      const { card, order } = await bobAtPayment();
      const prepared = await shop.CheckoutGateway.prepare(order);
      await shop.pay(prepared);
      await shop.CheckoutGateway.submitPayment(order, { walletPaymentSourceId: card.id });
      const placed = await shop.CheckoutGateway.finalize(order);
      const taken = livePayments(placed.payments).reduce((sum, { amount }) => sum + amount, 0);
      expect([placed.isComplete, taken]).toEqual([true, order.total]);
    });
  });
}
