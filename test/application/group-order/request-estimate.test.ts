import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { OpenEstimate } from '#src/application/group-order/open-estimate';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { GroupOrderStorage } from '#src/application/storage/group-order-storage';
import { readOrderToken } from '#src/domain/orders/order-link';
import { noAnswer, outcomeOf, uncertainFailures } from '#test/application/failures';
import { insufficientStock, invalid } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';
import { openGroupOrder, stateOf } from './group-order-tab';

/** The order behind the estimate's link. */
function estimateOf(tab: TestTab) {
  const [, number = '', fragment = ''] = /\/estimate\/(\w+)\/(#.+)$/.exec(stateOf(tab).estimateUrl ?? '') ?? [];
  return { number, token: readOrderToken(fragment) };
}
const request = (tab: TestTab) => tab.get(RequestEstimate).execute();

describe('Asking for an estimate (spec §4 Group order)', () => {
  it('creates an order with everything for all addresses, ready to be paid, whose link opens it', async () => {
    const tab = openGroupOrder();
    await request(tab);
    const { number, token } = estimateOf(tab);
    const order = tab.shop.see(number);
    expect(order).toMatchObject({
      token,
      email: 'ada@example.test',
      furthestStep: 'payment',
      recipientCount: 2,
      lineItems: [{ sku: 'WHITE-1', quantity: 4 }],
    });
    expect(order.total).toBeGreaterThan(order.itemTotal);
    expect(stateOf(tab)).toMatchObject({ submitted: true });
  });

  it('leaves the cart alone, of a guest and of a customer', async () => {
    const tab = openGroupOrder();
    await tab.signIn();
    const cart = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await request(tab);
    expect(tab.storage.read()?.number).toBe(cart.number);
    expect(tab.cart.current?.number).toBe(cart.number);
    expect((await tab.world.orders.readCurrent())?.number).toBe(cart.number);
    const guest = openGroupOrder();
    await request(guest);
    expect([guest.storage.read(), guest.cart.current]).toEqual([undefined, undefined]);
  });

  it('finds out whether a step was taken whose answer was lost', async () => {
    for (const failure of uncertainFailures) {
      const tab = openGroupOrder();
      tab.shop.failAfter('submitAddress', failure);
      tab.shop.failAfter('submitDelivery', failure);
      await request(tab);
      expect(tab.shop.see(estimateOf(tab).number).furthestStep).toBe('payment');
    }
  });

  it.each([
    ['createEstimate', invalid({ 'recipients[1].zipcode': ["can't be blank"] })],
    ['submitAddress', insufficientStock()],
    ['submitDelivery', noAnswer()],
  ] as const)('is tracked and logged when it fails in %s (spec §8)', async (method, failure) => {
    const tab = openGroupOrder();
    tab.shop.failNext(method, failure);
    expect(await outcomeOf(request(tab))).toMatchObject({ reason: failure });
    expect(stateOf(tab)).toMatchObject({ submitted: false, estimateUrl: undefined });
    expect(tab.events.told).toEqual([
      'group_order_estimate_requested group 2 1',
      `group_order_estimate_failed group 2 1 ${failure.code}`,
    ]);
    expect(tab.logger.entries).toHaveLength(1);
  });

  it('says of a failure nothing about anybody', async () => {
    const tab = openGroupOrder();
    tab.shop.failNext('createEstimate', noAnswer());
    await outcomeOf(request(tab));
    const told = JSON.stringify([tab.events.arrived, tab.logger.entries]);
    for (const personal of ['ada@example.test', 'Ada', 'Example', 'Ring Street', '97201'])
      expect(told).not.toContain(personal);
  });

  it('is no estimate of an order that changed while it was calculated', async () => {
    const tab = openGroupOrder();
    const change = tab.get(ChangeGroupOrder);
    const first = tab.shop.hold('submitDelivery');
    const asking = request(tab);
    await first.reached;
    change.execute({ products: [{ sku: 'WHITE-1', quantity: 5 }] });
    first.release();
    await asking;
    expect(stateOf(tab)).toMatchObject({ submitted: false, products: [{ sku: 'WHITE-1', quantity: 5 }] });
    expect(stateOf(tab).estimateUrl).toBeDefined();

    const second = tab.shop.hold('submitDelivery');
    const askingAgain = request(tab);
    await second.reached;
    change.execute({ products: [{ sku: 'RED-1', quantity: 5 }] });
    second.release();
    await askingAgain;
    expect(stateOf(tab).estimateUrl).toBeUndefined();
  });

  it('is not shown to a shopper who puts another order together by then', async () => {
    const tab = openGroupOrder();
    const calculation = tab.shop.hold('submitDelivery');
    const asking = request(tab);
    await calculation.reached;
    tab.get(ChangeGroupOrder).startOver();
    calculation.release();
    await asking;
    expect(stateOf(tab)).toMatchObject({ submitted: false, estimateUrl: undefined, addresses: [] });
  });

  it('is tracked when it comes, without the link', async () => {
    const tab = openGroupOrder();
    await request(tab);
    expect(tab.events.told.at(-1)).toBe('group_order_estimate_submitted group 2 1');
  });
});

describe('Changing a group order (spec §4 Group order, spec §3 Client state)', () => {
  it('clears the estimate with another first product or add-on, and keeps it with anything else', async () => {
    const tab = openGroupOrder();
    const change = tab.get(ChangeGroupOrder);
    await request(tab);
    const url = stateOf(tab).estimateUrl;
    change.execute({ products: [{ sku: 'WHITE-1', quantity: 5 }] });
    expect(stateOf(tab)).toMatchObject({ estimateUrl: url, submitted: false });
    change.execute({ addons: [{ sku: 'RED-1', quantity: 1 }] });
    expect(stateOf(tab).estimateUrl).toBeUndefined();
    await request(tab);
    change.execute({ products: [{ sku: 'RED-1', quantity: 5 }] });
    expect(stateOf(tab).estimateUrl).toBeUndefined();
  });

  it('of a guest is kept over a reload with its estimate, and is in no other tab', async () => {
    const tab = openGroupOrder();
    await request(tab);
    const { products, addresses, details, estimateUrl } = stateOf(tab);
    const [again, other] = [tab.reload(), tab.openAnother()];
    for (const next of [again, other]) next.get(ChangeGroupOrder).open('group');
    expect(stateOf(again)).toMatchObject({ products, addresses, details, estimateUrl, submitted: true });
    expect(stateOf(other)).toMatchObject({ addresses: [], estimateUrl: undefined });
    tab.get(ChangeGroupOrder).open('bulk');
    expect(stateOf(tab)).toMatchObject({ addresses: [], estimateUrl: undefined });
  });

  it('of a customer is in every tab, its estimate in the one that asked for it', async () => {
    const tab = openGroupOrder();
    await tab.signIn();
    await request(tab);
    const other = tab.openAnother();
    other.get(ChangeGroupOrder).open('group');
    expect(stateOf(other)).toMatchObject({ addresses: stateOf(tab).addresses, estimateUrl: undefined });
  });

  it('is forgotten when its estimate is paid', async () => {
    const tab = openGroupOrder();
    await request(tab);
    const [number = ''] = /R\d+/.exec(stateOf(tab).estimateUrl ?? '') ?? [];
    const [, token = ''] = /token=(.+)$/.exec(stateOf(tab).estimateUrl ?? '') ?? [];
    await tab.get(OpenEstimate).execute(number, token);
    expect(tab.get(GroupOrderStorage).read('group')).toBeDefined();
    tab.shop.completeElsewhere(number);
    await tab.get(OpenEstimate).execute(number);
    expect(tab.get(GroupOrderStorage).read('group')).toBeUndefined();
  });

  it('needs the link of its estimate to be opened in another tab, and nothing that is kept', async () => {
    const tab = openGroupOrder();
    await request(tab);
    const [number = ''] = /R\d+/.exec(stateOf(tab).estimateUrl ?? '') ?? [];
    const [, token = ''] = /token=(.+)$/.exec(stateOf(tab).estimateUrl ?? '') ?? [];
    const other = tab.openAnother();
    expect(await other.get(OpenEstimate).execute(number)).toBeUndefined();
    other.orderLinks.write = () => undefined;
    expect((await other.get(OpenEstimate).execute(number, token))?.order.number).toBe(number);
  });

  it('is forgotten when its owner signs out, and hidden from the next person', async () => {
    const tab = openGroupOrder();
    await tab.signIn();
    tab.get(ChangeGroupOrder).keep();
    const { signInStorage } = tab;
    signInStorage.setSignedOut('refused');
    expect(tab.get(GroupOrderStorage).read('group')).toBeUndefined();
    const { SignOut } = await import('#src/application/session/sign-out');
    await tab.signIn();
    expect(tab.get(GroupOrderStorage).read('group')?.order.addresses).toHaveLength(2);
    await tab.get(SignOut).execute();
    expect(tab.get(GroupOrderStorage).read('group')).toBeUndefined();
    await tab.signIn();
    expect(tab.get(GroupOrderStorage).read('group')).toBeUndefined();
  });
});
