import { beforeEach, describe, expect, it } from 'vitest';
import { DiscontinuedLinesWatch } from '#src/ui/cart/discontinued-lines-watch';
import { ObservableCartState } from '#src/ui/cart/observable-cart-state';
import { noAnswer } from '#test/application/failures';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';
import { type RecordingLogger, recordLog } from '#test/fakes/system/recording-logger';

let cart: ObservableCartState;
let logger: RecordingLogger;
let looks: string[][];
let fail: Error | undefined;
beforeEach(() => {
  cart = new ObservableCartState();
  logger = recordLog();
  looks = [];
  fail = undefined;
});

function watch(): () => void {
  const drop = {
    execute: () => {
      looks.push(cart.current!.lineItems.map(({ id }) => id));
      return fail ? Promise.reject(fail) : Promise.resolve([]);
    },
  };
  return new DiscontinuedLinesWatch({ cart, lineCheck: drop }).mount();
}

const orderOf = (...ids: readonly string[]) => anOrder({ lineItems: ids.map((id) => aLine({ id, sku: `CAN-${id}` })) });
const settled = () =>
  new Promise<void>(
    (resolve) =>
      void Promise.resolve()
        .then(() => Promise.resolve())
        .then(() => resolve()),
  );

describe('Lines that are looked at when a cart is loaded (spec §5 Cart lines are removed automatically)', () => {
  it('are those of a cart that was there before, and of one that comes later', async () => {
    cart.replace(orderOf('line-1'));
    watch();
    await settled();
    cart.replace(orderOf('line-1', 'line-2'));
    await settled();
    expect(looks).toEqual([['line-1'], ['line-1', 'line-2']]);
  });

  it('are looked at once, whatever else changes', async () => {
    watch();
    cart.replace(orderOf('line-1', 'line-2'));
    await settled();
    cart.replace(orderOf('line-2'));
    cart.replace(orderOf());
    cart.clear();
    cart.replace(orderOf('line-1'));
    await settled();
    expect(looks).toEqual([['line-1', 'line-2']]);
  });

  it('are looked at too when they come while others are', async () => {
    watch();
    cart.replace(orderOf('line-1'));
    cart.replace(orderOf('line-1', 'line-2'));
    await settled();
    await settled();
    expect(looks).toEqual([['line-1'], ['line-1', 'line-2']]);
  });

  it('are looked at again with the next change when the catalogue could not be known', async () => {
    fail = noAnswer();
    watch();
    cart.replace(orderOf('line-1'));
    await settled();
    expect([looks.length, logger.entries.length]).toEqual([1, 1]);
    fail = undefined;
    cart.replace(orderOf('line-1'));
    await settled();
    cart.replace(orderOf('line-1'));
    expect(looks).toEqual([['line-1'], ['line-1']]);
  });

  it('are left alone once no view watches', async () => {
    watch()();
    cart.replace(orderOf('line-1'));
    await settled();
    expect(looks).toEqual([]);
  });
});
