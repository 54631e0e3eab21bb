import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { ReplaceLine } from '#src/application/cart/replace-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { packShop } from '#test/fakes/shop/pack-shop';
import { invalid } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const whites: NewLine = { sku: 'MIX-6', quantity: 2, parts: [{ sku: 'WHITE-1', quantity: 6 }] };
const mixed: NewLine = {
  sku: 'MIX-6',
  quantity: 2,
  parts: [
    { sku: 'WHITE-1', quantity: 2 },
    { sku: 'RED-1', quantity: 4 },
  ],
};

let tab: TestTab;
let replaceLine: ReplaceLine;
let lineId: string;
beforeEach(async () => {
  tab = openTab({ shop: new InMemoryShop({ world: packShop }) });
  replaceLine = tab.get(ReplaceLine);
  const order = await tab.get(AddLineToCart).execute(whites);
  lineId = order.lineItems[0]!.id;
});

const inCart = () =>
  tab.serverOrder?.lineItems.map(({ quantity, parts }) => [
    quantity,
    parts.map((part) => `${part.quantity} ${part.sku}`).join(),
  ]);

describe('Changing the cans of a pack in the cart (spec §1 Cart: change lines, §3 Line item: parts)', () => {
  it('puts the new pack in the place of the old one', async () => {
    expect(await replaceLine.execute(lineId, mixed)).toEqual({ kind: 'replaced' });
    expect(inCart()).toEqual([[2, '2 WHITE-1,4 RED-1']]);
  });

  it('changes nothing when the cans are the same, in whatever order', async () => {
    await replaceLine.execute(lineId, mixed);
    const id = tab.serverOrder!.lineItems[0]!.id;
    expect(await replaceLine.execute(id, { ...mixed, parts: [...mixed.parts!].reverse() })).toEqual({
      kind: 'unchanged',
    });
    expect(inCart()).toEqual([[2, '2 WHITE-1,4 RED-1']]);
  });

  it('tells prepaid lines apart: the same cans with deliveries are another line', async () => {
    const prepaid: NewLine = { ...whites, prepaid: { installmentCount: 3, interval: { length: 1, unit: 'month' } } };
    expect(await replaceLine.execute(lineId, prepaid)).toEqual({ kind: 'replaced' });
    expect(tab.serverOrder?.lineItems.map((line) => line.prePaidSubscription?.installmentCount)).toEqual([3]);
  });

  it('never loses both: a refused new pack leaves the old one', async () => {
    const refusal = invalid({ parts: ['must add up to 6 cans'] });
    tab.shop.failNext('addLine', refusal);
    expect(await outcomeOf(replaceLine.execute(lineId, mixed))).toEqual(rejectedWith(refusal));
    expect(inCart()).toEqual([[2, '6 WHITE-1']]);
  });

  it('never loses both: an old pack that cannot be taken out stands beside the new one, and that is told', async () => {
    tab.shop.failNext('removeLine', noAnswer());
    expect(await replaceLine.execute(lineId, mixed)).toMatchObject({
      kind: 'old-one-stays',
      error: { code: 'network_error' },
    });
    expect(inCart()).toEqual([
      [2, '6 WHITE-1'],
      [2, '2 WHITE-1,4 RED-1'],
    ]);
  });

  it('only adds where the old pack is gone already, as by another tab', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    await other.get(RemoveLine).execute(lineId);
    expect(await replaceLine.execute(lineId, mixed)).toEqual({ kind: 'added' });
    expect(inCart()).toEqual([[2, '2 WHITE-1,4 RED-1']]);
  });

  it('does not remove a pack into which the new one merged, though neither was known before', async () => {
    const fresh = tab.openAnother();
    const replace = fresh.get(ReplaceLine);
    expect(await replace.execute(lineId, { ...whites, quantity: 1 })).toEqual({ kind: 'unchanged' });
    expect(inCart()).toEqual([[3, '6 WHITE-1']]);
  });
});
