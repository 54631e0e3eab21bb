import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { anAddress } from '#test/builders/an-address';
import { press } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { aClub, atSubscription } from './at-subscription';

const { address: messages, settings } = subscriptionMessages;
const { choose } = addressBookMessages;
const home = anAddress({ phone: '2125550123' });
const office = anAddress({ address1: '2 Office Rd', phone: '2125550124' });
const cabin = anAddress({
  address1: '3 Cabin Way',
  city: 'Moab',
  stateAbbr: 'UT',
  zipcode: '84532',
  phone: '2125550125',
});

const inDialog = () => within(screen.getByRole('dialog'));
const card = (street: string) => inDialog().getByRole<HTMLInputElement>('radio', { name: new RegExp(street) });
const street = () => inDialog().queryByRole<HTMLInputElement>('textbox', { name: /^Street address/ });

/** A member who changes where the club box goes. */
async function changing(shipAddress = home) {
  const { visitor, gateway } = await atSubscription('subscription-17', aClub({ shipAddress }));
  visitor.shopper.tab.world.addresses.give('customer-1', home, office, cabin);
  await press(visitor, `${settings.change} ${settings.changeNamed.address}`);
  const save = () => press(visitor, messages.save);
  return { visitor, gateway, save };
}

describe('A saved address for a subscription (spec §1 Address book, §3 Address book entry, §4 Subscription actions, update)', () => {
  it('is chosen from those of the customer: the present one first, none that wine is not shipped to', async () => {
    const { gateway, save } = await changing();
    expect(card('1 Invented St').checked).toBe(true);
    expect(card('3 Cabin Way').disabled).toBe(true);
    expect(street()).toBeNull();
    expect(await violations(document.body)).toEqual([]);
    await userEvent.click(card('2 Office Rd'));
    await save();
    expect(gateway.see('subscription-17')?.shipAddress).toEqual(office);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves room for another address', async () => {
    const { gateway, save } = await changing();
    await userEvent.click(card(choose.other));
    expect(street()?.value).toBe('');
    await save();
    inDialog().getByText(checkoutMessages.problems.address1);
    expect(gateway.received).not.toContain('update');
  });

  it('is none of the present address: that one stands in the fields', async () => {
    await changing(anAddress({ address1: '9 Elsewhere' }));
    expect(card(choose.other).checked).toBe(true);
    expect(street()?.value).toBe('9 Elsewhere');
  });
});
