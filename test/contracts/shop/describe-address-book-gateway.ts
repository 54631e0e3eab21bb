import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddressBook } from '#src/domain/address-book/address-book';
import { anAddress } from '#test/builders/an-address';
import { checkoutWalk, contact, fizz } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

const home = anAddress({ address1: '1 Home St' });
const office = anAddress({ address1: '2 Office Rd', address2: 'Floor 3', stateAbbr: 'CA' });
const cabin = anAddress({ address1: '3 Cabin Way', phone: '5595550199' });

const shape = (book: AddressBook): unknown => book.map(({ address, isDefault }) => [address.address1, isDefault]);

export function describeAddressBookGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`AddressBookGateway of ${name} (spec §3 Address book entry, §6 Signed-in only, §7 address_book)`, () => {
    let shop: ShopUnderTest;
    let userId: string;
    beforeAll(async () => {
      shop = await make();
      shop.signIn('bob');
      userId = (await shop.CustomerGateway.readMe()).id;
    });
    // Before as well: a customer who bought something in another contract has an address.
    beforeEach(empty);
    afterAll(async () => {
      await empty();
      await dispose();
    });

    async function empty(): Promise<void> {
      shop.signIn('bob');
      for (const { id } of await shop.AddressBookGateway.list(userId)) await shop.AddressBookGateway.remove(userId, id);
    }

    const { paidOrder } = checkoutWalk(() => shop);

    async function place(): Promise<void> {
      const { number, paymentPage } = await paidOrder(fizz(1));
      await shop.CheckoutGateway.finalizeSession(number, paymentPage!.sessionId);
    }

    it('is empty without an entry', async () => {
      expect(await shop.AddressBookGateway.list(userId)).toEqual([]);
    });

    it('makes the first address the default by itself, and no other', async () => {
      expect(shape(await shop.AddressBookGateway.save(userId, { address: home }))).toEqual([['1 Home St', true]]);
      expect(shape(await shop.AddressBookGateway.save(userId, { address: office }))).toEqual([
        ['1 Home St', true],
        ['2 Office Rd', false],
      ]);
    });

    it('keeps every field, and tells it again', async () => {
      await shop.AddressBookGateway.save(userId, { address: home });
      await shop.AddressBookGateway.save(userId, { address: office });
      expect((await shop.AddressBookGateway.list(userId)).map(({ address }) => address)).toEqual([home, office]);
    });

    it('makes another one the default, which comes first from then on', async () => {
      await shop.AddressBookGateway.save(userId, { address: home });
      const [, second] = await shop.AddressBookGateway.save(userId, { address: office });
      const after = await shop.AddressBookGateway.save(userId, { ...second!, isDefault: true });
      expect(shape(after)).toEqual([
        ['2 Office Rd', true],
        ['1 Home St', false],
      ]);
      expect(after[0]!.id).toBe(second!.id);
    });

    it('gives an edited entry another id, and leaves the default as it was', async () => {
      const [first] = await shop.AddressBookGateway.save(userId, { address: home });
      await shop.AddressBookGateway.save(userId, { address: office });
      const after = await shop.AddressBookGateway.save(userId, { id: first!.id, address: cabin });
      expect(shape(after)).toEqual([
        ['3 Cabin Way', true],
        ['2 Office Rd', false],
      ]);
      expect(after[0]!.id).not.toBe(first!.id);
    });

    it('clears a field that was emptied', async () => {
      const [entry] = await shop.AddressBookGateway.save(userId, { address: office });
      const [edited] = await shop.AddressBookGateway.save(userId, {
        id: entry!.id,
        address: { ...office, address2: '' },
      });
      expect(edited!.address.address2).toBe('');
    });

    it('does not store an equal address twice, neither added nor edited into', async () => {
      const [first] = await shop.AddressBookGateway.save(userId, { address: home });
      expect(await shop.AddressBookGateway.save(userId, { address: home })).toEqual([first]);
      const [, second] = await shop.AddressBookGateway.save(userId, { address: office });
      expect(shape(await shop.AddressBookGateway.save(userId, { id: second!.id, address: home }))).toEqual([
        ['1 Home St', true],
      ]);
    });

    it('adds an entry for an id that it no longer has', async () => {
      const [first] = await shop.AddressBookGateway.save(userId, { address: home });
      await shop.AddressBookGateway.save(userId, { id: first!.id, address: office });
      expect(shape(await shop.AddressBookGateway.save(userId, { id: first!.id, address: cabin }))).toEqual([
        ['2 Office Rd', true],
        ['3 Cabin Way', false],
      ]);
    });

    it('keeps the address of every order that is placed, once, as the default (docs/adr/0020)', async () => {
      await shop.AddressBookGateway.save(userId, { address: home });
      await place();
      await shop.AddressBookGateway.save(userId, { address: office, isDefault: true });
      await place();
      const [first, ...others] = await shop.AddressBookGateway.list(userId);
      expect(shape([first!])).toEqual([[contact.address.address1, true]]);
      // Only the place of the default is promised.
      expect(shape(others)).toHaveLength(2);
      expect(shape(others)).toEqual(
        expect.arrayContaining([
          ['1 Home St', false],
          ['2 Office Rd', false],
        ]),
      );
    });

    it('keeps the address of no guest and of no order that is not placed', async () => {
      await paidOrder(fizz(1));
      shop.signIn(undefined);
      await place();
      shop.signIn('bob');
      expect(await shop.AddressBookGateway.list(userId)).toEqual([]);
    });

    it('removes an entry; nothing replaces a removed default', async () => {
      const [first] = await shop.AddressBookGateway.save(userId, { address: home });
      await shop.AddressBookGateway.save(userId, { address: office });
      expect(shape(await shop.AddressBookGateway.remove(userId, first!.id))).toEqual([['2 Office Rd', false]]);
    });

    it('changes nothing when it removes a missing entry', async () => {
      const [first] = await shop.AddressBookGateway.save(userId, { address: home });
      await shop.AddressBookGateway.save(userId, { address: office });
      await shop.AddressBookGateway.remove(userId, first!.id);
      for (const id of [first!.id, 'no-such-address'])
        expect(shape(await shop.AddressBookGateway.remove(userId, id))).toEqual([['2 Office Rd', false]]);
    });

    it('keeps pictures, other scripts and addresses that wine is not shipped to', async () => {
      const strange = anAddress({ name: '🍷 Zoë', address1: 'شارع الملك ١٢', stateAbbr: 'NY', zipcode: '10002' });
      const [entry] = await shop.AddressBookGateway.save(userId, { address: strange });
      expect(entry!.address).toEqual(strange);
    });

    it('refuses an invalid address, by its fields and unchanged', async () => {
      await shop.AddressBookGateway.save(userId, { address: home });
      const refused = shop.AddressBookGateway.save(userId, {
        address: { ...office, address1: '', city: 'x'.repeat(500) },
      });
      expect(await rejection(refused)).toMatchObject({
        code: 'unprocessable_entity',
        errors: { address1: [expect.any(String)], city: [expect.any(String)] },
      });
      expect(shape(await shop.AddressBookGateway.list(userId))).toEqual([['1 Home St', true]]);
    });

    it('refuses invisible marks, and a ZIP code of another state, by its fields', async () => {
      const pasted = { ...office, name: 'Ada\u200e', phone: '(((((((', zipcode: '84101' };
      expect(await rejection(shop.AddressBookGateway.save(userId, { address: pasted }))).toMatchObject({
        code: 'unprocessable_entity',
        errors: {
          name: [expect.any(String)],
          phone: [expect.any(String)],
          zipcode: [expect.any(String)],
          state: [expect.any(String)],
        },
      });
      expect(await shop.AddressBookGateway.list(userId)).toEqual([]);
    });

    it('keeps a post-office box, for goods without a signature, and one form of a phone number', async () => {
      const box = anAddress({ address1: 'PO Box 12' });
      await shop.AddressBookGateway.save(userId, { address: { ...box, phone: '559.555.0100' } });
      await shop.AddressBookGateway.save(userId, { address: { ...box, phone: '1-559-555-0100' } });
      expect((await shop.AddressBookGateway.list(userId)).map(({ address }) => address)).toEqual([
        { ...box, phone: '5595550100' },
      ]);
    });

    it("shows and changes no other customer's book, and none for a guest", async () => {
      const [mine] = await shop.AddressBookGateway.save(userId, { address: home });
      for (const who of ['ada', undefined] as const) {
        shop.signIn(who);
        for (const call of [
          () => shop.AddressBookGateway.list(userId),
          () => shop.AddressBookGateway.save(userId, { address: cabin }),
          () => shop.AddressBookGateway.save(userId, { id: mine!.id, address: cabin }),
          () => shop.AddressBookGateway.remove(userId, mine!.id),
        ]) {
          const refusal = await rejection(call());
          expect(refusal).toMatchObject({ code: 'unauthorized' });
          expect(JSON.stringify(refusal)).not.toContain('Home St');
        }
      }
      shop.signIn('bob');
      expect(await shop.AddressBookGateway.list(userId)).toEqual([mine]);
    });

    it("takes an id of another customer's address for none", async () => {
      const [mine] = await shop.AddressBookGateway.save(userId, { address: home });
      shop.signIn('ada');
      const ada = await shop.CustomerGateway.readMe();
      await shop.AddressBookGateway.remove(ada.id, mine!.id);
      shop.signIn('bob');
      expect(await shop.AddressBookGateway.list(userId)).toEqual([mine]);
    });
  });
}
