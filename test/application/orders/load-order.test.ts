import { beforeEach, describe, expect, it } from 'vitest';
import { LoadOrder } from '#src/application/orders/load-order';
import { OrdersState } from '#src/application/ports/state/orders-state';
import { AcceptSession } from '#src/application/session/accept-session';
import { SignOut } from '#src/application/session/sign-out';
import { noAnswer } from '#test/application/failures';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let orders: OrdersState;
let number: string;
beforeEach(async () => {
  tab = openTab();
  await tab.signIn();
  ({ number } = await tab.world.orders.create([{ sku: 'WHITE-1', quantity: 1 }]));
  tab.shop.completeElsewhere(number);
  orders = tab.get(OrdersState);
});

const load = () => tab.get(LoadOrder).execute(number);
/** Another person signs in while the first one is. */
async function takeOver(): Promise<void> {
  tab.identity.browser.remembered = undefined;
  await tab.get(AcceptSession).execute(await tab.openAnother().authenticate('bob@example.com'));
}
const status = () => ({
  known: [...orders.byNumber.keys()],
  loading: orders.loading,
  failed: [...orders.errors].map(([key, { code }]) => [key, code]),
});

describe('The placed orders that the page knows (spec §3 Client state, orders)', () => {
  it('are kept by number, with their loads and failures', async () => {
    const gate = tab.shop.hold('read');
    const loading = load();
    expect(status()).toEqual({ known: [], loading: [number], failed: [] });
    gate.release();
    await loading;
    expect(status()).toEqual({ known: [number], loading: [], failed: [] });
    tab.shop.failNext('read', noAnswer());
    await load();
    expect(status()).toEqual({ known: [number], loading: [], failed: [[number, 'network_error']] });
    await load();
    expect(status()).toEqual({ known: [number], loading: [], failed: [] });
  });

  it('say that there is none of that number', async () => {
    await tab.get(LoadOrder).execute('R000000000');
    expect(status().failed).toEqual([['R000000000', 'not_found']]);
  });

  it('are asked for once at a time', async () => {
    const before = tab.shop.received.length;
    await Promise.all([load(), load()]);
    expect(tab.shop.received.slice(before)).toEqual(['read']);
  });

  it('are forgotten when the customer signs out', async () => {
    await load();
    await tab.get(SignOut).execute();
    expect(status()).toEqual({ known: [], loading: [], failed: [] });
  });

  it('are forgotten when another person signs in', async () => {
    await load();
    await takeOver();
    expect(status().known).toEqual([]);
  });

  it.each([
    ['signed out', () => tab.get(SignOut).execute()],
    ['been replaced by another person', takeOver],
  ])('are not shown to the person who comes after them: they have %s before it arrives', async (_what, change) => {
    const gate = tab.shop.holdAnswer('read');
    const loading = load();
    await change();
    gate.release();
    await loading;
    expect(status()).toMatchObject({ known: [] });
  });
});
