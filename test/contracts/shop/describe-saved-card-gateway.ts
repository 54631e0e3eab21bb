import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { checkoutWalk, white } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

const club: NewLine = { ...white(1), subscription: { interval: { length: 1, unit: 'month' } } };

/** Tests the contract of every gateway to saved cards (spec §3 walletPaymentSources, §7 GET wallet_payment_sources). */
export function describeSavedCardGateway(name: string, { make, dispose, variations }: ContractSubject): void {
  const isReadOnly = variations.savedCards === 'read-only';

  describe(`SavedCardGateway of ${name} (spec §3 walletPaymentSources, §6 Signed-in only, §7)`, () => {
    let shop: ShopUnderTest;
    beforeAll(async () => {
      shop = await make();
    });
    afterEach(() => shop.signIn(undefined));
    afterAll(dispose);
    const { paidOrder } = checkoutWalk(() => shop);

    /** The saved cards of the signed-in customer, after they paid for this with a new card. */
    async function buy(...lines: readonly NewLine[]): Promise<readonly SavedCard[]> {
      const order = await paidOrder(...lines);
      await shop.CheckoutGateway.finalizeSession(order.number, order.paymentPage!.sessionId);
      return shop.SavedCardGateway.list();
    }

    async function add(): Promise<readonly SavedCard[]> {
      await shop.saveCard((await shop.SavedCardGateway.prepareCard('/account/payment/')).url);
      return shop.SavedCardGateway.list();
    }

    it('shows a guest nothing, and does nothing for one', async () => {
      const changes = [
        () => shop.SavedCardGateway.makeDefault('1'),
        () => shop.SavedCardGateway.remove('1'),
        () => shop.SavedCardGateway.prepareCard('/account/payment/'),
      ];
      for (const call of [() => shop.SavedCardGateway.list(), ...(isReadOnly ? [] : changes)])
        expect(await rejection(call())).toMatchObject({ code: 'unauthorized' });
    });

    it('keeps the card that paid for an order, for the payer, as the default', async () => {
      shop.signIn('bob');
      const before = await shop.SavedCardGateway.list();
      const after = await buy(white(1));
      expect(after).toHaveLength(before.length + 1);
      expect(after[0]).toMatchObject({
        isDefault: true,
        cardType: 'visa',
        lastDigits: '1111',
        month: 1,
        year: 2031,
        holder: 'Ada Example',
      });
      expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      shop.signIn('ada');
      expect((await shop.SavedCardGateway.list()).map(({ id }) => id)).not.toContain(after[0]!.id);
    });

    it('has no card that is not there, nor that of another', async () => {
      shop.signIn('bob');
      const [bobs] = await buy(white(1));
      shop.signIn('ada');
      for (const id of [bobs!.id, '999999', 'no-such-card', "1'; drop table", '']) {
        expect(await rejection(shop.SavedCardGateway.makeDefault(id))).toMatchObject({ code: 'not_found' });
        expect(await rejection(shop.SavedCardGateway.remove(id))).toMatchObject({ code: 'not_found' });
      }
      shop.signIn('bob');
      expect((await shop.SavedCardGateway.list()).map(({ id }) => id)).toContain(bobs!.id);
    });

    describe.runIf(isReadOnly)('that can only list', () => {
      it('allows no change of its own card', async () => {
        shop.signIn('bob');
        const [card] = await buy(white(1));
        const before = await shop.SavedCardGateway.list();
        const calls = [
          () => shop.SavedCardGateway.makeDefault(card!.id),
          () => shop.SavedCardGateway.remove(card!.id),
          () => shop.SavedCardGateway.prepareCard('/account/payment/'),
        ];
        for (const call of calls) expect(await rejection(call())).toMatchObject({ code: 'not_allowed' });
        expect(await shop.SavedCardGateway.list()).toEqual(before);
      });
    });

    describe.runIf(!isReadOnly)('that can be changed', () => {
      it('saves a card without an order, once, and leaves the default', async () => {
        shop.signIn('bob');
        const [present] = await buy(white(1));
        const before = await shop.SavedCardGateway.list();
        const { url } = await shop.SavedCardGateway.prepareCard('/account/payment/');
        await shop.saveCard(url);
        await shop.saveCard(url);
        const after = await shop.SavedCardGateway.list();
        expect(after).toHaveLength(before.length + 1);
        expect(after[0]).toEqual(present);
        const sessionId = after[1]!.cardSessionId;
        expect(url).toContain(sessionId);
        expect(before.map(({ cardSessionId }) => cardSessionId)).not.toContain(sessionId);
      });

      it('comes back only to a path of this shop', async () => {
        shop.signIn('bob');
        const elsewhere = [
          'https://elsewhere.test/',
          '//elsewhere.test',
          '/\\elsewhere.test',
          'account',
          '',
          '/\n/x',
          '/..//x',
        ];
        for (const path of elsewhere)
          expect(await rejection(shop.SavedCardGateway.prepareCard(path))).toMatchObject({
            code: 'unprocessable_entity',
          });
        expect((await shop.SavedCardGateway.prepareCard('/account/subscriptions/7/?card=new')).url).toMatch(/^https?:/);
      });

      it('has one default, which can be any card, also twice', async () => {
        shop.signIn('bob');
        await buy(white(1));
        const other = (await add()).find(({ isDefault }) => !isDefault)!;
        await shop.SavedCardGateway.makeDefault(other.id);
        await shop.SavedCardGateway.makeDefault(other.id);
        const after = await shop.SavedCardGateway.list();
        expect(after.filter(({ isDefault }) => isDefault)).toEqual([{ ...other, isDefault: true }]);
        expect(after[0]!.id).toBe(other.id);
      });

      it('removes a card once; another follows as the default', async () => {
        shop.signIn('bob');
        await buy(white(1));
        const [first, second, ...others] = await buy(white(1));
        await shop.SavedCardGateway.remove(first!.id);
        expect(await shop.SavedCardGateway.list()).toEqual([{ ...second, isDefault: true }, ...others]);
        expect(await rejection(shop.SavedCardGateway.remove(first!.id))).toMatchObject({ code: 'not_found' });
      });

      it.runIf(variations.subscriptions === 'sold')(
        'keeps the card that pays for a subscription, and says so (spec §3 Subscription)',
        async () => {
          shop.signIn('bob');
          const [card] = await buy(club);
          expect(card!.subscriptionIds).toEqual([expect.any(String)]);
          expect(await rejection(shop.SavedCardGateway.remove(card!.id))).toMatchObject({
            code: 'unprocessable_entity',
            errors: { base: [expect.stringContaining(card!.subscriptionIds[0]!)] },
          });
          expect(await shop.SavedCardGateway.list()).toContainEqual(card);
        },
      );
    });
  });
}
