import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SignOut } from '#src/application/session/sign-out';
import { cents } from '#src/domain/money/money';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { noAnswer } from '#test/application/failures';
import { otherVariations } from '#test/contracts/shop/shop-variations';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { mainHeading, press } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import type { AccountVisitor } from '#test/ui/support/visitor';
import { customer, openList, placeOrder } from './at-orders';

const { pages: pageMessages, empty } = ordersMessages;

const list = () => screen.queryByRole('list', { name: ordersMessages.title });
const rows = () => within(list()!).getAllByRole('listitem');
const numbers = () => rows().map((row) => within(row).getByRole('link').textContent);
const titles = (all: readonly string[]) => all.map((number) => ordersMessages.number(number));

/** A customer with so many orders, the newest first. */
async function withOrders(count: number): Promise<{ visitor: AccountVisitor; placed: readonly string[] }> {
  const visitor = await customer();
  const placed: string[] = [];
  for (let order = 0; order < count; order += 1) placed.unshift(await placeOrder(visitor));
  return { visitor, placed };
}

describe('The list of orders (spec §2 /account/*, §3 orders, §9 Order lists)', () => {
  it('shows each with its number, day, state, total and contents, and leads to it', async () => {
    const visitor = await customer();
    const number = await placeOrder(
      visitor,
      [
        { sku: 'WHITE-1', quantity: 2 },
        { sku: 'RED-1', quantity: 1 },
        { sku: 'FIZZ-1', quantity: 1 },
        { sku: 'SLEEVE-1', quantity: 1 },
      ],
      {
        shipmentState: 'partial',
        completedAt: Date.UTC(2026, 9, 3, 12),
        total: cents(12_345),
        giftNote: { from: 'Ada', recipient: 'Bob', note: '' },
      },
    );
    const { container } = await openList(visitor);
    expect(mainHeading().textContent).toBe('Orders');
    const messages = ['Partly shipped', 'Gift', 'October 3, 2026', '$123.45', '5 items', 'and 1 more'];
    for (const text of [...messages, 'Brisk White, Quiet Red, Loud Fizz'])
      expect(rows()[0]!.textContent).toContain(text);
    expect(screen.getByRole('link', { name: `Order ${number}` }).getAttribute('href')).toBe(
      `/account/orders/${number}/`,
    );
    expect(screen.queryByRole('navigation', { name: pageMessages.navigation })).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('names no goods where the server does not tell them', async () => {
    const visitor = await customer({ shop: new InMemoryShop({ variations: otherVariations }) });
    await placeOrder(visitor);
    await openList(visitor);
    expect(rows()[0]!.textContent).toContain('2 items');
    expect(rows()[0]!.textContent).not.toContain('Brisk White');
  });

  it('has six to a page; the next page takes the focus and is announced', async () => {
    const { visitor, placed } = await withOrders(8);
    const { container } = await openList(visitor);
    expect(numbers()).toEqual(titles(placed.slice(0, 6)));
    screen.getByText(pageMessages.current(1, 2));
    expect(screen.queryByRole('link', { name: pageMessages.newer })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: pageMessages.older }));
    await visitor.pass();
    expect(visitor.address).toBe('/account/orders/?page=2');
    expect(numbers()).toEqual(titles(placed.slice(6)));
    expect(document.activeElement).toBe(mainHeading());
    expect(visitor.shopper.heard).toBe(pageMessages.shown(2, 2));
    expect(screen.queryByRole('link', { name: pageMessages.older })).toBeNull();
    expect(await violations(container)).toEqual([]);
    await visitor.shopper.goTo(-1);
    expect(numbers()).toEqual(titles(placed.slice(0, 6)));
  });

  it('shows the last page that was asked for, whichever arrives last', async () => {
    const { visitor, placed } = await withOrders(8);
    await openList(visitor);
    const slow = visitor.shopper.shop.holdAnswer('list');
    await visitor.shopper.goTo('/account/orders/?page=2');
    screen.getByText(ordersMessages.loading);
    await visitor.shopper.goTo('/account/orders/');
    slow.release();
    await visitor.pass();
    expect(numbers()).toEqual(titles(placed.slice(0, 6)));
  });

  it.each(['0', '-1', 'x', '1.5', '', '99999999999999999999', '2%00'])('takes page=%s for the first', async (page) => {
    const { visitor, placed } = await withOrders(7);
    await openList(visitor, `?page=${page}`);
    expect(numbers()).toEqual(titles(placed.slice(0, 6)));
  });

  it('says that there is no page 9999, and leads back', async () => {
    const { visitor } = await withOrders(7);
    const { container } = await openList(visitor, '?page=9999');
    screen.getByRole('heading', { name: pageMessages.none.title(9999) });
    screen.getByText(pageMessages.none.text(2));
    expect(screen.queryByRole('navigation', { name: pageMessages.navigation })).toBeNull();
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: pageMessages.none.action }));
    await visitor.pass();
    expect(visitor.address).toBe('/account/orders/');
    expect(rows()).toHaveLength(6);
  });

  it('leads to the shop where there is none yet, whatever page is asked for', async () => {
    const { container } = await openList(await customer(), '?page=3');
    screen.getByRole('heading', { name: empty.title });
    expect(screen.getByRole('link', { name: empty.action }).getAttribute('href')).toBe('/shop/');
    expect(await violations(container)).toEqual([]);
  });

  it('shows no cart', async () => {
    const visitor = await customer();
    await visitor.shopper.tab.world.orders.create([{ sku: 'WHITE-1', quantity: 1 }]);
    await openList(visitor);
    screen.getByRole('heading', { name: empty.title });
  });

  it('says so when they cannot be loaded, and tries again (spec §8)', async () => {
    const { visitor } = await withOrders(1);
    visitor.shopper.shop.failNext('list', noAnswer());
    visitor.shopper.shop.failNext('list', noAnswer());
    const { container } = await openList(visitor);
    expect(screen.getByRole('alert').textContent).toContain(ordersMessages.failed.title);
    expect(await violations(container)).toEqual([]);
    await press(visitor, kitMessages.tryAgain);
    expect(rows()).toHaveLength(1);
  });

  it('is gone when the customer signs out', async () => {
    const { visitor } = await withOrders(1);
    await openList(visitor);
    await act(() => visitor.shopper.container.get(SignOut).execute());
    expect(list()).toBeNull();
    expect(mainHeading().textContent).toBe(accountMessages.signedOut.title);
  });
});
