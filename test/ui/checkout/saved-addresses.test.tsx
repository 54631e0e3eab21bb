import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { SignOut } from '#src/application/session/sign-out';
import type { Address } from '#src/domain/address-book/address';
import { addressBookMessages, addressFailures } from '#src/ui/address-book/shared/address-book-messages';
import { addressBookTimeout } from '#src/ui/address-book/shared/address-choice';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { noAnswer } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { invalid } from '#test/fakes/shop/refusals';
import { field, fieldErrors, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const { choose } = addressBookMessages;
const { fields } = checkoutMessages;
const user = 'customer-1';
const home = anAddress({ address1: '1 Home St', phone: '2125550123' });
const office = anAddress({ address1: '2 Office Rd', phone: '2125550124' });
const cabin = anAddress({
  address1: '3 Cabin Way',
  city: 'Moab',
  stateAbbr: 'UT',
  zipcode: '84532',
  phone: '2125550125',
});

/** A customer with a bottle and these addresses, before the address step is opened. */
async function memberWith(addresses: readonly Address[]) {
  const visitor = await AccountVisitor.signedIn();
  const { tab } = visitor.shopper;
  tab.world.addresses.give(user, ...addresses);
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
  return { visitor, tab, server: tab.world.addresses };
}

const open = (visitor: AccountVisitor) => visitor.open(page.View, '/checkout/?step=address');

async function atAddressStep(...addresses: readonly Address[]) {
  const member = await memberWith(addresses);
  await open(member.visitor);
  return member;
}

const cards = () => screen.queryAllByRole<HTMLInputElement>('radio');
const card = (street: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(street) });
const chosen = () =>
  cards()
    .find(({ checked }) => checked)
    ?.closest('label')?.textContent;
const street = () => screen.queryByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${fields.address1}`) });
const type = (name: keyof typeof fields, value: string) =>
  fireEvent.change(
    screen.getByRole(name === 'stateAbbr' ? 'combobox' : 'textbox', { name: new RegExp(`^${fields[name]}`) }),
    { target: { value } },
  );

async function goOn(visitor: AccountVisitor): Promise<void> {
  const adult = screen.getByRole<HTMLInputElement>('checkbox', { name: checkoutMessages.adult });
  if (!adult.checked) await userEvent.click(adult);
  await press(visitor, checkoutMessages.toDelivery);
}

describe('Saved addresses at checkout (spec §1 Checkout, §3 Address book entry)', () => {
  it('stand first, the default chosen: a member goes on without typing', async () => {
    const { visitor } = await atAddressStep(home, office);
    expect(cards()).toHaveLength(3);
    expect(chosen()).toContain('1 Home St');
    expect(street()).toBeNull();
    expect(await violations(document.body)).toEqual([]);
    await goOn(visitor);
    expect(visitor.shopper.order).toMatchObject({ state: 'delivery', email: 'ada@example.com', shipAddress: home });
  });

  it('can be chosen; the order has the whole address, and it is chosen on coming back', async () => {
    const { visitor } = await atAddressStep(home, office);
    await userEvent.click(card('2 Office Rd'));
    await goOn(visitor);
    expect(visitor.shopper.order.shipAddress).toEqual(office);
    await visitor.shopper.goTo('/checkout/?step=address');
    expect(chosen()).toContain('2 Office Rd');
  });

  it('give way to another address, which is typed', async () => {
    const { visitor } = await atAddressStep(home);
    await userEvent.click(card(choose.other));
    screen.getByText(choose.savedByOrder);
    for (const [name, value] of Object.entries({ ...office, countryIso: undefined }))
      if (value) type(name as 'name', value);
    await goOn(visitor);
    expect(visitor.shopper.order.shipAddress).toEqual(office);
    // The back end adds it when the order is complete.
    expect(visitor.shopper.tab.world.addresses.received).not.toContain('save');
  });

  it('open empty fields for another address, also when the order has one of them', async () => {
    const { visitor } = await atAddressStep(home, office);
    await goOn(visitor);
    await visitor.shopper.goTo('/checkout/?step=address');
    await userEvent.click(card(choose.other));
    expect(street()?.value).toBe('');
    expect(field(fields.email).value).toBe('ada@example.com');
  });

  it("leave the order's own address in the fields when it is none of them", async () => {
    const { visitor, server } = await atAddressStep(home);
    await goOn(visitor);
    server.changeElsewhere(user, server.see(user)[0]!.id, office);
    await visitor.shopper.goTo('/checkout/?step=address');
    expect(chosen()).toBe(choose.other);
    expect(street()?.value).toBe('1 Home St');
  });

  it('leave alone text that was typed before a reload', async () => {
    const { visitor } = await memberWith([home]);
    const { unmount } = await open(visitor);
    await userEvent.click(card(choose.other));
    type('address1', '7 Half Typed');
    unmount();
    await open(visitor);
    expect(chosen()).toBe(choose.other);
    expect(street()?.value).toBe('7 Half Typed');
  });

  it('cannot be chosen where wine is not shipped to, and say why', async () => {
    const { visitor } = await atAddressStep(cabin, home);
    expect(card('3 Cabin Way').disabled).toBe(true);
    expect(card('3 Cabin Way').closest('label')?.textContent).toContain(checkoutMessages.cannotShipTo('Utah', true));
    expect(chosen()).toContain('1 Home St');
    await goOn(visitor);
    expect(visitor.shopper.order.shipAddress).toEqual(home);
  });

  it('are all refused: another one is typed', async () => {
    await atAddressStep(cabin);
    expect(chosen()).toBe(choose.other);
    expect(street()?.value).toBe('');
  });

  it('have to be chosen anew when the one of the order is refused since', async () => {
    const { visitor, tab } = await memberWith([home, cabin]);
    const { unmount } = await open(visitor);
    await goOn(visitor);
    unmount();
    const regions = tab.content.catalogue.regions.map((region) =>
      region.abbr === 'CA' ? { ...region, shippable: false } : { ...region, shippable: true },
    );
    tab.content.catalogue = { ...tab.content.catalogue, regions };
    const reloaded = visitor.shopper.reload();
    await reloaded.start();
    await reloaded.tab.signIn();
    await reloaded.open(page.View, '/checkout/?step=address');
    expect(chosen()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: checkoutMessages.toDelivery }));
    await reloaded.pass();
    screen.getByText(choose.needed);
    expect(document.activeElement).toBe(card('3 Cabin Way'));
  });

  it('open in the fields when they lack something, by the rules of the form and of the server', async () => {
    const { visitor, tab } = await atAddressStep({ ...home, phone: '' }, office);
    await goOn(visitor);
    expect(fieldErrors()).toEqual([expect.stringContaining(checkoutMessages.problems.phone)]);
    expect(street()?.value).toBe('1 Home St');
    await userEvent.click(card('2 Office Rd'));
    tab.shop.failNext('submitAddress', invalid({ 'ship_address.zipcode': ['is invalid'] }));
    await goOn(visitor);
    expect(fieldErrors()).toEqual([expect.stringContaining('ZIP code is invalid.')]);
    expect(street()?.value).toBe('2 Office Rd');
  });

  it('ask for the e-mail address beside them', async () => {
    const { visitor } = await atAddressStep(home);
    type('email', 'nobody');
    await goOn(visitor);
    expect(fieldErrors()).toEqual([expect.stringContaining(checkoutMessages.problems.email)]);
    expect(visitor.shopper.order.state).toBe('cart');
  });
});

describe('Saved addresses that are on their way', () => {
  it('are waited for, and not for long: then an address can be typed', async () => {
    const { visitor, server } = await memberWith([home]);
    const gates = [server.hold('list'), server.hold('list')];
    await open(visitor);
    screen.getByText(addressBookMessages.loading);
    expect(street()).toBeNull();
    await visitor.pass(addressBookTimeout);
    expect(street()).not.toBeNull();
    type('address1', '7 Half Typed');
    gates.forEach((gate) => gate.release());
    await visitor.pass();
    expect(chosen()).toBe(choose.other);
    expect(street()?.value).toBe('7 Half Typed');
  });

  it('may not come: an address can be typed, and they are asked for again', async () => {
    const { visitor, server } = await memberWith([home]);
    // Strict mode mounts the step twice, so that it asks twice.
    server.failNext('list', noAnswer());
    server.failNext('list', noAnswer());
    await open(visitor);
    screen.getByText(describeFailure(noAnswer(), addressFailures));
    expect(street()).not.toBeNull();
    await press(visitor, kitMessages.tryAgain);
    expect(chosen()).toContain('1 Home St');
    expect(told()).toBe('');
  });

  it('are none for a guest, nor after signing out: the fields stand there at once', async () => {
    const { visitor, tab } = await memberWith([home]);
    await tab.get(SignOut).execute();
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    await open(visitor);
    expect(cards()).toEqual([]);
    expect(street()).not.toBeNull();
    expect(screen.queryByText(choose.savedByOrder)).toBeNull();
    expect(tab.world.addresses.received).toEqual([]);
  });
});
