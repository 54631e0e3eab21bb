import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddToCompletedOrder } from '#src/application/orders/add-to-completed-order';
import { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import type { Order } from '#src/domain/cart/order';
import { unitsOf } from '#src/domain/cart/order';
import { payAndComeBack, tabAt } from '#test/application/checkout/checkout-walk';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { notAllowedNow } from '#test/fakes/shop/in-memory-cross-sell-gateway';
import { additionTokenOf } from '#test/fakes/shop/in-memory-shop';
import { lockedOrder, noTransition, unauthorized } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';

const red = { sku: 'RED-1', quantity: 1 };

let tab: TestTab;
let order: Order;
let addition: AddToCompletedOrder;
const reopened = () => tab.reload().get(AddToCompletedOrder);
/** A copy of the tab, which has the secret of the return from payment as well. */
function inAnotherTab(): AddToCompletedOrder {
  const copy = tab.openAnother();
  copy.get(AdditionTokenStorage).write(order.number, payer().additionToken ?? '');
  return copy.get(AddToCompletedOrder);
}
const payer = () => tab.get(AdditionTokenStorage).complete(order);
beforeEach(async () => {
  tab = await tabAt('payment');
  const { number, checkoutSessionId } = await payAndComeBack(tab);
  await tab.world.checkout.finalizeSession(number, checkoutSessionId);
  tab.get(AdditionTokenStorage).write(number, additionTokenOf(checkoutSessionId));
  order = tab.shop.see(number);
  addition = tab.get(AddToCompletedOrder);
});

const now = () => tab.shop.see(order.number, payer());
const redUnits = () => unitsOf(now(), 'RED-1');
const sent = () => tab.shop.received.filter((method) => method === 'add').length;

describe('Adding to an order that was just placed (spec §1 Cross-sell, §7 PUT cross_sell)', () => {
  it('returns the order with the added product, and its new total', async () => {
    const outcome = await addition.execute(order, red);
    expect(outcome).toEqual({ kind: 'added', order: now() });
    expect([redUnits(), now().total - order.total]).toEqual([1, 864]);
  });

  it('adds once more when it is asked for once more', async () => {
    await addition.execute(order, red);
    await addition.execute(order, red);
    expect(redUnits()).toBe(2);
  });

  it('is closed in a tab that did not come back from paying it', async () => {
    const stranger = tab.openAnother().get(AddToCompletedOrder);
    expect(await stranger.execute(order, red)).toEqual({ kind: 'closed' });
    expect(redUnits()).toBe(0);
  });

  it('says that the parcel is packed', async () => {
    tab.shop.failNext('add', notAllowedNow());
    expect(await addition.execute(order, red)).toEqual({ kind: 'closed' });
    expect(redUnits()).toBe(0);
  });

  it('says that the card was declined, and nothing was charged', async () => {
    tab.shop.failNext('add', noTransition({ base: ['Declined.'] }));
    expect(await addition.execute(order, red)).toEqual({ kind: 'refused', reason: 'declined' });
    expect(now().total).toBe(order.total);
  });

  it('says that it would cost more than the order did', async () => {
    const most = Math.floor(order.total / 800);
    expect(await addition.execute(order, { sku: 'RED-1', quantity: most + 1 })).toEqual({
      kind: 'refused',
      reason: 'too-much',
    });
    expect(now().total).toBe(order.total);
  });

  it('says that there is none left', async () => {
    expect(await addition.execute(order, { sku: 'ROSE-1', quantity: 1 })).toMatchObject({
      kind: 'refused',
      reason: 'sold-out',
    });
  });

  it('is thrown back when the order is not ours', async () => {
    const failure = unauthorized();
    tab.shop.failNext('add', failure);
    expect(await outcomeOf(addition.execute(order, red))).toEqual(rejectedWith(failure));
  });

  it('waits while the order is locked (spec §9 Cart conflict retry)', async () => {
    tab.shop.failNext('add', lockedOrder('order-1'));
    const adding = addition.execute(order, red);
    await tab.scheduler.advance(100);
    expect(await adding).toMatchObject({ kind: 'added' });
    expect([sent(), redUnits()]).toEqual([2, 1]);
  });
});

describe('An addition whose answer was lost (spec §8 Other errors)', () => {
  it('is found in the order, and not sent again', async () => {
    tab.shop.failAfter('add', noAnswer());
    expect(await addition.execute(order, red)).toEqual({ kind: 'added', order: now() });
    expect([sent(), redUnits()]).toEqual([1, 1]);
  });

  it('that was not made is told as a failure, and made when it is asked for again', async () => {
    const failure = noAnswer();
    tab.shop.failNext('add', failure);
    expect(await outcomeOf(addition.execute(order, red))).toEqual(rejectedWith(failure));
    expect(await addition.execute(order, red)).toMatchObject({ kind: 'added' });
    expect([sent(), redUnits()]).toEqual([2, 1]);
  });

  it('is looked for before anything is sent again, when the first look failed as well', async () => {
    tab.shop.failAfter('add', noAnswer());
    const reads = tab.shop.hold('read');
    const adding = outcomeOf(addition.execute(order, red));
    tab.shop.failNext('read', noAnswer());
    reads.release();
    expect(await adding).toMatchObject({ status: 'rejected' });
    expect(await addition.execute(order, red)).toEqual({ kind: 'added', order: now() });
    expect([sent(), redUnits()]).toEqual([1, 1]);
  });

  it('is looked for also after a reload', async () => {
    tab.shop.failAfter('add', noAnswer());
    const reads = tab.shop.hold('read');
    const adding = outcomeOf(addition.execute(order, red));
    tab.shop.failNext('read', noAnswer());
    reads.release();
    await adding;
    expect(await reopened().execute(order, red)).toMatchObject({ kind: 'added' });
    expect([sent(), redUnits()]).toEqual([1, 1]);
  });

  it('is not made twice when the first call still holds the order while it is asked for again', async () => {
    tab.shop.failNext('add', noAnswer());
    await outcomeOf(addition.execute(order, red));
    for (let tries = 1; tries <= 4; tries += 1) tab.shop.failNext('add', lockedOrder('order-1'));
    const again = outcomeOf(addition.execute(order, red));
    for (let tries = 1; tries <= 3; tries += 1) await tab.scheduler.advance(100);
    expect(await again).toMatchObject({ reason: { code: 'locked' } });
    // Now the first call is through.
    await tab.get(CrossSellGateway).add(payer(), red);
    expect(await addition.execute(order, red)).toMatchObject({ kind: 'added' });
    expect(redUnits()).toBe(1);
  });

  it.each([
    ['exactly what the shopper was told, in one tab', 1, (added: number, told: number) => added === told],
    // One tab could not find out about its change; an identical one that another tab then added counts as that change.
    ['never more than the shopper was told, in two tabs', 2, (added: number, told: number) => added <= told],
  ])('adds %s, whatever goes wrong', async (_, tabs, holds) => {
    const incidents = fc.constantFrom('none', 'lost-before', 'lost-after', 'locked', 'declined');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tab: fc.nat({ max: tabs - 1 }), incident: incidents }), { maxLength: 6 }),
        async (presses) => {
          const open = [inAnotherTab(), inAnotherTab()];
          const start = unitsOf(now(), 'FIZZ-1');
          let told = 0;
          for (const press of presses) {
            if (press.incident === 'lost-before') tab.shop.failNext('add', noAnswer());
            if (press.incident === 'lost-after') tab.shop.failAfter('add', noAnswer());
            if (press.incident === 'locked') tab.shop.failNext('add', lockedOrder('order-1'));
            if (press.incident === 'declined') tab.shop.failNext('add', noTransition({ base: ['Declined.'] }));
            const outcome = outcomeOf(open[press.tab]!.execute(order, { sku: 'FIZZ-1', quantity: 1 }));
            await tab.scheduler.advance(100);
            const settled = await outcome;
            if (settled.status === 'fulfilled' && settled.value.kind === 'added') told += 1;
            expect(holds(unitsOf(now(), 'FIZZ-1') - start, told)).toBe(true);
            tab.shop.forgetIncidents();
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('Two tabs that add at the same time (spec §4 Order states)', () => {
  it('take turns', async () => {
    const gate = tab.shop.hold('add');
    const first = addition.execute(order, red);
    const second = inAnotherTab().execute(order, { sku: 'FIZZ-1', quantity: 1 });
    await gate.reached;
    expect(sent()).toBe(1);
    gate.release();
    expect(await first).toMatchObject({ kind: 'added' });
    expect(await second).toEqual({ kind: 'added', order: now() });
    expect([redUnits(), unitsOf(now(), 'FIZZ-1')]).toEqual([1, 1]);
  });
});
