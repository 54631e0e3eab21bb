import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { discountsOf } from '#src/domain/cart/order-summary';
import { outcomeOf } from '#test/application/failures';
import { openTab, type TestTab } from '#test/support/test-tab';
import { type Action, anyAction, anyIncident, arrange, perform } from './random-shopping';

/**
 * The cart that the shopper expects, going by the messages shown: quantities by sku, in the order of the lines, and promo codes.
 */
interface Expected {
  readonly lines: ReadonlyMap<string, number>;
  readonly codes: ReadonlySet<string>;
}

const nothing: Expected = { lines: new Map(), codes: new Set() };

function after(action: Action, { lines, codes }: Expected): Expected {
  const sku = 'line' in action ? [...lines.keys()][action.line]! : '';
  switch (action.kind) {
    case 'add':
      return { codes, lines: new Map([...lines, [action.sku, (lines.get(action.sku) ?? 0) + action.quantity]]) };
    case 'change':
      return { codes, lines: new Map([...lines, [sku, action.quantity]]) };
    case 'remove':
      return { codes, lines: new Map([...lines].filter(([other]) => other !== sku)) };
    case 'apply':
      return { lines, codes: new Set([...codes, action.code]) };
    case 'withdraw':
      return { lines, codes: new Set([...codes].filter((code) => code !== action.code)) };
    case 'note':
      return { lines, codes };
    case 'empty':
      return nothing;
  }
}

function found(tab: TestTab): Expected {
  const order = tab.serverOrder;
  if (!order) return nothing;
  return {
    lines: new Map(order.lineItems.map(({ sku, quantity }) => [sku, quantity])),
    codes: new Set(discountsOf(order).map(({ code }) => code!)),
  };
}

/** True when the shopper was told that the action is done. A promo code that is denied is not done. */
function isToldDone(outcome: PromiseSettledResult<unknown>): boolean {
  if (outcome.status === 'rejected') return false;
  const kind = (outcome.value as { readonly kind?: string } | undefined)?.kind;
  return kind !== 'denied';
}

const rarely = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const step = fc.record({ action: anyAction, incident: anyIncident, completedBefore: rarely });

describe('Shopping one thing after another, whatever goes wrong (spec §4 Order states, §8 Handling)', () => {
  it('leaves in the cart exactly the units that the shopper was told, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const tab = openTab();
        let expected = nothing;
        for (const { action, incident, completedBefore } of steps) {
          const key = tab.storage.read();
          if (completedBefore && key) tab.shop.completeElsewhere(key.number);
          const finished = completedBefore && key !== undefined;
          arrange(tab, action, incident);
          const doing = perform(tab, action);
          const outcome = doing && outcomeOf(doing);
          await tab.scheduler.quiet();
          const done = outcome !== undefined && isToldDone(await outcome);
          const start = finished ? nothing : expected;
          if (finished && !outcome) await tab.get(RestoreCart).execute();
          expected = done && !(finished && action.kind !== 'add') ? after(action, start) : start;
          expect(found(tab)).toEqual(expected);
          expect(tab.cart.current).toEqual(tab.serverOrder);
          expect(tab.cart.intents).toEqual(new Map());
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('Shopping in two tabs at once, whatever goes wrong (spec §4 Order states, §8 Handling)', () => {
  it("shows the server's order in both when all is quiet, and nothing is pending", async () => {
    const gesture = fc.record({
      action: anyAction,
      incident: anyIncident,
      completedBefore: rarely,
      inFirstTab: fc.boolean(),
      pause: fc.constantFrom(0, 50, 100, 399, 400, 1000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(gesture, { maxLength: 20 }), async (gestures) => {
        const first = openTab();
        const second = first.openAnother();
        for (const tab of [first, second]) {
          tab.get(KeepCartCurrent).execute();
          await tab.get(RestoreCart).execute();
        }
        const outcomes: Promise<unknown>[] = [];
        for (const { action, incident, completedBefore, inFirstTab, pause } of gestures) {
          const tab = inFirstTab ? first : second;
          const key = tab.storage.read();
          if (completedBefore && key) first.shop.completeElsewhere(key.number);
          arrange(tab, action, incident);
          const doing = perform(tab, action);
          if (doing) outcomes.push(outcomeOf(doing));
          await first.scheduler.advance(pause);
        }
        await first.scheduler.quiet();
        await Promise.all(outcomes);
        // Changes made elsewhere appear when the shopper looks at the page again.
        for (const tab of [first, second]) tab.window.comeBack();
        await first.scheduler.quiet();
        for (const tab of [first, second]) {
          expect(tab.cart.current).toEqual(first.serverOrder);
          expect(tab.cart.intents).toEqual(new Map());
          expect(tab.cart.isLoaded).toBe(true);
          expect(tab.logger.entries).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
