import { beforeEach, describe, expect, it } from 'vitest';
import { ChangeAddressBook } from '#src/application/address-book/change-address-book';
import { LoadAddressBook } from '#src/application/address-book/load-address-book';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { SignOut } from '#src/application/session/sign-out';
import { noAnswer, uncertainFailures } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { rejection } from '#test/contracts/shop/rejection';
import type { InMemoryAddressBookGateway } from '#test/fakes/shop/in-memory-address-book-gateway';
import { unauthorized } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const user = 'customer-1';
const home = anAddress({ address1: '1 Home St' });
const office = anAddress({ address1: '2 Office Rd' });
const cabin = anAddress({ address1: '3 Cabin Way' });

let tab: TestTab;
let server: InMemoryAddressBookGateway;
beforeEach(async () => {
  tab = openTab();
  server = tab.world.addresses;
  await tab.signIn();
});

const load = (where = tab) => where.get(LoadAddressBook).execute();
const change = (where = tab) => where.get(ChangeAddressBook);
const shown = (where = tab) => where.get(AddressBookState).current?.map(({ address }) => address.address1);

describe('Loading the address book (spec §3 Client state, user.addressBook; §7 GET address_book)', () => {
  it('shows the addresses, and keeps them when a later load fails', async () => {
    server.give(user, home, office);
    await load();
    expect(shown()).toEqual(['1 Home St', '2 Office Rd']);
    server.failNext('list', noAnswer());
    await rejection(load());
    expect(shown()).toEqual(['1 Home St', '2 Office Rd']);
  });

  it('has no addresses for a guest', async () => {
    await tab.get(SignOut).execute();
    expect(await rejection(load())).toMatchObject({ code: 'unauthorized' });
  });

  it('shows the addresses of the last customer to no other person (spec §4 Sign-out)', async () => {
    server.give(user, home);
    await load();
    await tab.get(SignOut).execute();
    expect(shown()).toBeUndefined();
    await tab.signIn('bob@example.com');
    await load();
    expect(shown()).toEqual([]);
  });

  it('shows no addresses that arrive after their customer has left', async () => {
    server.give(user, home);
    const answer = server.holdAnswer('list');
    const loading = load();
    await answer.reached;
    await tab.get(SignOut).execute();
    answer.release();
    await loading;
    expect(shown()).toBeUndefined();
  });
});

describe('Changing the address book (spec §7 PATCH, DELETE address_book)', () => {
  it('shows the book as the server has it then', async () => {
    expect(await change().save({ address: home })).toBe('saved');
    await change().save({ address: office });
    const [, second] = server.see(user);
    await change().save({ id: second!.id, address: cabin, isDefault: true });
    expect(shown()).toEqual(['3 Cabin Way', '1 Home St']);
    await change().remove(server.see(user)[0]!.id);
    expect(shown()).toEqual(['1 Home St']);
  });

  it('sends nothing for an entry that was changed elsewhere, and shows its new values', async () => {
    const [entry] = server.give(user, home);
    await load();
    const other = tab.openAnother();
    await other.signIn();
    await change(other).save({ id: entry!.id, address: office });
    expect(await change().save({ id: entry!.id, address: cabin })).toBe('gone');
    expect(server.see(user).map(({ address }) => address)).toEqual([office]);
    expect(shown()).toEqual(['2 Office Rd']);
  });

  it('sends nothing for an entry that was removed elsewhere', async () => {
    const [entry] = server.give(user, home);
    server.removeElsewhere(user, entry!.id);
    expect(await change().save({ id: entry!.id, address: cabin })).toBe('gone');
    expect(server.see(user)).toEqual([]);
  });

  it('removes a deleted entry without a complaint', async () => {
    const [entry] = server.give(user, home, office);
    await load();
    server.removeElsewhere(user, entry!.id);
    await change().remove(entry!.id);
    expect(shown()).toEqual(['2 Office Rd']);
  });

  it.each(uncertainFailures)('looks up a change without a usable answer: $code', async (failure) => {
    server.failAfter('save', failure);
    expect(await change().save({ address: home })).toBe('saved');
    const [entry] = server.see(user);
    server.failAfter('save', failure);
    expect(await change().save({ id: entry!.id, address: office })).toBe('saved');
    expect(shown()).toEqual(['2 Office Rd']);
    server.failAfter('remove', failure);
    await change().remove(server.see(user)[0]!.id);
    expect(shown()).toEqual([]);
    expect(server.received.filter((method) => method !== 'list')).toEqual(['save', 'save', 'remove']);
  });

  it('reports a change that was not made', async () => {
    const [entry] = server.give(user, home, office);
    server.failNext('save', noAnswer());
    expect(await rejection(change().save({ id: entry!.id, address: cabin }))).toMatchObject({ code: 'network_error' });
    server.failNext('save', noAnswer());
    const second = server.see(user)[1]!;
    expect(await rejection(change().save({ ...second, isDefault: true }))).toMatchObject({ code: 'network_error' });
    server.failNext('remove', noAnswer());
    expect(await rejection(change().remove(entry!.id))).toMatchObject({ code: 'network_error' });
    expect(shown()).toEqual(['1 Home St', '2 Office Rd']);
  });

  it('reports a change that was refused, with its fields, and the failure when looking up fails, too', async () => {
    expect(await rejection(change().save({ address: anAddress({ city: '' }) }))).toMatchObject({
      code: 'unprocessable_entity',
      errors: { city: [expect.any(String)] },
    });
    server.failNext('save', noAnswer());
    server.failNext('list', unauthorized());
    expect(await rejection(change().save({ address: home }))).toMatchObject({ code: 'network_error' });
  });

  it('does nothing for a guest', async () => {
    await tab.get(SignOut).execute();
    expect(await rejection(change().save({ address: home }))).toMatchObject({ code: 'not_logged_in' });
  });
});
