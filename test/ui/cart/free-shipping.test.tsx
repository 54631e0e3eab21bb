import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import type { FreeShippingOffer } from '#src/domain/cart/free-shipping';
import { cents } from '#src/domain/money/money';
import { page } from '#src/ui/cart/cart';
import { freeShippingMessages } from '#src/ui/geography/shared/delivery-messages';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const offer: FreeShippingOffer = { threshold: cents(3_000), method: 'Standard' };
const reached = freeShippingMessages.reached('Standard');

async function openCart(quantities: Readonly<Record<string, number>>, freeShipping?: FreeShippingOffer) {
  const shopper = await Shopper.with(quantities);
  const { content } = shopper.tab;
  content.catalogue = { ...content.catalogue, ...(freeShipping && { freeShipping }) };
  const { container } = await shopper.open(page.View, '/cart/');
  return { shopper, container };
}

describe('How far the cart is from free shipping (docs/adr/0020, spec §3 Order)', () => {
  it('states the missing amount and then that it is reached, aloud', async () => {
    const { shopper, container } = await openCart({ 'WHITE-1': 2 }, offer);
    const goods = shopper.order.itemTotal;
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: /for free Standard shipping/ });
    expect([bar.value, bar.max]).toEqual([goods, 3_000]);
    expect(screen.queryByText(reached)).toBeNull();
    expect(await violations(container)).toEqual([]);
    await act(() => shopper.container.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 20 }));
    await shopper.pass();
    screen.getByText(reached);
    expect(shopper.heard).toBe(reached);
    expect(screen.queryByRole('progressbar', { name: /for free/ })).toBeNull();
  });

  it('is told, but not spoken, of a cart that had it before', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 20 }, offer);
    screen.getByText(reached);
    expect(shopper.heard).not.toBe(reached);
  });

  it('is not promised where content offers none', async () => {
    await openCart({ 'WHITE-1': 20 });
    expect(screen.queryByText(/free Standard shipping|Standard shipping is free/)).toBeNull();
  });
});
