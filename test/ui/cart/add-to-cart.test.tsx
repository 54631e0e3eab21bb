import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddToCartButton, type AddToCartButtonProps } from '#src/ui/cart/shared/add-to-cart-button';
import { AddToCartPresenter } from '#src/ui/cart/shared/add-to-cart.presenter';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { notFound } from '#test/fakes/shop/refusals';
import { Shopper } from '#test/ui/support/shopper';

const white = aProduct();

async function show(props: Partial<AddToCartButtonProps> = {}) {
  const shopper = await Shopper.with();
  await shopper.open(() => <AddToCartButton product={white} {...props} />, '/shop/');
  return { shopper, isOpen: () => shopper.container.get(CartFlyoutState).isOpen };
}

const button = () => screen.getByRole('button', { name: new RegExp(cartMessages.addNamed(white.name)) });

describe('Add to cart (spec §1 Cart and order handling)', () => {
  it('creates the order with its first line, opens the flyout and says so', async () => {
    const { shopper, isOpen } = await show({ quantity: 3 });
    await userEvent.click(button());
    await shopper.pass();
    expect(shopper.bought).toEqual(['3 × WHITE-1']);
    expect(shopper.shop.received).toEqual(['create']);
    expect([isOpen(), shopper.heard]).toEqual([true, cartMessages.added('Brisk White')]);
  });

  it('adds once when pressed twice, and shows that it is under way', async () => {
    const { shopper } = await show();
    const gate = shopper.shop.hold('create');
    await userEvent.click(button());
    await userEvent.click(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    gate.release();
    await shopper.pass();
    expect(shopper.bought).toEqual(['1 × WHITE-1']);
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  it('says beside the button, aloud, why nothing was added, and lets one try again', async () => {
    const { shopper, isOpen } = await show();
    shopper.shop.failNext('create', noAnswer());
    await userEvent.click(button());
    await shopper.pass();
    expect(screen.getByRole('alert').textContent).toContain('could not reach the shop');
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    await shopper.pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shopper.bought).toEqual(['1 × WHITE-1']);
  });

  it('leads to the form for a notice, for sold-out products', async () => {
    await show({ product: { ...white, stock: { kind: 'out-of-stock' } } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: cartMessages.tellNamed('Brisk White') }).getAttribute('href')).toBe(
      '/products/brisk-white/#back-in-stock',
    );
  });

  it('keeps failures apart by product', async () => {
    const shopper = await Shopper.with();
    const adding = shopper.container.get(AddToCartPresenter);
    shopper.shop.failNext('create', notFound());
    await adding.add({ sku: 'WHITE-1', name: 'Brisk White' });
    expect([adding.failure('WHITE-1'), adding.failure('RED-1')]).toEqual(['This is no longer available.', undefined]);
  });
});
