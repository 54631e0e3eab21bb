import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { cents } from '#src/domain/money/money';
import { CartPage } from '#src/ui/cart/cart';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { CheckoutPage } from '#src/ui/checkout/checkout';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { prepaidMessages } from '#src/ui/prepaid/shared/prepaid-messages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import type { PageProps } from '#src/ui/shell/page-route';
import { noAnswer } from '#test/application/failures';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { packShop } from '#test/fakes/shop/pack-shop';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const reds = [{ sku: 'RED-1', quantity: 6 }];
const own: NewLine = {
  sku: 'MIX-6',
  quantity: 1,
  parts: [
    { sku: 'WHITE-1', quantity: 4 },
    { sku: 'RED-1', quantity: 2 },
  ],
};
const redsPack: NewLine = { sku: 'REDS-6', quantity: 1, parts: reds };

/** The cart page of a shopper who has these in the cart; the catalogue sells the packs with six reds. */
async function openCart(...lines: readonly NewLine[]) {
  const shopper = Shopper.atTheDoor({ shop: new InMemoryShop({ world: packShop }) });
  const { content } = shopper.tab;
  const { products } = content.catalogue;
  const packs = [aProduct({ sku: 'MIX-6', composedOf: 6 }), aProduct({ sku: 'REDS-6' })];
  content.catalogue = {
    ...content.catalogue,
    products: [...products, ...packs],
    kits: [{ sku: 'REDS-6', parts: reds }],
  };
  for (const line of lines) await shopper.container.get(AddLineToCart).execute(line);
  await shopper.start();
  return { shopper, content, open: () => shopper.open(CartPage, '/cart/') };
}

describe('Discontinued lines in the cart (spec §5 Cart lines are removed automatically)', () => {
  let cart: Awaited<ReturnType<typeof openCart>>;
  beforeEach(async () => {
    cart = await openCart(own, redsPack, { sku: 'WHITE-1', quantity: 2 }, { sku: 'RED-1', quantity: 1 });
  });

  /** The shopper who comes back on another day, on a page; the catalogue sells the reds no more, and other cans in the pack. */
  async function comeBack(Page: ComponentType<PageProps<never>>, address: string) {
    const { catalogue } = cart.content;
    cart.content.catalogue = {
      ...catalogue,
      products: catalogue.products.filter(({ sku }) => sku !== 'RED-1'),
      kits: [
        {
          sku: 'REDS-6',
          parts: [
            { sku: 'RED-1', quantity: 5 },
            { sku: 'WHITE-1', quantity: 1 },
          ],
        },
      ],
    };
    const shopper = cart.shopper.reload();
    await shopper.start();
    const rendered = await shopper.open(Page, address);
    return { shopper, ...rendered, told: () => shopper.container.get(AlertBarState).notification };
  }

  it('stays when all of it is', async () => {
    await cart.open();
    expect(cart.shopper.bought).toEqual(['1 × MIX-6', '1 × REDS-6', '2 × WHITE-1', '1 × RED-1']);
    expect(cart.shopper.container.get(AlertBarState).notification).toBeUndefined();
  });

  it.each([
    ['the cart', CartPage, '/cart/'],
    ['checkout, opened directly', CheckoutPage, '/checkout/'],
    ['any other page', () => null, '/'],
  ] as const)('is taken out and named, with the reason, on %s', async (_where, Page, address) => {
    const { shopper, told } = await comeBack(Page, address);
    expect(shopper.bought).toEqual(['1 × MIX-6', '2 × WHITE-1']);
    expect(told()).toBe(
      'The cans inside have changed since you chose it, so we removed it from your cart: The Reds 6 Pack. You can add it again as it is now. We no longer sell this, so we removed it from your cart: Quiet Red.',
    );
    expect(screen.queryByRole('button', { name: kitMessages.undo })).toBeNull();
  });

  it('is looked for once, however often the cart is opened and changes', async () => {
    const { shopper, unmount } = await comeBack(CartPage, '/cart/');
    const removals = () => shopper.shop.received.filter((method) => method === 'removeLine');
    await shopper.pass(10_000);
    expect(removals()).toHaveLength(2);
    unmount();
    await shopper.open(CartPage, '/cart/');
    expect(removals()).toHaveLength(2);
  });

  it('stay while the catalogue is unknown', async () => {
    cart.content.failNext(noAnswer(), noAnswer());
    await cart.open();
    expect(cart.shopper.bought).toHaveLength(4);
    screen.getByRole('link', { name: cartMessages.checkout });
  });
});

describe("A pack of one's own in the cart (spec §3 Line item: parts)", () => {
  it('lists its cans, and leads back to choosing them', async () => {
    const { open, shopper } = await openCart(own);
    const { container } = await open();
    const inside = within(screen.getByRole('list', { name: cartMessages.cansOf('Your Own 6 Pack') })).getAllByRole(
      'listitem',
    );
    expect(inside.map(({ textContent }) => textContent)).toEqual(['4 × Brisk White', '2 × Quiet Red']);
    expect(
      screen.getByRole('link', { name: cartMessages.changeCansNamed('Your Own 6 Pack') }).getAttribute('href'),
    ).toBe(`/products/your-own-6-pack/?cans=WHITE-1:4,RED-1:2&line=${shopper.lineId('MIX-6')}`);
    expect(await violations(container)).toEqual([]);
  });

  it('comes back with its cans when its removal is undone', async () => {
    const { open, shopper } = await openCart(own);
    await open();
    await userEvent.click(screen.getByRole('button', { name: cartMessages.removeNamed('Your Own 6 Pack') }));
    await shopper.pass();
    expect(shopper.bought).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.undo }));
    await shopper.pass();
    expect(shopper.order.lineItems.map(({ parts }) => parts)).toEqual([own.parts]);
  });

  it('names cans by their sku while the catalogue is not there', async () => {
    const { open, content } = await openCart(own);
    content.failNext(noAnswer(), noAnswer());
    await open();
    screen.getByText('4 × WHITE-1');
  });
});

describe('Prepaid deliveries in the cart (spec §3 Prepaid subscription)', () => {
  const prepaid: NewLine = {
    sku: 'REDS-6',
    quantity: 2,
    prepaid: { installmentCount: 3, interval: { length: 1, unit: 'month' } },
  };

  it('say how many, how often and until when, and keep their quantity', async () => {
    const { open } = await openCart(prepaid);
    const { container } = await open();
    // The clock stands at 31 March 2026; June has thirty days.
    screen.getByText(
      '3 deliveries of 2, every month. The last delivery is on May 31, 2026, and the plan ends on June 30, 2026.',
    );
    expect([screen.getByText(prepaidMessages.fixedQuantity(2)), screen.queryByRole('spinbutton')]).toEqual([
      expect.anything(),
      null,
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('say so when they cost something else than the page promised', async () => {
    const { open } = await openCart({ ...prepaid, price: cents(100) });
    const { container } = await open();
    screen.getByText(
      /^Please check the price: it is now \$[\d.]+ each\. When you added this, the page said \$1\.00\.$/,
    );
    expect(await violations(container)).toEqual([]);
  });

  it('come back as they were when their removal is undone', async () => {
    const { open, shopper } = await openCart(prepaid);
    await open();
    await userEvent.click(screen.getByRole('button', { name: cartMessages.removeNamed('The Reds 6 Pack') }));
    await shopper.pass();
    await userEvent.click(screen.getByRole('button', { name: kitMessages.undo }));
    await shopper.pass();
    expect(
      shopper.order.lineItems.map(({ quantity, prePaidSubscription }) => [
        quantity,
        prePaidSubscription?.installmentCount,
      ]),
    ).toEqual([[2, 3]]);
  });

  it('with an unknown interval say so at their line, and the rest works (spec §5 unsupported unit)', async () => {
    const { open, shopper } = await openCart({ sku: 'WHITE-1', quantity: 1 });
    const { order } = shopper;
    shopper.container.get(CartState).replace({
      ...order,
      lineItems: [...order.lineItems, aLine({ id: 'line-99', sku: 'RED-1', unsupportedUnit: 'fortnight' })],
    });
    await open();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(prepaidMessages.unsupported);
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
  });
});
