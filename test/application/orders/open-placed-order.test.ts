import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { OpenConfirmation } from '#src/application/orders/open-confirmation';
import { EndSession } from '#src/application/session/end-session';
import { SignOut } from '#src/application/session/sign-out';
import type { Order } from '#src/domain/cart/order';
import { payAndComeBack, tabAt } from '#test/application/checkout/checkout-walk';
import { outcomeOf, rejectedWith, uncertainFailures } from '#test/application/failures';
import { openTab, type TestTab } from '#test/support/test-tab';

let buyer: TestTab;
let order: Order;
beforeEach(async () => {
  buyer = await tabAt('payment');
  const { number, checkoutSessionId } = await payAndComeBack(buyer);
  await buyer.get(SettlePayment).execute(number, checkoutSessionId);
  order = buyer.shop.see(number);
});

/** An order of the signed-in customer, placed somewhere else. */
async function placedBy(tab: TestTab): Promise<Order> {
  const { number } = await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
  tab.shop.completeElsewhere(number);
  return tab.shop.see(number);
}

const elsewhere = () => openTab({ shop: buyer.shop });
const open = (tab: TestTab, { number, id } = order) => tab.get(OpenConfirmation).execute({ number, id }, null);

describe('Opening a placed order again (spec §2 /order/confirmation/:number/:id)', () => {
  it('is possible in the tab that completed it, also after a reload', async () => {
    expect(await open(buyer.reload())).toEqual({ kind: 'opened', by: 'this-tab', order });
  });

  it('is possible for the holder of its link, in any browser, also after a reload', async () => {
    const tab = elsewhere();
    tab.orderLinks.write(order);
    expect(await open(tab)).toEqual({ kind: 'opened', by: 'link', order });
    expect(await open(tab.reload())).toEqual({ kind: 'opened', by: 'link', order });
  });

  it('takes the token that the link names, whatever another link left or could be kept', async () => {
    const tab = elsewhere();
    tab.orderLinks.write({ number: order.number, token: 'token-of-another' });
    tab.orderLinks.write = () => undefined;
    const opened = await tab.get(OpenConfirmation).execute(order, null, { token: order.token });
    expect(opened).toEqual({ kind: 'opened', by: 'link', order });
  });

  it('keeps the token of a link for a reload', async () => {
    const tab = elsewhere();
    await tab.get(OpenConfirmation).execute(order, null, { token: order.token });
    expect(await open(tab.reload())).toEqual({ kind: 'opened', by: 'link', order });
  });

  it('is not possible elsewhere: another browser, another tab of the browser that was sent the link', async () => {
    const tab = elsewhere();
    tab.orderLinks.write(order);
    expect([await open(elsewhere()), await open(tab.openAnother())]).toEqual([{ kind: 'no-key' }, { kind: 'no-key' }]);
  });

  it('ends when somebody signs in in the tab that a guest opened the link in', async () => {
    const tab = elsewhere();
    tab.orderLinks.write(order);
    await tab.signIn('bob@example.com');
    expect(await open(tab)).toEqual({ kind: 'not-found' });
  });

  it('asks the server nothing without a key', async () => {
    buyer.shop.received.length = 0;
    await open(elsewhere());
    expect(buyer.shop.received).toEqual([]);
  });

  it('is possible for its signed-in owner, in any browser', async () => {
    const tab = elsewhere();
    await tab.signIn();
    const own = await placedBy(tab);
    const another = openTab({ shop: buyer.shop });
    await another.signIn();
    expect(await open(another, own)).toEqual({ kind: 'opened', by: 'owner', order: own });
    expect(await open(another, { ...own, id: '1' })).toEqual({ kind: 'not-found' });
  });

  it("does not tell another customer's order from a missing one", async () => {
    const tab = elsewhere();
    await tab.signIn('bob@example.test');
    expect([await open(tab), await open(tab, { ...order, number: 'R999999999' })]).toEqual([
      { kind: 'not-found' },
      { kind: 'not-found' },
    ]);
    tab.orderLinks.write({ number: order.number, token: 'token-of-another' });
    expect(await open(tab)).toEqual({ kind: 'link-refused' });
  });

  it('is not possible any more once the server has ended the session', async () => {
    const tab = elsewhere();
    await tab.signIn();
    const own = await placedBy(tab);
    tab.payments.forget();
    tab.get(EndSession).execute('refused');
    expect(await open(tab, own)).toEqual({ kind: 'no-key' });
  });

  it.each([{ by: 'this tab' }, { by: 'a link' }])('needs number and id, also for $by', async ({ by }) => {
    const tab = by === 'a link' ? elsewhere() : buyer;
    tab.orderLinks.write(order);
    for (const id of ['', '1', `${order.id}0`, 'constructor'])
      expect(await open(tab, { ...order, id })).toEqual({ kind: 'not-found' });
  });

  it('is refused for the token of another order', async () => {
    const tab = elsewhere();
    tab.orderLinks.write({ number: order.number, token: 'token-of-another' });
    expect(await open(tab)).toEqual({ kind: 'link-refused' });
  });

  it('is not hindered by a wrong link in the tab that completed it', async () => {
    buyer.orderLinks.write({ number: order.number, token: 'token-of-another' });
    expect(await open(buyer)).toMatchObject({ kind: 'opened', by: 'this-tab' });
  });

  it.each(uncertainFailures)('rejects when the outcome is unknown, and can be asked again: $code', async (failure) => {
    const tab = elsewhere();
    tab.orderLinks.write(order);
    tab.shop.failNext('read', failure);
    expect(await outcomeOf(open(tab))).toEqual(rejectedWith(failure));
    expect(await open(tab)).toMatchObject({ kind: 'opened' });
  });
});

describe('A link to an order that is not complete (spec §4 Order states)', () => {
  it("shows nothing of somebody's cart, and does not make it the shopper's", async () => {
    const somebody = await tabAt('payment');
    const cart = somebody.serverOrder!;
    const tab = openTab({ shop: somebody.shop });
    tab.orderLinks.write(cart);
    expect(await open(tab, cart)).toEqual({ kind: 'not-found' });
    expect([tab.storage.read(), tab.payments.readConfirmable(), tab.cart.current]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("cannot become the shopper's cart by a payment session that is refused", async () => {
    const somebody = await tabAt('payment');
    const cart = somebody.serverOrder!;
    const tab = openTab({ shop: somebody.shop });
    tab.orderLinks.write(cart);
    await tab.get(SettlePayment).execute(cart.number, 'cs_invented');
    expect(tab.storage.read()).toBeUndefined();
  });
});

describe('A link to a placed order (spec §3 Local storage keys)', () => {
  it("leaves the shopper's cart and its token as they are", async () => {
    const shopper = await tabAt('address');
    const before = [shopper.storage.read(), shopper.cart.current];
    const key = { number: shopper.serverOrder!.number, token: 'token-of-another' };
    shopper.orderLinks.write(key);
    await open(shopper, { ...order, number: key.number });
    expect([shopper.storage.read(), shopper.cart.current]).toEqual(before);
  });

  it('is forgotten when somebody signs out, as the order of the tab is', async () => {
    const tab = elsewhere();
    await tab.signIn();
    tab.orderLinks.write(order);
    await tab.get(SignOut).execute();
    expect(tab.orderLinks.read(order.number)).toBeUndefined();
  });
});
