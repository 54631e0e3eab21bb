import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { cents } from '#src/domain/money/money';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { noAnswer } from '#test/application/failures';
import { violations } from '#test/ui/support/violations';
import { shopperAt } from './checkout-walk';

const big = 'FIVEHUNDRED00001';
const { nothingLeft } = checkoutMessages;

async function atPayment() {
  const shopper = await shopperAt('payment', { 'WHITE-1': 2 });
  await shopper.container.get(ApplyGiftCard).execute(big);
  const { container } = await shopper.open(page.View, '/checkout/?step=payment');
  await userEvent.click(screen.getByRole('checkbox'));
  const { number } = shopper.order;
  const place = async () => {
    await userEvent.click(screen.getByRole('button', { name: nothingLeft.action }));
    await shopper.pass();
  };
  return { shopper, container, number, place, card: shopper.shop.giftCards.find(({ code }) => code === big)! };
}

describe('A payment step with nothing left to pay (spec §4 Finalize, §7 gift cards)', () => {
  it('says so, shows the payments below the total, and is accessible', async () => {
    const { container } = await atPayment();
    screen.getByText(nothingLeft.title);
    expect(screen.getByText(giftCardMessages.summary.due).nextSibling?.textContent).toBe('$0.00');
    expect(await violations(container)).toEqual([]);
  });

  it('places the order and goes to its confirmation, showing no empty cart on the way', async () => {
    const { shopper, number, place } = await atPayment();
    await place();
    expect(shopper.shop.see(number).state).toBe('complete');
    expect(shopper.tab.window.loadedPath).toBe(confirmationPath(shopper.shop.see(number)));
    expect(screen.queryByText(checkoutMessages.empty.title)).toBeNull();
    screen.getByText(nothingLeft.placing);
    act(() => shopper.tab.window.comeBack());
    await shopper.pass();
    screen.getByText(checkoutMessages.empty.title);
  });

  it('does not place it before the question of age is answered', async () => {
    const { shopper, number, place } = await atPayment();
    await userEvent.click(screen.getByRole('checkbox'));
    await place();
    expect(shopper.shop.see(number).state).toBe('payment');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  it('names the remaining amount when the card was spent elsewhere, and asks for that', async () => {
    const { shopper, number, place, card } = await atPayment();
    card.left = cents(0);
    await place();
    const due = screen.getByText(giftCardMessages.summary.due).nextSibling?.textContent ?? '';
    screen.getByText(nothingLeft.changed(due));
    screen.getByRole('button', { name: checkoutMessages.pay(due) });
    expect(shopper.shop.see(number).state).toBe('payment');
    expect(shopper.tab.window.leftFor).toBeUndefined();
  });

  it('stays and can be pressed again when no server could be reached', async () => {
    const { shopper, number, place } = await atPayment();
    shopper.shop.failNext('finalize', noAnswer());
    await place();
    screen.getByText(/could not reach the shop/);
    await place();
    expect(shopper.shop.see(number).state).toBe('complete');
  });
});
