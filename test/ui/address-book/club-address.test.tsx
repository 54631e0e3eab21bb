import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Address } from '#src/domain/address-book/address';
import { page } from '#src/ui/address-book/addresses';
import { clubAddressMessages } from '#src/ui/address-book/club-address-messages';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { noAnswer } from '#test/application/failures';
import { aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';
import { press } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const { named, edit, remove, form } = addressBookMessages;
const old = anAddress({ address1: '12 Old Street', city: 'Napa', zipcode: '94558' });
const office = anAddress({ address1: '2 Office Rd' });
const still = clubAddressMessages.still('12 Old Street', 'Napa');
const boxPage = '/account/subscriptions/subscription-1/';

/** A member with two addresses, to the first of which a box ships. */
async function atAddresses() {
  const visitor = await AccountVisitor.signedIn({
    prove: (arriving) => {
      arriving.subscriptions.give(aSubscription({ shipAddress: old }), 'customer-1');
      return arriving.proveElsewhere();
    },
  });
  visitor.shopper.tab.world.addresses.give('customer-1', old, office);
  await visitor.open(page.View, '/account/addresses/');
  await visitor.pass();
  const box = (): Address | undefined => visitor.subscriptions.see('subscription-1')?.shipAddress;
  return { visitor, box };
}

async function change(visitor: AccountVisitor, address: Address, changes: Partial<Address>): Promise<void> {
  await press(visitor, named(edit, address.address1));
  const dialog = within(screen.getByRole('dialog'));
  for (const [field, value] of Object.entries(changes)) {
    const label = checkoutMessages.fields[field as 'address1'];
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  await userEvent.click(dialog.getByRole('button', { name: form.save }));
  await visitor.pass();
}

describe('A club box at an address that changes (spec §4 Subscription actions, update)', () => {
  it('is named after an edit, and ships to the new address when its member wants it', async () => {
    const { visitor, box } = await atAddresses();
    await change(visitor, old, { address1: '34 New Street' });
    screen.getByText(still);
    expect([box()?.address1, await violations(document.body)]).toEqual(['12 Old Street', []]);
    await press(visitor, clubAddressMessages.move('34 New Street'));
    expect(box()).toEqual({ ...old, address1: '34 New Street' });
    expect(screen.queryByText(still)).toBeNull();
    expect(visitor.shopper.heard).toBe(clubAddressMessages.moved('34 New Street'));
    expect(document.activeElement?.textContent).toBe(addressBookMessages.title);
  });

  it('is named when its recipient or phone number changes', async () => {
    const { visitor, box } = await atAddresses();
    await change(visitor, old, { phone: '2125550123' });
    screen.getByText(clubAddressMessages.stillAsBefore('12 Old Street'));
    await press(visitor, clubAddressMessages.move('12 Old Street'));
    expect(box()?.phone).toBe('2125550123');
  });

  it('leads to its own page after a removal, and is quiet once that is undone', async () => {
    const { visitor } = await atAddresses();
    await press(visitor, named(remove, '12 Old Street'));
    screen.getByText(still);
    expect(screen.getByRole('link', { name: clubAddressMessages.choose }).getAttribute('href')).toBe(boxPage);
    expect(await violations(document.body)).toEqual([]);
    await press(visitor, kitMessages.undo);
    expect(screen.queryByText(still)).toBeNull();
  });

  it('leads to its own page where wine cannot be shipped to the new address', async () => {
    const { visitor, box } = await atAddresses();
    await change(visitor, old, { city: 'Moab', stateAbbr: 'UT', zipcode: '84532' });
    await press(visitor, clubAddressMessages.move('12 Old Street'));
    expect(screen.getByRole('link', { name: clubAddressMessages.choose }).getAttribute('href')).toBe(boxPage);
    expect(box()?.city).toBe('Napa');
  });

  it('stays where it is when the change fails, and says so', async () => {
    const { visitor, box } = await atAddresses();
    await change(visitor, old, { address1: '34 New Street' });
    visitor.subscriptions.failNext('update', noAnswer());
    visitor.subscriptions.failNext('read', noAnswer());
    await press(visitor, clubAddressMessages.move('34 New Street'));
    expect([box()?.address1, screen.queryByText(still)]).toEqual(['12 Old Street', expect.anything()]);
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).not.toBe('');
  });

  it('is not named when another address changes', async () => {
    const { visitor } = await atAddresses();
    await change(visitor, office, { address1: '34 New Street' });
    await press(visitor, named(remove, '34 New Street'));
    expect(screen.queryByText(/club box/)).toBeNull();
  });
});
