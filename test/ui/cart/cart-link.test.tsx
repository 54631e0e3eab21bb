import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page as cartPage } from '#src/ui/cart/cart';
import { page } from '#src/ui/cart/cart-link';
import { cartLinkMessages as messages } from '#src/ui/cart/cart-link-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { noAnswer } from '#test/application/failures';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

/** A shopper with these goods who opens a cart link; start-up is over. */
async function openLink(lines: string, quantities: Readonly<Record<string, number>> = {}) {
  const shopper = await Shopper.with(quantities);
  return { shopper, ...(await follow(shopper, lines)) };
}

function follow(shopper: Shopper, lines: string) {
  return shopper.open(page.View, `/cart/${lines}/?promo=TEN`, { params: { lines } });
}

/** The cart page, to which the link has led. */
async function atCart(shopper: Shopper, unmount: () => void) {
  expect(shopper.address).toBe('/cart/');
  unmount();
  return shopper.open(cartPage.View, '/cart/');
}

const notice = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('A cart link (spec §2 /en-US/cart/)', () => {
  it('fills the cart, stands at the cart afterwards and says so there', async () => {
    const { shopper, unmount } = await openLink('WHITE-1:2,RED-1:1', { 'FIZZ-1': 1 });
    expect(shopper.bought).toEqual(['1 × FIZZ-1', '2 × WHITE-1', '1 × RED-1']);
    expect(shopper.heard).toBe(messages.added(3));
    const { container } = await atCart(shopper, unmount);
    expect(notice()).toContain(messages.added(3) + 'Dismiss');
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(messages.added(3))).toBeNull();
  });

  it('says that it is all there already when it is opened again', async () => {
    const { shopper, unmount } = await openLink('WHITE-1:2');
    unmount();
    const again = await follow(shopper, 'WHITE-1:2');
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
    await atCart(shopper, again.unmount);
    screen.getByText(messages.already);
  });

  it('names the products that are not in the cart, and leads to their pages', async () => {
    const { shopper, unmount } = await openLink('WHITE-1:1,ROSE-1:1,GIFT-CARD-OPEN:1,NOTHING-1:1,RED-1:0,<b>:1');
    const { container } = await atCart(shopper, unmount);
    expect(shopper.bought).toEqual(['1 × WHITE-1']);
    for (const text of [
      messages.added(1),
      messages.notAdded['sold-out']('Late Rosé'),
      messages.notAdded['to-be-chosen']('The Gift Card of Any Amount'),
      messages.notAdded.unknown('NOTHING-1'),
      messages.notAdded['bad-quantity']('Quiet Red', 0, 240),
      messages.unreadable(1),
    ])
      expect(notice().join()).toContain(text);
    expect(screen.getByRole('link', { name: messages.seeNamed('Late Rosé') }).getAttribute('href')).toBe(
      '/products/late-rose/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('says that nothing was added, beside a cart that is as it was', async () => {
    const { shopper, unmount } = await openLink('NOTHING-1:1', { 'RED-1': 1 });
    await atCart(shopper, unmount);
    expect(shopper.bought).toEqual(['1 × RED-1']);
    screen.getByText(messages.nothing);
  });

  it('stays, with its code, while the shop cannot be reached, and goes on when asked', async () => {
    const shopper = await Shopper.with({ 'RED-1': 1 });
    shopper.shop.failNext('readBySkus', noAnswer());
    const { container } = await follow(shopper, 'WHITE-1:2');
    expect(screen.getByRole('alert').textContent).toContain(messages.failed.title);
    expect(shopper.address).toBe('/cart/WHITE-1:2/?promo=TEN');
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await shopper.pass();
    expect([shopper.bought, shopper.address]).toEqual([['1 × RED-1', '2 × WHITE-1'], '/cart/']);
  });
});
