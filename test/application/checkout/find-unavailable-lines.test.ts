import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { openTab } from '#test/support/test-tab';

/** A tab with a cart of those lines, and the way to find which of them are short. */
async function shopping(lines: Readonly<Record<string, number>>) {
  const tab = openTab();
  for (const [sku, quantity] of Object.entries(lines)) await tab.get(AddLineToCart).execute({ sku, quantity });
  return { tab, findUnavailableLines: tab.get(FindUnavailableLines) };
}

async function shortOf(lines: Readonly<Record<string, number>>) {
  const { findUnavailableLines } = await shopping(lines);
  return (await findUnavailableLines.execute()).map(({ line, available }) => [line.sku, available]);
}

describe('The cause of a refusal for lack of stock (spec §8 insufficient_stock)', () => {
  it('is every line that asks for more than is left, and no other', async () => {
    expect(await shortOf({ 'WHITE-1': 20, 'ROSE-1': 1, 'ORANGE-1': 4, 'FIZZ-1': 24 })).toEqual([
      ['ROSE-1', 0],
      ['ORANGE-1', 3],
    ]);
  });

  it('is a line that asks for more than are there, also where many are', async () => {
    expect(await shortOf({ 'WHITE-1': 51 })).toEqual([['WHITE-1', 50]]);
  });

  it('is not a line that asks for exactly the remaining units', async () => {
    expect(await shortOf({ 'ORANGE-1': 3 })).toEqual([]);
  });

  it('is nothing in a cart without lines, without a call', async () => {
    const { tab, findUnavailableLines } = await shopping({});
    tab.shop.failNext('readBySkus', noAnswer());
    expect(await findUnavailableLines.execute()).toEqual([]);
    const order = await tab.get(AddLineToCart).execute({ sku: 'ROSE-1', quantity: 1 });
    await tab.get(RemoveLine).execute(order.lineItems[0]!.id);
    expect(await findUnavailableLines.execute()).toEqual([]);
  });

  it('is not a discontinued line: its stock is unknown', async () => {
    const { tab, findUnavailableLines } = await shopping({ 'WHITE-1': 1 });
    const order = tab.cart.current!;
    tab.cart.replace({ ...order, lineItems: order.lineItems.map((line) => ({ ...line, sku: 'GONE-1' })) });
    expect(await findUnavailableLines.execute()).toEqual([]);
  });

  it('is unknown when the server does not answer', async () => {
    const { tab, findUnavailableLines } = await shopping({ 'ROSE-1': 1 });
    const failure = noAnswer();
    tab.shop.failNext('readBySkus', failure);
    expect(await outcomeOf(findUnavailableLines.execute())).toEqual(rejectedWith(failure));
  });
});
