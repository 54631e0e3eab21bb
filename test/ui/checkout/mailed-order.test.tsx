import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { usualVariations } from '#test/contracts/shop/shop-variations';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { invalid } from '#test/fakes/shop/refusals';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { shopperAt } from './checkout-walk';

const { fields, stepNames } = checkoutMessages;
const card = { 'GIFT-CARD-50': 1 };

beforeEach(() => {
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
});

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${fields.email}`) });
const heading = () => screen.getByRole('heading', { level: 2, name: /Contact|Address|Delivery|Payment/ });
const steps = () =>
  within(screen.getByRole('navigation', { name: checkoutMessages.steps }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const toPayment = () => screen.getByRole('button', { name: checkoutMessages.toPayment });

async function press(shopper: Shopper, element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await shopper.pass();
}

const add = (shopper: Shopper, sku: string) =>
  act(() => shopper.container.get(AddLineToCart).execute({ sku, quantity: 1 }));

describe('Checkout of an order that is e-mailed (spec §1 Checkout, §4 Checkout update states)', () => {
  it('asks for an e-mail address and for the payment, in two steps', async () => {
    const shopper = await Shopper.with(card);
    const { container } = await shopper.open(page.View, '/checkout/');
    expect([shopper.address, heading().textContent]).toEqual(['/checkout/?step=contact', stepNames.contact]);
    expect(steps()).toHaveLength(2);
    expect(steps()[1]).toContain(stepNames.payment);
    const form = toPayment().closest('form')!;
    expect([...form.elements].filter(({ tagName }) => tagName !== 'BUTTON')).toEqual([email()]);
    expect(screen.queryByText(cartMessages.shipping)).toBeNull();
    expect(await violations(container)).toEqual([]);

    await userEvent.type(email(), 'ada@example.test{Enter}');
    await shopper.pass();
    expect([shopper.address, document.activeElement]).toEqual(['/checkout/?step=payment', heading()]);
    expect(screen.queryByText(checkoutMessages.shipTo)).toBeNull();
    expect(screen.queryByText(cartMessages.shipping)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(giftCardMessages.pay.summary)).toBeNull();
    expect(await violations(container)).toEqual([]);
    await press(shopper, screen.getByRole('button', { name: 'Pay $50.00' }));
    expect(shopper.tab.window.leftFor).toBe(shopper.order.paymentPage?.url);
  });

  it('is walked by Back and by the review, with the typed text', async () => {
    const shopper = await Shopper.with(card);
    await shopper.open(page.View, '/checkout/');
    await userEvent.type(email(), 'ada@example.test{Enter}');
    await shopper.pass();
    await shopper.goTo(-1);
    expect([shopper.address, email().value]).toEqual(['/checkout/?step=contact', 'ada@example.test']);
    await press(shopper, toPayment());
    await press(shopper, screen.getByRole('link', { name: new RegExp(checkoutMessages.editNamed.contact) }));
    expect(shopper.address).toBe('/checkout/?step=contact');
  });

  it('names at the e-mail address its problem, also in the words of the server', async () => {
    const shopper = await Shopper.with(card);
    await shopper.open(page.View, '/checkout/?step=address');
    expect(shopper.address).toBe('/checkout/?step=contact');
    await press(shopper, toPayment());
    expect([email().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', email()]);
    shopper.shop.failNext('submitEmail', invalid({ email: ['is not deliverable'] }));
    await userEvent.type(email(), 'ada@example.test{Enter}');
    await shopper.pass();
    screen.getByText('E-mail is not deliverable.');
    expect(shopper.address).toBe('/checkout/?step=contact');
  });

  it('asks for an address once something is added that is shipped, and says why', async () => {
    const shopper = await shopperAt('contact', card);
    await shopper.open(page.View, '/checkout/');
    await userEvent.type(email(), 'ada@example.test{Enter}');
    await shopper.pass();
    await add(shopper, 'WHITE-1');
    await shopper.pass();
    expect([shopper.address, heading().textContent]).toEqual(['/checkout/?step=address', stepNames.address]);
    screen.getByText(checkoutMessages.addressNeeded);
    expect(email().value).toBe('ada@example.test');
    expect(steps()).toHaveLength(3);
  });

  it('lets go of address and delivery once everything is removed that is shipped, and says so', async () => {
    const shopper = await shopperAt('delivery', { ...card, 'WHITE-1': 1 });
    await shopper.open(page.View, '/checkout/?step=delivery');
    await act(() => shopper.container.get(RemoveLine).execute(shopper.lineId('WHITE-1')));
    await shopper.pass();
    expect([shopper.address, heading().textContent]).toEqual(['/checkout/?step=payment', stepNames.payment]);
    screen.getByText(checkoutMessages.cartChangedMailed);
    expect(screen.queryByText(checkoutMessages.shipTo)).toBeNull();
  });

  it('asks for an address all the same where the back end insists on it', async () => {
    const shop = new InMemoryShop({ variations: { ...usualVariations, mailedOrders: 'ask-for-an-address' } });
    const shopper = await shopperAt('delivery', card, shop);
    await shopper.open(page.View, '/checkout/');
    expect([shopper.address, steps().length]).toEqual(['/checkout/?step=delivery', 3]);
    screen.getByText(checkoutMessages.byEmail.text);
    await press(shopper, toPayment());
    expect(shopper.address).toBe('/checkout/?step=payment');
    expect(screen.queryByText(cartMessages.shipping)).toBeNull();
  });
});
