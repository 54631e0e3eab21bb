import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { formatMoney } from '#src/domain/money/money';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { savedCardMessages } from '#src/ui/saved-card/shared/saved-card-messages';
import { noAnswer } from '#test/application/failures';
import { aSavedCard } from '#test/builders/a-saved-card';
import { violations } from '#test/ui/support/violations';
import { shopperAt } from './checkout-walk';

const messages = checkoutMessages.payBy;
const customer = { id: 'customer-1', email: 'ada@example.test' };
const visa = aSavedCard({ id: 'visa', isDefault: true });
const master = aSavedCard({ id: 'master', cardType: 'master', lastDigits: '4444' });
const old = aSavedCard({ id: 'old', lastDigits: '0002', year: 2020 });

async function atPayment(cards: readonly SavedCard[], prepare?: (fail: () => void) => void) {
  const shopper = await shopperAt('payment', { 'WHITE-1': 2 });
  shopper.shop.customer = customer;
  await shopper.tab.world.orders.associateUser(shopper.tab.storage.read()!);
  for (const card of cards.toReversed()) shopper.shop.savedCards.add(customer.id, card);
  prepare?.(() => shopper.tab.world.savedCards.failNext('list', noAnswer()));
  shopper.container.get(CustomerState).replace(customer);
  const { container } = await shopper.open(page.View, '/checkout/?step=payment');
  await shopper.pass();
  await userEvent.click(screen.getByRole('checkbox'));
  const { number, amountDue } = shopper.order;
  return { shopper, container, number, due: formatMoney(amountDue) };
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Saved cards at checkout (spec §1 Checkout, §3 walletPaymentSources, §4 Checkout update states)', () => {
  it('are offered to their owner, the default chosen; the button names the amount and the card', async () => {
    const { container, due } = await atPayment([visa, master]);
    expect(within(screen.getByRole('group', { name: messages.legend })).getAllByRole('radio')).toHaveLength(3);
    expect(radio(/Visa ending in 1111/).checked).toBe(true);
    screen.getByRole('button', { name: checkoutMessages.payWith(due, 'Visa ending in 1111') });
    expect(await violations(container)).toEqual([]);
  });

  it('are not offered when they have expired, with the reason; another is chosen then', async () => {
    await atPayment([{ ...old, isDefault: true }, master]);
    expect(radio(/Visa ending in 0002/).disabled).toBe(true);
    screen.getByText('Expired 01/20');
    expect(radio(/Mastercard/).checked).toBe(true);
  });

  it('that have all expired leave the hosted page', async () => {
    const { shopper, due } = await atPayment([old]);
    expect(radio(/Another card/).checked).toBe(true);
    await press(checkoutMessages.pay(due));
    await shopper.pass();
    expect(shopper.tab.window.leftFor).toContain('pay.example.test');
  });

  it('pay without leaving the shop', async () => {
    const { shopper, number, due } = await atPayment([visa, master]);
    await userEvent.click(radio(/Mastercard/));
    await press(checkoutMessages.payWith(due, 'Mastercard ending in 4444'));
    await shopper.pass();
    const order = shopper.shop.see(number);
    expect(order).toMatchObject({ isComplete: true, payments: [{ lastDigits: '4444', state: 'authorized' }] });
    expect([shopper.tab.window.loadedPath, shopper.tab.window.leftFor]).toEqual([confirmationPath(order), undefined]);
  });

  it('that are declined say so, charge nothing and leave the cart; another can be chosen', async () => {
    const { shopper, number, due, container } = await atPayment([visa, master]);
    shopper.shop.savedCards.declined.add('visa');
    await press(checkoutMessages.payWith(due, 'Visa ending in 1111'));
    await shopper.pass();
    screen.getByText(`Your card was declined. ${checkoutMessages.nothingCharged}`);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(radio(/Another card/));
    await press(checkoutMessages.pay(due));
    await shopper.pass();
    expect(shopper.tab.window.leftFor).toBe(shopper.shop.see(number).paymentPage?.url);
  });

  it('that another tab removed are told of, and not charged', async () => {
    const { shopper, number, due } = await atPayment([visa, master]);
    shopper.shop.savedCards.remove(customer.id, 'visa');
    await press(checkoutMessages.payWith(due, 'Visa ending in 1111'));
    await shopper.pass();
    screen.getByText(messages.gone);
    expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull();
    expect(shopper.shop.see(number).isComplete).toBe(false);
  });

  it('that do not load can be asked for again, and another card pays meanwhile', async () => {
    const { shopper, due } = await atPayment([visa], (fail) => {
      fail();
      fail();
    });
    screen.getByText(messages.notLoaded);
    screen.getByRole('button', { name: checkoutMessages.pay(due) });
    await press(kitMessages.tryAgain);
    await shopper.pass();
    expect(radio(/Visa ending in 1111/).checked).toBe(true);
  });

  it('that did not load are no matter after signing out', async () => {
    const { shopper, due } = await atPayment([visa], (fail) => {
      fail();
      fail();
    });
    screen.getByText(messages.notLoaded);
    act(() => shopper.container.get(CustomerState).clear());
    expect(screen.queryByText(messages.notLoaded)).toBeNull();
    screen.getByRole('button', { name: checkoutMessages.pay(due) });
  });

  it('are none for a guest, nor after signing out', async () => {
    const { shopper } = await atPayment([visa]);
    act(() => shopper.container.get(CustomerState).clear());
    expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull();
    expect(screen.queryByText(savedCardMessages.another)).toBeNull();
  });
});
