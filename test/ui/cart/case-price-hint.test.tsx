import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import type { CaseOffer } from '#src/domain/catalogue/full-case';
import { CartPage } from '#src/ui/cart/cart';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { packShop } from '#test/fakes/shop/pack-shop';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const twoOffers: readonly CaseOffer[] = [
  { cans: 12, percent: 5 },
  { cans: 24, percent: 10 },
];
const quiet = 400;

/** Changes a quantity and does not wait until it is sent. */
function wish(shopper: Shopper, sku: string, quantity: number): void {
  act(() => void shopper.container.get(ChangeLineQuantity).execute(shopper.lineId(sku), quantity));
}

async function withCans(quantities: Readonly<Record<string, number>>, caseOffers: readonly CaseOffer[] = twoOffers) {
  const shopper = Shopper.atTheDoor({ shop: new InMemoryShop({ world: packShop }) });
  const { catalogue } = shopper.tab.content;
  shopper.tab.content.catalogue = {
    ...catalogue,
    products: [...catalogue.products, aProduct({ sku: 'REDS-6', family: 'pack' })],
    caseOffers,
  };
  for (const [sku, quantity] of Object.entries(quantities))
    await shopper.container.get(AddLineToCart).execute({ sku, quantity });
  await shopper.start();
  const { container } = await shopper.open(CartPage, '/cart/');
  const take = async (sku: string, quantity: number) => {
    wish(shopper, sku, quantity);
    await shopper.pass(quiet);
  };
  const meter = () => screen.queryByRole<HTMLProgressElement>('progressbar');
  return { shopper, container, take, meter };
}

describe('The way to the case price (spec §9 Full-case discount helper)', () => {
  it('states the number of missing cans and their savings, with a meter', async () => {
    const { meter, container } = await withCans({ 'WHITE-1': 7 });
    screen.getByText('Add 5 cans for the case price: 5% off');
    expect([meter()?.value, meter()?.max]).toEqual([7, 12]);
    expect(await violations(container)).toEqual([]);
  });

  it('names the reached discount, and goes on to the next case', async () => {
    const { meter } = await withCans({ 'WHITE-1': 13 });
    screen.getByText('Case price: 5% off every can');
    screen.getByText('Add 11 cans for 10% off');
    expect([meter()?.value, meter()?.max]).toEqual([13, 24]);
  });

  it('is spoken when + reaches it, together with the result of the press', async () => {
    const { shopper } = await withCans({ 'WHITE-1': 11 });
    await userEvent.click(screen.getByRole('button', { name: cartMessages.more('Brisk White') }));
    await shopper.pass(quiet);
    expect(shopper.heard).toMatch(/^Case price: 5% off every can\. Brisk White: 12\. Total \$/);
  });

  it('ends with the biggest case', async () => {
    const { meter } = await withCans({ 'WHITE-1': 20, 'RED-1': 4 });
    screen.getByText('Case price: 10% off every can');
    expect(meter()).toBeNull();
  });

  it('counts packs by their contents, and nothing but wine', async () => {
    const { meter } = await withCans({ 'WHITE-1': 1, 'REDS-6': 1, 'SLEEVE-1': 9, 'GIFT-CARD-50': 2 });
    expect(meter()?.value).toBe(7);
  });

  it('counts no deliveries that are paid ahead: they have a saving of their own', async () => {
    const { shopper, meter } = await withCans({ 'WHITE-1': 7 });
    const prepaid = { installmentCount: 3, interval: { length: 1, unit: 'month' } } as const;
    await act(() => shopper.container.get(AddLineToCart).execute({ sku: 'REDS-6', quantity: 1, prepaid }));
    await shopper.pass();
    expect(meter()?.value).toBe(7);
  });

  it('is not shown without wine, without offers, or while they are unknown', async () => {
    const { meter } = await withCans({ 'SLEEVE-1': 1 });
    expect(meter()).toBeNull();
    await withCans({ 'WHITE-1': 7 }, []);
    expect(meter()).toBeNull();
    const shopper = await Shopper.with({ 'WHITE-1': 7 });
    shopper.tab.content.failNext(noAnswer(), noAnswer());
    await shopper.open(CartPage, '/cart/');
    expect(meter()).toBeNull();
  });

  it('takes its numbers from content', async () => {
    await withCans({ 'WHITE-1': 1 }, [{ cans: 24, percent: 17 }]);
    screen.getByText('Add 23 cans for the case price: 17% off');
  });

  it('moves at once with the wish, and speaks once, when the server has confirmed it', async () => {
    const { shopper, take, meter } = await withCans({ 'WHITE-1': 11 });
    expect(shopper.heard).not.toContain('Case price');
    wish(shopper, 'WHITE-1', 12);
    await shopper.pass();
    expect(meter()?.max).toBe(24);
    expect(shopper.heard).not.toContain('Case price');
    await shopper.pass(quiet);
    expect(shopper.heard).toBe('Case price: 5% off every can');
    await act(() => shopper.container.get(AddLineToCart).execute({ sku: 'SLEEVE-1', quantity: 1 }));
    await take('WHITE-1', 11);
    await take('WHITE-1', 24);
    expect(shopper.heard).toBe('Case price: 10% off every can');
  });

  it('names the one that counts where a code meets the case price, and offers no cans without further savings', async () => {
    const { shopper, meter } = await withCans({ 'WHITE-1': 12 });
    await act(() => shopper.container.get(ApplyPromoCode).execute('pct10'));
    await shopper.pass();
    screen.getByText('PCT10 applies instead of the 5% case price.');
    expect(meter()).toBeNull();
  });

  it('offers no cans to a shopper with the same discount already', async () => {
    const { shopper, meter } = await withCans({ 'WHITE-1': 1 }, [{ cans: 12, percent: 10 }]);
    expect(meter()?.value).toBe(1);
    await act(() => shopper.container.get(ApplyPromoCode).execute('pct10'));
    await shopper.pass();
    expect(meter()).toBeNull();
  });

  it('says nothing of a case that was full before', async () => {
    const { shopper, take } = await withCans({ 'WHITE-1': 14 });
    await take('WHITE-1', 13);
    expect(shopper.heard).not.toContain('Case price');
  });
});
