import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailPreferences } from '#src/domain/customer/mail-preferences';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** Tests the shop's calls for a signed-in customer (spec §6 Signed-in, §7 users, orders/current, associate_user). */
export function describeCustomerGateway(name: string, { variations, make, dispose }: ContractSubject): void {
  describe(`CustomerGateway and the customer's orders of ${name} (spec §4 Cart merge on sign-in, §6, §7)`, () => {
    let shop: ShopUnderTest;
    beforeAll(async () => {
      shop = await make();
    });
    afterEach(() => shop.signIn(undefined));
    afterAll(dispose);

    it('knows the signed-in customer', async () => {
      shop.signIn('ada');
      const ada = await shop.CustomerGateway.readMe();
      shop.signIn('bob');
      const bob = await shop.CustomerGateway.readMe();
      expect(ada.email).toContain('ada');
      expect(bob.id).not.toBe(ada.id);
    });

    it('tells a guest nothing', async () => {
      expect(await rejection(shop.CustomerGateway.readMe())).toMatchObject({ code: 'unauthorized' });
    });

    it('changes this customer alone', async () => {
      shop.signIn('ada');
      const ada = await shop.CustomerGateway.readMe();
      expect(await shop.CustomerGateway.update(ada.id, { name: 'Ada Example' })).toMatchObject({
        id: ada.id,
        name: 'Ada Example',
      });
      shop.signIn('bob');
      for (const id of [ada.id, 'no-such-customer'])
        expect(await rejection(shop.CustomerGateway.update(id, { name: 'Mallory' }))).toMatchObject({
          code: 'not_found',
        });
    });

    it.each([{ name: 'Ada\u200e' }, { name: '=A1\nGwen' }, { email: 'ada@example.test\u200e' }])(
      'refuses invisible marks and line breaks: %j',
      async (change) => {
        shop.signIn('ada');
        const ada = await shop.CustomerGateway.readMe();
        expect(await rejection(shop.CustomerGateway.update(ada.id, change))).toMatchObject({
          code: 'unprocessable_entity',
          errors: Object.fromEntries(Object.keys(change).map((field) => [field, [expect.any(String)]])),
        });
        expect(await shop.CustomerGateway.readMe()).toEqual(ada);
      },
    );

    it('gives no customer an address that they have not proven, and tells of none if another has it', async () => {
      shop.signIn('bob');
      await shop.CustomerGateway.readMe();
      shop.signIn('ada');
      const ada = await shop.CustomerGateway.readMe();
      for (const email of ['Bob@example.test', 'nobody@example.test'])
        expect(await rejection(shop.CustomerGateway.update(ada.id, { email })), email).toMatchObject({
          code: 'unprocessable_entity',
          errors: { email: ['is not proven'] },
        });
      expect((await shop.CustomerGateway.readMe()).email).toBe(ada.email);
    });

    it('keeps which mails a customer wants, and the name beside them', async () => {
      shop.signIn('ada');
      const ada = await shop.CustomerGateway.readMe();
      expect(mailPreferences(ada)).toEqual({ news: false, reminders: true });
      const preferences = { news: true, reminders: false };
      expect(await shop.CustomerGateway.update(ada.id, { preferences })).toMatchObject({ preferences });
      await shop.CustomerGateway.update(ada.id, { name: 'Ada' });
      expect(await shop.CustomerGateway.readMe()).toMatchObject({ preferences, name: 'Ada' });
    });

    it('has no current order for a guest', async () => {
      await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]);
      expect(await shop.OrderGateway.readCurrent()).toBeUndefined();
    });

    it('knows the newest order that a customer has not completed', async () => {
      shop.signIn('bob');
      await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]);
      const newest = await shop.OrderGateway.create([{ sku: 'RED-1', quantity: 2 }]);
      expect(await shop.OrderGateway.readCurrent()).toEqual(newest);
    });

    it('makes the customer the owner of a guest cart, which is their current order from then on', async () => {
      const cart = await shop.OrderGateway.create([{ sku: 'RED-1', quantity: 3 }]);
      expect(cart.userId).toBeUndefined();
      shop.signIn('ada');
      const ada = await shop.CustomerGateway.readMe();
      const owned = await shop.OrderGateway.associateUser(cart);
      expect(owned).toMatchObject({ number: cart.number, userId: ada.id, email: ada.email });
      expect(owned.lineItems).toMatchObject([{ sku: 'RED-1', quantity: 3 }]);
      expect(await shop.OrderGateway.readCurrent()).toMatchObject({ number: cart.number });
    });

    it('gives no order to a guest, nor one whose token is wrong', async () => {
      const cart = await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]);
      expect(await rejection(shop.OrderGateway.associateUser(cart))).toMatchObject({ code: 'unauthorized' });
      shop.signIn('ada');
      expect(await rejection(shop.OrderGateway.associateUser({ ...cart, token: 'not-its-token' }))).toMatchObject({
        code: 'unauthorized',
      });
    });

    it('gives no order of one customer to another, not even with its token', async () => {
      shop.signIn('bob');
      const bobs = await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]);
      shop.signIn('ada');
      expect(await rejection(shop.OrderGateway.associateUser(bobs))).toMatchObject({ code: 'unauthorized' });
      expect(await shop.OrderGateway.read(bobs)).toMatchObject({ userId: bobs.userId, email: bobs.email });
      shop.signIn('bob');
      expect(await shop.OrderGateway.associateUser(bobs)).toMatchObject({ userId: bobs.userId });
    });

    it('meets a conflict while the order is locked (spec §8, 409)', async () => {
      const cart = await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]);
      await shop.lock(cart);
      shop.signIn('ada');
      expect(await rejection(shop.OrderGateway.associateUser(cart))).toMatchObject({ code: 'locked' });
      await shop.unlock(cart);
      expect(await shop.OrderGateway.associateUser(cart)).toMatchObject({ number: cart.number });
    });

    it('deletes nothing of a guest, nor of another customer', async () => {
      shop.signIn('ada');
      const { id } = await shop.CustomerGateway.readMe();
      shop.signIn('bob');
      expect(['not_found', 'not_allowed']).toContain((await rejection(shop.CustomerGateway.remove(id))).code);
      shop.signIn('ada');
      expect((await shop.CustomerGateway.readMe()).id).toBe(id);
    });

    it('deletes an account: a customer who comes back begins anew, if accounts can be deleted at all', async () => {
      shop.signIn('bob');
      await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]);
      const bob = await shop.CustomerGateway.readMe();
      await shop.CustomerGateway.update(bob.id, { name: 'Bob' });
      if (variations.accountRemoval === 'not-offered') {
        expect(await rejection(shop.CustomerGateway.remove(bob.id))).toMatchObject({ code: 'not_allowed' });
        expect(await shop.CustomerGateway.readMe()).toMatchObject({ id: bob.id, name: 'Bob' });
        return;
      }
      await shop.CustomerGateway.remove(bob.id);
      shop.signIn('bob');
      const again = await shop.CustomerGateway.readMe();
      expect(again.id).not.toBe(bob.id);
      expect(again.name).toBeUndefined();
      expect(await shop.OrderGateway.readCurrent()).toBeUndefined();
    });
  });
}
