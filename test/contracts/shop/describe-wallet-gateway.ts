import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { WalletPaymentSource } from '#src/domain/customer/wallet-payment-source';
import { checkoutWalk, white } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

const club: NewLine = { ...white(1), subscription: { interval: { length: 1, unit: 'month' } } };

/** What every wallet gateway does, whatever it talks to (spec §3 walletPaymentSources, §7 GET wallet_payment_sources). */
export function describeWalletGateway(name: string, { make, dispose, variations }: ContractSubject): void {
  const isReadOnly = variations.savedCards === 'read-only';

  describe(`WalletGateway of ${name} (spec §3 walletPaymentSources, §6 Signed-in only, §7)`, () => {
    let shop: ShopUnderTest;
    beforeAll(async () => {
      shop = await make();
    });
    afterEach(() => shop.signIn(undefined));
    afterAll(dispose);
    const { paidOrder } = checkoutWalk(() => shop);

    /** The wallet of who is signed in, after they paid for this with a new card. */
    async function buy(...lines: readonly NewLine[]): Promise<readonly WalletPaymentSource[]> {
      const order = await paidOrder(...lines);
      await shop.checkout.finalizeSession(order.number, order.paymentPage!.sessionId);
      return shop.wallet.list();
    }

    async function add(): Promise<readonly WalletPaymentSource[]> {
      await shop.saveCard((await shop.wallet.prepareCard('/account/payment/')).url);
      return shop.wallet.list();
    }

    it('shows a guest nothing, and does nothing for one', async () => {
      const changes = [
        () => shop.wallet.makeDefault('1'),
        () => shop.wallet.remove('1'),
        () => shop.wallet.prepareCard('/account/payment/'),
      ];
      for (const call of [() => shop.wallet.list(), ...(isReadOnly ? [] : changes)])
        expect(await rejection(call())).toMatchObject({ code: 'unauthorized' });
    });

    it('keeps the card that paid for an order, for who paid, as the default', async () => {
      shop.signIn('bob');
      const before = await shop.wallet.list();
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
      expect((await shop.wallet.list()).map(({ id }) => id)).not.toContain(after[0]!.id);
    });

    it('has no card that is not there, nor that of another', async () => {
      shop.signIn('bob');
      const [bobs] = await buy(white(1));
      shop.signIn('ada');
      for (const id of [bobs!.id, '999999', 'no-such-card', "1'; drop table", '']) {
        expect(await rejection(shop.wallet.makeDefault(id))).toMatchObject({ code: 'not_found' });
        expect(await rejection(shop.wallet.remove(id))).toMatchObject({ code: 'not_found' });
      }
      shop.signIn('bob');
      expect((await shop.wallet.list()).map(({ id }) => id)).toContain(bobs!.id);
    });

    describe.runIf(isReadOnly)('that can only list', () => {
      it('allows no change of its own card', async () => {
        shop.signIn('bob');
        const [card] = await buy(white(1));
        const before = await shop.wallet.list();
        const calls = [
          () => shop.wallet.makeDefault(card!.id),
          () => shop.wallet.remove(card!.id),
          () => shop.wallet.prepareCard('/account/payment/'),
        ];
        for (const call of calls) expect(await rejection(call())).toMatchObject({ code: 'not_allowed' });
        expect(await shop.wallet.list()).toEqual(before);
      });
    });

    describe.runIf(!isReadOnly)('that can be changed', () => {
      it('saves a card without an order, once, and leaves the default', async () => {
        shop.signIn('bob');
        const [present] = await buy(white(1));
        const before = await shop.wallet.list();
        const { url } = await shop.wallet.prepareCard('/account/payment/');
        await shop.saveCard(url);
        await shop.saveCard(url);
        const after = await shop.wallet.list();
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
          expect(await rejection(shop.wallet.prepareCard(path))).toMatchObject({ code: 'unprocessable_entity' });
        expect((await shop.wallet.prepareCard('/account/subscriptions/7/?card=new')).url).toMatch(/^https?:/);
      });

      it('has one default, which can be any card, also twice', async () => {
        shop.signIn('bob');
        await buy(white(1));
        const other = (await add()).find(({ isDefault }) => !isDefault)!;
        await shop.wallet.makeDefault(other.id);
        await shop.wallet.makeDefault(other.id);
        const after = await shop.wallet.list();
        expect(after.filter(({ isDefault }) => isDefault)).toEqual([{ ...other, isDefault: true }]);
        expect(after[0]!.id).toBe(other.id);
      });

      it('removes a card once; another follows as the default', async () => {
        shop.signIn('bob');
        await buy(white(1));
        const [first, second, ...others] = await buy(white(1));
        await shop.wallet.remove(first!.id);
        expect(await shop.wallet.list()).toEqual([{ ...second, isDefault: true }, ...others]);
        expect(await rejection(shop.wallet.remove(first!.id))).toMatchObject({ code: 'not_found' });
      });

      it('keeps the card that pays for a subscription, and says so (spec §3 Subscription)', async () => {
        shop.signIn('bob');
        const [card] = await buy(club);
        expect(card!.subscriptionIds).toEqual([expect.any(String)]);
        expect(await rejection(shop.wallet.remove(card!.id))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { base: [expect.stringContaining(card!.subscriptionIds[0]!)] },
        });
        expect(await shop.wallet.list()).toContainEqual(card);
      });
    });
  });
}
