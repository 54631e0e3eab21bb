import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { page } from '#src/ui/checkout/checkout';
import { CheckoutConsents } from '#src/ui/checkout/consents';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { recurringMessages } from '#src/ui/checkout/shared/recurring-messages';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { smallShop } from '#test/fakes/shop/shop-world';
import type { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { shopperAt, walkTo } from './checkout-walk';

const box = (quantity: number) => ({
  box: { size: 12, cans: [{ sku: 'WHITE-1', quantity }] },
  interval: { length: 2, unit: 'month' } as const,
});

/** A customer at the payment step, with a club box in the cart. */
async function aboutToPay(): Promise<Shopper> {
  const variants = smallShop.variants.map((variant) => ({ ...variant, subscribable: true }));
  const shopper = await shopperAt('address', { 'RED-1': 1 }, new InMemoryShop({ world: { ...smallShop, variants } }));
  await shopper.tab.signIn();
  await shopper.container.get(AddClubToCart).execute(box(12));
  await walkTo('payment', shopper);
  return shopper;
}

const consent = () => screen.getByRole('checkbox', { name: /until I cancel/ });
const pay = () => screen.getByRole('button', { name: /^Pay \$/ });
async function press(shopper: Shopper, element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await shopper.pass(1000);
}

describe('Terms of a club box where one pays (decision: terms of recurring charges; spec §1, §9)', () => {
  it('say amount, frequency, next day and how to stop, right beside the consent', async () => {
    const shopper = await aboutToPay();
    const { container } = await shopper.open(page.View, '/checkout/?step=payment');
    const terms = screen.getByRole('region', { name: recurringMessages.title });
    expect(terms.textContent).toContain('Club box, 12 cans, every 2 months');
    // 12 × $7.00 are $84.00, with 10% off $75.60.
    expect(terms.textContent).toContain('$75.60 plus shipping and tax every 2 months');
    expect(terms.textContent).toContain('The next charge is on');
    expect(terms.textContent).toContain('Skip, pause or cancel online');
    expect(within(terms).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  it('have to be agreed to before anything is paid; the focus goes to the box to tick', async () => {
    const shopper = await aboutToPay();
    shopper.container.get(CheckoutConsents).age.give(true);
    await shopper.open(page.View, '/checkout/?step=payment');
    await press(shopper, pay());
    expect(shopper.tab.window.leftFor).toBeUndefined();
    screen.getByText(recurringMessages.needed);
    expect(document.activeElement).toBe(consent());
    await userEvent.click(consent());
    await press(shopper, pay());
    expect(shopper.tab.window.leftFor).toBeDefined();
  });

  it('are agreed to anew when they change, and not when the page is loaded again', async () => {
    const shopper = await aboutToPay();
    const { recurring } = shopper.container.get(CheckoutConsents);
    recurring.give(true);
    recurring.restore();
    expect(recurring.isGiven).toBe(true);
    await shopper.container.get(AddClubToCart).execute(box(24));
    expect([recurring.isGiven, recurring.check(true), recurring.problem]).toEqual([
      false,
      false,
      recurringMessages.needed,
    ]);
  });

  it('are not asked for when nothing comes again', async () => {
    const shopper = await shopperAt('payment');
    await shopper.open(page.View, '/checkout/?step=payment');
    expect(screen.queryByRole('region', { name: recurringMessages.title })).toBeNull();
    screen.getByRole('heading', { name: checkoutMessages.stepNames.payment });
  });
});
