import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { type NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { cartChangeMessages, describeCartChange } from '#src/ui/cart/cart-change-messages';
import { CartFlyout } from '#src/ui/cart/cart-flyout';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { noAnswer } from '#test/application/failures';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { packShop } from '#test/fakes/shop/pack-shop';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const told = describeCartChange({ kind: 'surplus', surplus: { line: aLine(), asked: 1, extra: 1 } });
const takeOut = () => screen.getByRole('button', { name: cartChangeMessages.takeOut(1) });

/** Somebody whose browser sent an addition twice, with the flyout open. */
async function getTwo(line: NewLine = { sku: 'WHITE-1', quantity: 1 }) {
  const shopper = await Shopper.with({ 'WHITE-1': 1 }, new InMemoryShop({ world: packShop }));
  const { content } = shopper.tab;
  content.catalogue = { ...content.catalogue, products: [...content.catalogue.products, aProduct({ sku: 'REDS-6' })] };
  shopper.container.get(CartFlyoutState).open();
  // The dialog of the test environment reports at once that it closed; mounted twice, it would take that for the shopper's doing.
  const { container } = await shopper.open(CartFlyout, '/', { Mode: Fragment });
  const orders = shopper.container.get(OrderGateway);
  const addLine = orders.addLine.bind(orders);
  vi.spyOn(orders, 'addLine').mockImplementationOnce(async (key, asked) => {
    await addLine(key, asked);
    await addLine(key, asked);
  });
  await act(() => shopper.container.get(AddLineToCart).execute(line));
  await shopper.pass();
  return { shopper, container };
}

describe('Two for one in the cart (spec §7 POST line_items)', () => {
  it('is said where the shopper is, and taken out with one press', async () => {
    const { shopper, container } = await getTwo();
    expect(shopper.bought).toEqual(['3 × WHITE-1']);
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(told);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(takeOut());
    await shopper.pass(400);
    await shopper.pass();
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
    screen.getByText(cartChangeMessages.takenOut('Brisk White', 2));
    expect(screen.queryByText(told)).toBeNull();
  });

  it('says why it could not be taken out', async () => {
    const { shopper } = await getTwo();
    shopper.shop.failNext('changeLine', noAnswer());
    await userEvent.click(takeOut());
    await shopper.pass(400);
    await shopper.pass();
    expect(shopper.bought).toEqual(['3 × WHITE-1']);
    screen.getByText(/could not reach the shop/);
  });

  it('leaves a line alone that has become fewer meanwhile', async () => {
    const { shopper } = await getTwo();
    await shopper.container.get(OrderGateway).removeLine(shopper.order, shopper.lineId('WHITE-1'));
    act(() => shopper.container.get(CartState).replace(shopper.order));
    await userEvent.click(takeOut());
    await shopper.pass(400);
    expect(shopper.bought).toEqual([]);
  });

  it('leads to the cart where prepaid lines have to be removed and added anew', async () => {
    await getTwo({
      sku: 'REDS-6',
      quantity: 1,
      prepaid: { installmentCount: 3, interval: { length: 1, unit: 'month' } },
    });
    expect(screen.getByRole('link', { name: cartChangeMessages.seeCart }).getAttribute('href')).toBe('/cart/');
  });
});
