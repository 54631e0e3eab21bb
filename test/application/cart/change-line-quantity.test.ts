import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { shownLines } from '#src/domain/cart/quantity';
import { outcomeOf, rejectedWith } from '#test/application/failures';
import { invalid, notFound } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let white: string;
let red: string;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
  const order = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
  [white, red] = order.lineItems.map(({ id }) => id) as [string, string];
});

/** Formats the lines as the shopper sees them: the quantity, and "pending" while it waits for the server. */
const shown = () =>
  shownLines(tab.cart.current!, tab.cart.intents).map(({ quantity, pending }) =>
    pending ? `${quantity} pending` : `${quantity}`,
  );
const onServer = () => tab.serverOrder!.lineItems.map(({ quantity }) => quantity);
const requests = () => tab.shop.received.filter((method) => method === 'changeLine').length;

describe('A row of clicks (spec §7 PATCH line_items)', () => {
  it('shows every quantity at once', () => {
    void tab.get(ChangeLineQuantity).execute(white, 3);
    expect(shown()).toEqual(['3 pending', '1']);
    void tab.get(ChangeLineQuantity).execute(white, 4);
    expect(shown()).toEqual(['4 pending', '1']);
  });

  it('is one request with the last quantity, sent after 400 ms of quiet', async () => {
    const clicks = [3, 4, 5, 6].map((quantity) => tab.get(ChangeLineQuantity).execute(white, quantity));
    await tab.scheduler.advance(399);
    expect(onServer()).toEqual([2, 1]);
    await tab.scheduler.advance(1);
    await Promise.all(clicks);
    expect(onServer()).toEqual([6, 1]);
    expect(requests()).toBe(1);
    expect(shown()).toEqual(['6', '1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('starts the quiet anew with every click', async () => {
    void tab.get(ChangeLineQuantity).execute(white, 3);
    await tab.scheduler.advance(300);
    void tab.get(ChangeLineQuantity).execute(white, 4);
    await tab.scheduler.advance(399);
    expect(onServer()).toEqual([2, 1]);
    await tab.scheduler.advance(1);
    expect(onServer()).toEqual([4, 1]);
    expect(requests()).toBe(1);
  });

  it('ends where it began: the server is told so all the same', async () => {
    void tab.get(ChangeLineQuantity).execute(white, 3);
    const back = tab.get(ChangeLineQuantity).execute(white, 2);
    await tab.scheduler.quiet();
    await back;
    expect(onServer()).toEqual([2, 1]);
    expect(shown()).toEqual(['2', '1']);
  });

  it('leaves other lines to their own', async () => {
    void tab.get(ChangeLineQuantity).execute(white, 5);
    await tab.scheduler.advance(200);
    void tab.get(ChangeLineQuantity).execute(red, 7);
    await tab.scheduler.advance(200);
    expect(onServer()).toEqual([5, 1]);
    expect(shown()).toEqual(['5', '7 pending']);
    await tab.scheduler.advance(200);
    expect(onServer()).toEqual([5, 7]);
    expect(shown()).toEqual(['5', '7']);
  });

  it('can be followed by another', async () => {
    for (const quantity of [5, 6]) {
      const gesture = tab.get(ChangeLineQuantity).execute(white, quantity);
      await tab.scheduler.quiet();
      await gesture;
      expect(onServer()).toEqual([quantity, 1]);
    }
  });

  it.each([0, -1, 1.5, Number.NaN])('does not take %d for a quantity', (quantity) => {
    expect(() => tab.get(ChangeLineQuantity).execute(white, quantity)).toThrow(
      new RangeError(`Not the quantity of a line: ${quantity}`),
    );
    expect(shown()).toEqual(['2', '1']);
  });
});

describe('Clicks while a request is on its way (spec §7 PATCH line_items)', () => {
  it('stay shown when the first request is answered, and are sent after it', async () => {
    const gate = tab.shop.hold('changeLine');
    const first = tab.get(ChangeLineQuantity).execute(white, 3);
    await tab.scheduler.advance(400);
    await gate.reached;
    const second = tab.get(ChangeLineQuantity).execute(white, 5);
    gate.release();
    await first;
    expect(onServer()).toEqual([3, 1]);
    expect(shown()).toEqual(['5 pending', '1']);
    await tab.scheduler.advance(400);
    await second;
    expect(onServer()).toEqual([5, 1]);
    expect(shown()).toEqual(['5', '1']);
  });

  it('stay shown also when their own request waits for the first', async () => {
    const gate = tab.shop.hold('changeLine');
    const first = tab.get(ChangeLineQuantity).execute(white, 3);
    await tab.scheduler.advance(400);
    const second = tab.get(ChangeLineQuantity).execute(white, 5);
    const secondGate = tab.shop.hold('changeLine');
    await tab.scheduler.advance(400);
    gate.release();
    await first;
    await secondGate.reached;
    expect(onServer()).toEqual([3, 1]);
    expect(shown()).toEqual(['5 pending', '1']);
    secondGate.release();
    await second;
    expect(onServer()).toEqual([5, 1]);
    expect(shown()).toEqual(['5', '1']);
  });

  it('are kept when the first request is refused while theirs waits for it', async () => {
    const failure = invalid({ quantity: ['is too much'] });
    tab.shop.failNext('changeLine', failure);
    const gate = tab.shop.holdAnswer('read');
    const first = outcomeOf(tab.get(ChangeLineQuantity).execute(white, 9));
    await tab.scheduler.advance(400);
    await gate.reached;
    const second = tab.get(ChangeLineQuantity).execute(white, 5);
    const secondGate = tab.shop.hold('changeLine');
    await tab.scheduler.advance(400);
    gate.release();
    expect(await first).toEqual(rejectedWith(failure));
    await secondGate.reached;
    expect(shown()).toEqual(['5 pending', '1']);
    secondGate.release();
    await second;
    expect(onServer()).toEqual([5, 1]);
    expect(shown()).toEqual(['5', '1']);
  });
});

describe('A refused quantity (spec §7 PATCH line_items)', () => {
  it("rolls the whole gesture back to the server's quantity", async () => {
    const failure = invalid({ quantity: ['is too much'] });
    tab.shop.failNext('changeLine', failure);
    const clicks = [3, 4, 5].map((quantity) => outcomeOf(tab.get(ChangeLineQuantity).execute(white, quantity)));
    await tab.scheduler.advance(400);
    expect(await Promise.all(clicks)).toEqual([rejectedWith(failure), rejectedWith(failure), rejectedWith(failure)]);
    expect(shown()).toEqual(['2', '1']);
    expect(onServer()).toEqual([2, 1]);
  });

  it('does not take a newer gesture with it', async () => {
    const failure = invalid({ quantity: ['is too much'] });
    const gate = tab.shop.holdAnswer('read');
    tab.shop.failNext('changeLine', failure);
    const first = outcomeOf(tab.get(ChangeLineQuantity).execute(white, 9));
    await tab.scheduler.advance(400);
    await gate.reached;
    const second = tab.get(ChangeLineQuantity).execute(white, 4);
    gate.release();
    expect(await first).toEqual(rejectedWith(failure));
    expect(shown()).toEqual(['4 pending', '1']);
    await tab.scheduler.advance(400);
    await second;
    expect(onServer()).toEqual([4, 1]);
    expect(shown()).toEqual(['4', '1']);
  });

  it('is rolled back too when the line is gone', async () => {
    await tab.world.orders.removeLine(tab.storage.read()!, white);
    const changing = outcomeOf(tab.get(ChangeLineQuantity).execute(white, 3));
    await tab.scheduler.advance(400);
    expect(await changing).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    expect(shown()).toEqual(['1']);
  });

  it('names the line that was removed elsewhere', async () => {
    await tab.world.orders.removeLine(tab.storage.read()!, white);
    void outcomeOf(tab.get(ChangeLineQuantity).execute(white, 3));
    await tab.scheduler.quiet();
    expect(tab.alerts.shown).toEqual([
      { kind: 'changed', who: 'elsewhere', lines: [{ name: 'Brisk White', before: 2, now: 0 }] },
    ]);
  });

  it('tells that the cart is gone when all of it is', async () => {
    const failure = notFound();
    tab.shop.failNext('changeLine', failure);
    tab.shop.failNext('read', failure);
    void outcomeOf(tab.get(ChangeLineQuantity).execute(white, 3));
    await tab.scheduler.quiet();
    expect([tab.alerts.shown, tab.cart.current, tab.storage.read()]).toEqual([
      [{ kind: 'refused' }],
      undefined,
      undefined,
    ]);
  });
});

describe('Leaving the page (spec §7 PATCH line_items)', () => {
  it('sends waiting quantities at once, and nothing twice', async () => {
    const gestures = [tab.get(ChangeLineQuantity).execute(white, 3), tab.get(ChangeLineQuantity).execute(red, 4)];
    tab.window.leave();
    await Promise.all(gestures);
    expect(onServer()).toEqual([3, 4]);
    await tab.scheduler.quiet();
    expect(requests()).toBe(2);
  });

  it('does not wait for another change that has its turn', async () => {
    const gate = tab.shop.hold('applyPromoCode');
    const applying = tab.get(ApplyPromoCode).execute('ten');
    await gate.reached;
    const changing = tab.get(ChangeLineQuantity).execute(white, 3);
    tab.window.leave();
    await changing;
    expect(onServer()).toEqual([3, 1]);
    gate.release();
    await applying;
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('sends nothing when nothing waits', async () => {
    tab.window.leave();
    await tab.scheduler.quiet();
    expect(requests()).toBe(0);
  });
});

describe('A quantity of a line that is removed meanwhile (spec §7 DELETE line_items)', () => {
  it('is dropped with its line, and no caller waits for it for ever', async () => {
    const changing = tab.get(ChangeLineQuantity).execute(white, 3);
    await tab.get(RemoveLine).execute(white);
    expect(shown()).toEqual(['1']);
    await tab.scheduler.advance(400);
    await changing;
    expect(requests()).toBe(0);
    expect(onServer()).toEqual([1]);
  });

  it('is dropped while the removal is on its way', async () => {
    const gate = tab.shop.hold('removeLine');
    const changing = tab.get(ChangeLineQuantity).execute(white, 3);
    const removing = tab.get(RemoveLine).execute(white);
    await gate.reached;
    await tab.scheduler.advance(400);
    await changing;
    expect(shown()).toEqual(['1']);
    gate.release();
    await removing;
    expect(onServer()).toEqual([1]);
    expect(requests()).toBe(0);
  });

  it('does not bring a line back that is being removed, when its answer arrives', async () => {
    const gate = tab.shop.holdAnswer('changeLine');
    const changing = tab.get(ChangeLineQuantity).execute(white, 3);
    await tab.scheduler.advance(400);
    await gate.reached;
    const removalGate = tab.shop.hold('removeLine');
    const removing = tab.get(RemoveLine).execute(white);
    gate.release();
    await changing;
    await removalGate.reached;
    expect(shown()).toEqual(['1']);
    removalGate.release();
    await removing;
    expect(onServer()).toEqual([1]);
  });

  it('is dropped when the whole cart is gone', async () => {
    const changing = tab.get(ChangeLineQuantity).execute(white, 3);
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    await tab.get(RestoreCart).execute();
    await tab.scheduler.quiet();
    await changing;
    expect(requests()).toBe(0);
  });
});
