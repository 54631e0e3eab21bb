import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { LoadAddressBook } from '#src/application/address-book/load-address-book';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import type { Address } from '#src/domain/address-book/address';
import { readAddressDraft } from '#src/ui/address-book/address-draft';
import { page } from '#src/ui/address-book/addresses';
import { addressBookMessages, addressFailures } from '#src/ui/address-book/shared/address-book-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { startUpTimeout } from '#src/ui/customer/shared/customer-resource';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { noAnswer } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { button, fieldErrors, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const { named, edit, remove, makeDefault, form: messages } = addressBookMessages;
const path = '/account/addresses/';
const user = 'customer-1';
const home = anAddress({ address1: '1 Home St' });
const office = anAddress({ address1: '2 Office Rd', address2: 'Floor 3' });
const cabin = anAddress({ address1: '3 Cabin Way', city: 'Moab', stateAbbr: 'UT', zipcode: '84532' });

async function customerWith(...addresses: readonly Address[]) {
  const visitor = await AccountVisitor.signedIn();
  const server = visitor.shopper.tab.world.addresses;
  server.give(user, ...addresses);
  return { visitor, server };
}

/** A customer with these addresses, on their page. */
async function atAddresses(...addresses: readonly Address[]) {
  const { visitor, server } = await customerWith(...addresses);
  const { unmount } = await visitor.open(page.View, path);
  return { visitor, server, unmount };
}

const rows = () => {
  const list = screen.queryByRole('list', { name: addressBookMessages.title });
  return list ? within(list).getAllByRole('listitem') : [];
};
const streets = () => rows().map((row) => row.querySelectorAll('bdi')[1]?.textContent);
const dialog = () => screen.queryByRole('dialog');
const inDialog = (label: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`));
const type = (field: keyof typeof checkoutMessages.fields, value: string) =>
  fireEvent.change(inDialog(checkoutMessages.fields[field]), { target: { value } });
const typeAll = ({ name, address1, city, zipcode, phone, stateAbbr }: Address) => {
  for (const [field, value] of Object.entries({ name, address1, city, zipcode, phone, stateAbbr }))
    type(field as 'name', value);
};

async function confirm(visitor: AccountVisitor, name: string): Promise<void> {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await visitor.pass();
}

describe('The address book (spec §1, §2 /account/addresses/, §3 Address book entry, §7 address_book)', () => {
  it('lists the addresses, the default first', async () => {
    await atAddresses(home, office);
    expect(streets()).toEqual(['1 Home St', '2 Office Rd']);
    within(rows()[0]!).getByText(addressBookMessages.isDefault);
    expect(within(rows()[1]!).queryByText(addressBookMessages.isDefault)).toBeNull();
    expect(await violations(document.body)).toEqual([]);
  });

  it('says so when there are none, and takes the first', async () => {
    const { visitor, server } = await atAddresses();
    screen.getByText(addressBookMessages.empty.title);
    await press(visitor, addressBookMessages.add);
    expect(await violations(document.body)).toEqual([]);
    typeAll(home);
    await confirm(visitor, addressBookMessages.add);
    expect(server.see(user)).toMatchObject([{ address: home, isDefault: true }]);
    expect(dialog()).toBeNull();
    expect(document.activeElement?.textContent).toContain('1 Home St');
    expect(visitor.shopper.heard).toBe(addressBookMessages.saved('1 Home St'));
  });

  it('keeps the text of another one when an address is saved whose form was closed before', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, addressBookMessages.add);
    typeAll(office);
    const gate = server.hold('save');
    await confirm(visitor, addressBookMessages.add);
    await gate.reached;
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await press(visitor, addressBookMessages.add);
    typeAll(cabin);
    gate.release();
    await visitor.pass();
    expect(streets()).toEqual(['1 Home St', '2 Office Rd']);
    expect(inDialog(checkoutMessages.fields.address1)).toHaveProperty('value', '3 Cabin Way');
    expect(readAddressDraft(visitor.shopper.tab.drafts)?.values.address1).toBe('3 Cabin Way');
    expect(visitor.shopper.heard).toBe(addressBookMessages.saved('2 Office Rd'));
  });

  // Strict mode mounts the page twice, so that it asks twice.
  it('waits for the addresses', async () => {
    const { visitor, server } = await customerWith(home);
    const gates = [server.hold('list'), server.hold('list')];
    await visitor.open(page.View, path);
    screen.getByText(addressBookMessages.loading);
    gates.forEach((gate) => gate.release());
    await visitor.pass();
    expect(streets()).toEqual(['1 Home St']);
  });

  it('says when the addresses do not come, and asks again', async () => {
    const { visitor, server } = await customerWith(home);
    server.failNext('list', noAnswer());
    server.failNext('list', noAnswer());
    await visitor.open(page.View, path);
    expect(told()).toContain(describeFailure(noAnswer(), addressFailures));
    await press(visitor, kitMessages.tryAgain);
    expect(streets()).toEqual(['1 Home St']);
  });

  it('finds out who the customer is when start-up could not', async () => {
    const visitor = await AccountVisitor.signedIn({
      prove: async (arriving) => {
        await arriving.proveElsewhere();
        for (let tries = 0; tries < 50; tries += 1) arriving.shopper.shop.failNext('readMe', noAnswer());
      },
    });
    visitor.shopper.tab.world.addresses.give(user, home);
    await visitor.open(page.View, path);
    expect(visitor.shopper.tab.customer.current).toBeUndefined();
    screen.getByText(addressBookMessages.loading);
    await visitor.pass(startUpTimeout - 1);
    visitor.shopper.shop.forgetIncidents();
    await visitor.pass(1);
    expect(streets()).toEqual(['1 Home St']);
  });

  it('keeps the known addresses when they cannot be loaded again', async () => {
    const { visitor, server, unmount } = await atAddresses(home);
    unmount();
    server.failNext('list', noAnswer());
    server.failNext('list', noAnswer());
    await visitor.open(page.View, path);
    expect(streets()).toEqual(['1 Home St']);
    screen.getByText(new RegExp(addressBookMessages.stale));
    await press(visitor, kitMessages.tryAgain);
    expect(screen.queryByText(new RegExp(addressBookMessages.stale))).toBeNull();
  });

  it('asks a guest to sign in, and comes back', async () => {
    const visitor = await AccountVisitor.guest();
    await visitor.open(page.View, path);
    expect(visitor.address).toBe(`/account/login/?return=${encodeURIComponent(path)}`);
  });
});

/** Moves an address to Oakland, whose answer and look-up are both lost. */
async function movedToOaklandUnanswered() {
  const opened = await atAddresses(home);
  const { visitor, server } = opened;
  await press(visitor, named(edit, '1 Home St'));
  type('city', 'Oakland');
  server.failAfter('save', noAnswer());
  // The first list is read before the change is sent.
  server.holdAnswer('list').release();
  server.failNext('list', noAnswer());
  await confirm(visitor, messages.save);
  return opened;
}

describe('Editing an address', () => {
  it('replaces it, and keeps it the default', async () => {
    const { visitor, server } = await atAddresses(home, office);
    await press(visitor, named(edit, '1 Home St'));
    expect((inDialog(checkoutMessages.fields.city) as HTMLInputElement).value).toBe('Fresno');
    type('address1', '  11 Home St ');
    await confirm(visitor, messages.save);
    expect(server.see(user)).toMatchObject([
      { address: { address1: '11 Home St' }, isDefault: true },
      { address: office },
    ]);
    expect(document.activeElement).toBe(button(named(edit, '11 Home St')));
  });

  it('is refused at the fields, by the form and by the server', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, named(edit, '1 Home St'));
    type('zipcode', '12');
    type('name', `A${'🍷'.repeat(249)}`);
    await confirm(visitor, messages.save);
    expect(fieldErrors()).toEqual([checkoutMessages.problems.tooLong, checkoutMessages.problems.zipcode]);
    expect(document.activeElement).toBe(inDialog(checkoutMessages.fields.name));
    expect(server.received).not.toContain('save');
    type('zipcode', '93650');
    type('name', 'زوي 🍷');
    await confirm(visitor, messages.save);
    expect(server.see(user)).toMatchObject([{ address: { name: 'زوي 🍷' } }]);
  });

  it('keeps the typed text when it cannot be saved', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, named(edit, '1 Home St'));
    type('city', 'Oakland');
    server.failNext('save', noAnswer());
    await confirm(visitor, messages.save);
    expect(told()).toContain(describeFailure(noAnswer(), addressFailures));
    await confirm(visitor, messages.save);
    expect(server.see(user)).toMatchObject([{ address: { city: 'Oakland' } }]);
  });

  it('is told as saved when a second press finds that only the answer was lost (spec §8)', async () => {
    const { visitor, server } = await movedToOaklandUnanswered();
    expect(told()).toContain(describeFailure(noAnswer(), addressFailures));
    await confirm(visitor, messages.save);
    expect([dialog(), visitor.shopper.heard]).toEqual([null, addressBookMessages.saved('1 Home St')]);
    expect(server.see(user)).toMatchObject([{ address: { city: 'Oakland' } }]);
    expect(server.received.filter((method) => method === 'save')).toHaveLength(1);
  });

  it('is not asked for again when the page is loaded anew and only the answer was lost (spec §8)', async () => {
    const { visitor, unmount } = await movedToOaklandUnanswered();
    unmount();
    await act(() => visitor.shopper.tab.get(LoadAddressBook).execute());
    await visitor.open(page.View, path);
    expect([dialog(), streets()]).toEqual([null, ['1 Home St']]);
    expect(readAddressDraft(visitor.shopper.tab.drafts)).toBeUndefined();
  });

  it('says that the address was changed in another tab, keeps the typed text, and saves it as a new one', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, named(edit, '1 Home St'));
    type('city', 'Oakland');
    server.changeElsewhere(user, server.see(user)[0]!.id, office);
    await confirm(visitor, messages.save);
    screen.getByText(messages.gone);
    expect((inDialog(checkoutMessages.fields.city) as HTMLInputElement).value).toBe('Oakland');
    expect(server.see(user).map(({ address }) => address)).toEqual([office]);
    await confirm(visitor, addressBookMessages.add);
    expect(streets()).toEqual(['2 Office Rd', '1 Home St']);
  });

  it('takes an address in a state that wine is not shipped to, and says so at the field and in the list', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, addressBookMessages.add);
    typeAll(cabin);
    const refusal = checkoutMessages.cannotShipTo('Utah', true);
    within(dialog()!).getByText(messages.canBeSaved(refusal));
    await confirm(visitor, addressBookMessages.add);
    expect(server.see(user)[1]).toMatchObject({ address: cabin });
    within(rows()[1]!).getByText(refusal);
  });

  it('takes a post-office box for orders without wine, and says so at the line and in the list (spec §1)', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, addressBookMessages.add);
    typeAll({ ...office, address1: 'PO Box 12' });
    within(dialog()!).getByText(messages.canBeSaved(checkoutMessages.problems.postOfficeBox));
    await confirm(visitor, addressBookMessages.add);
    expect(server.see(user)[1]).toMatchObject({ address: { address1: 'PO Box 12' } });
    within(rows()[1]!).getByText(checkoutMessages.problems.postOfficeBox);
  });

  it('is refused with the ZIP code of another state, at both fields (spec §9 Shippable states)', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, named(edit, '1 Home St'));
    type('zipcode', '84101');
    await confirm(visitor, messages.save);
    const problem = checkoutMessages.problems.zipcodeElsewhere('84101', 'California', 'Utah');
    expect(fieldErrors()).toEqual([problem, problem]);
    expect(server.received).not.toContain('save');
  });

  it('forgets the typed text once the form is closed', async () => {
    const { visitor } = await atAddresses(home);
    await press(visitor, addressBookMessages.add);
    type('city', 'Oakland');
    await confirm(visitor, kitMessages.close);
    await press(visitor, addressBookMessages.add);
    expect((inDialog(checkoutMessages.fields.city) as HTMLInputElement).value).toBe('');
  });
});

describe('Text in the form of an address', () => {
  /** The server ends the session, and the same customer signs in again. */
  async function endAndReturn(visitor: AccountVisitor): Promise<void> {
    const { tab } = visitor.shopper;
    visitor.provider.endSessions();
    const authorization = tab.get(SessionAuthorization);
    await act(async () => {
      await authorization.renew(await authorization.token());
    });
    screen.getByText(accountMessages.ended.title);
    expect(dialog()).toBeNull();
    await act(() => tab.signIn());
    await visitor.pass();
  }

  it('stays when the session ends, and stands there again after signing in', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, addressBookMessages.add);
    typeAll(office);
    await endAndReturn(visitor);
    expect((inDialog(checkoutMessages.fields.address1) as HTMLInputElement).value).toBe('2 Office Rd');
    await confirm(visitor, addressBookMessages.add);
    expect(server.see(user)).toMatchObject([{ address: home }, { address: { address1: '2 Office Rd' } }]);
  });

  it('belongs to its entry, or is a new address when the entry is gone meanwhile', async () => {
    const { visitor, server } = await atAddresses(home);
    await press(visitor, named(edit, '1 Home St'));
    type('city', 'Oakland');
    await endAndReturn(visitor);
    within(dialog()!).getByRole('button', { name: messages.save });
    server.removeElsewhere(user, server.see(user)[0]!.id);
    await endAndReturn(visitor);
    screen.getByText(messages.gone);
    await confirm(visitor, addressBookMessages.add);
    expect(server.see(user)).toMatchObject([{ address: { city: 'Oakland' } }]);
  });
});

describe('Removing an address', () => {
  it('can be undone, with the default as it was', async () => {
    const { visitor, server } = await atAddresses(home, office);
    await press(visitor, named(remove, '1 Home St'));
    expect(streets()).toEqual(['2 Office Rd']);
    expect(document.activeElement).toBe(button(kitMessages.undo));
    await press(visitor, kitMessages.undo);
    expect(server.see(user)).toMatchObject([
      { address: home, isDefault: true },
      { address: office, isDefault: false },
    ]);
    expect(document.activeElement?.textContent).toContain('1 Home St');
    expect(screen.queryByRole('button', { name: kitMessages.undo })).toBeNull();
  });

  it('leaves nothing behind but the way back when it was the last', async () => {
    const { visitor } = await atAddresses(home);
    await press(visitor, named(remove, '1 Home St'));
    screen.getByText(addressBookMessages.empty.title);
    await press(visitor, kitMessages.undo);
    expect(streets()).toEqual(['1 Home St']);
  });

  it('is no news when another tab has done it already', async () => {
    const { visitor, server } = await atAddresses(home, office);
    server.removeElsewhere(user, server.see(user)[1]!.id);
    await press(visitor, named(remove, '2 Office Rd'));
    expect(streets()).toEqual(['1 Home St']);
    expect(told()).toBe('');
  });

  it('says why it did not work, and why the way back did not', async () => {
    const { visitor, server } = await atAddresses(home);
    server.failNext('remove', noAnswer());
    await press(visitor, named(remove, '1 Home St'));
    expect(told()).toContain(describeFailure(noAnswer(), addressFailures));
    expect(streets()).toEqual(['1 Home St']);
    await press(visitor, named(remove, '1 Home St'));
    server.failNext('save', noAnswer());
    await press(visitor, kitMessages.undo);
    expect(told()).toContain(describeFailure(noAnswer(), addressFailures));
    await press(visitor, kitMessages.undo);
    expect(streets()).toEqual(['1 Home St']);
    expect(told()).toBe('');
  });
});

describe('Choosing the default address', () => {
  it('puts it first', async () => {
    const { visitor, server } = await atAddresses(home, office);
    await press(visitor, named(makeDefault, '2 Office Rd'));
    expect(server.see(user)).toMatchObject([{ address: office, isDefault: true }, { isDefault: false }]);
    expect(streets()).toEqual(['2 Office Rd', '1 Home St']);
    expect(document.activeElement?.textContent).toContain('2 Office Rd');
    expect(visitor.shopper.heard).toBe(addressBookMessages.nowDefault('2 Office Rd'));
  });

  it('says so when the address is gone, and shows the book as it is', async () => {
    const { visitor, server } = await atAddresses(home, office);
    server.removeElsewhere(user, server.see(user)[1]!.id);
    await press(visitor, named(makeDefault, '2 Office Rd'));
    expect(told()).toContain(addressBookMessages.gone);
    expect(streets()).toEqual(['1 Home St']);
  });
});
