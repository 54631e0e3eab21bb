import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { noAnswer } from '#test/application/failures';
import { recordLog } from '#test/fakes/system/recording-logger';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let other: TestTab;
let stop: () => void;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
  other = tab.openAnother();
  await other.get(RestoreCart).execute();
  stop = tab.get(KeepCartCurrent).execute();
});

const skus = () => tab.cart.current?.lineItems.map(({ sku }) => sku);

describe('Keeping the cart current (spec §4 Sign-in session: other tabs are synchronized)', () => {
  it('follows a change in another tab', async () => {
    await other.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await tab.scheduler.settle();
    expect(skus()).toEqual(['WHITE-1', 'RED-1']);
  });

  it('looks again when the page comes back from the back/forward cache', async () => {
    await tab.world.orders.addLine(tab.storage.read()!, { sku: 'RED-1', quantity: 1 });
    tab.window.comeBack();
    await tab.scheduler.settle();
    expect(skus()).toEqual(['WHITE-1', 'RED-1']);
  });

  it('keeps the shown cart when the server cannot be asked, and logs it for developers', async () => {
    const logger = recordLog();
    const shown = tab.cart.current;
    tab.shop.failNext('read', noAnswer());
    tab.window.comeBack();
    await tab.scheduler.settle();
    expect(tab.cart.current).toBe(shown);
    expect(logger.entries).toEqual([{ message: 'The last known cart is shown', details: { code: 'network_error' } }]);
  });

  it('watches nothing any more once it is stopped', async () => {
    stop();
    await other.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    tab.window.comeBack();
    await tab.scheduler.settle();
    expect(skus()).toEqual(['WHITE-1']);
  });
});
