import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import type { Stored } from '#src/application/ports/browser/stored';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { noAnswer } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { invalid, lockedOrder } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let storage: Stored<string>;
const apply = (where = tab) => where.get(ApplyReferral).execute();
const updates = () => tab.shop.received.filter((method) => method === 'update').length;
beforeEach(() => {
  tab = openTab();
  storage = tab.world.stored.get(StoredCampaign).referral;
  storage.write('summer');
});

describe('Telling the cart who recommended the shop (spec §1 referral identifiers, §2 ref, §7 PATCH orders)', () => {
  it('waits until there is a cart', async () => {
    await apply();
    expect(storage.read()).toBe('summer');
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    await apply();
    expect([tab.serverOrder?.referralIdentifier, tab.cart.current?.referralIdentifier, storage.read()]).toEqual([
      'summer',
      'summer',
      undefined,
    ]);
  });

  it('happens once for a cart, also in two tabs', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    await Promise.all([apply(), apply(other)]);
    await apply();
    expect([tab.serverOrder?.referralIdentifier, updates()]).toEqual(['summer', 1]);
  });

  it.each(['network', 'locked'] as const)('is kept when it fails: %s', async (failure) => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const times = failure === 'network' ? 1 : 4;
    for (let time = 0; time < times; time += 1)
      tab.shop.failNext('update', failure === 'network' ? noAnswer() : lockedOrder('order-1'));
    const applying = apply();
    await tab.scheduler.quiet();
    await applying;
    expect([tab.serverOrder?.referralIdentifier, storage.read()]).toEqual([undefined, 'summer']);
    await apply();
    expect([tab.serverOrder?.referralIdentifier, storage.read()]).toEqual(['summer', undefined]);
  });

  it('counts as done when only the answer was lost', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    tab.shop.failAfter('update', noAnswer());
    await apply();
    expect([tab.serverOrder?.referralIdentifier, storage.read(), updates()]).toEqual(['summer', undefined, 1]);
  });

  it('is forgotten when the server refuses the identifier', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    tab.shop.failNext('update', invalid({ referral_identifier: ['is invalid'] }));
    await apply();
    expect(storage.read()).toBeUndefined();
  });

  it('keeps a newer identifier that came while the older one was on its way', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const gate = tab.shop.hold('update');
    const applying = apply();
    await gate.reached;
    storage.write('winter');
    gate.release();
    await applying;
    expect(storage.read()).toBe('winter');
    await apply();
    expect(tab.serverOrder?.referralIdentifier).toBe('winter');
  });
});

describe('A checkout that is under way (spec §4 Checkout update states; a change of the order would restart it)', () => {
  beforeEach(async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
  });
  const goToDelivery = (where = tab) =>
    where.get(ChangeCart).execute({
      send: (key) => where.world.checkout.submitAddress(key, { email: 'ada@example.com', address: anAddress() }),
      isDone: () => true,
    });

  it('is left alone; the identifier waits for the next cart', async () => {
    await goToDelivery();
    await apply();
    expect([tab.serverOrder?.state, tab.serverOrder?.shipments.length, storage.read()]).toEqual([
      'delivery',
      1,
      'summer',
    ]);
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    await tab.get(RestoreCart).execute();
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await apply();
    expect([tab.serverOrder?.state, tab.serverOrder?.referralIdentifier]).toEqual(['cart', 'summer']);
  });

  it('is left alone also when it began in another tab of which this one has not heard', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    await goToDelivery(other);
    expect(tab.cart.current?.state).toBe('cart');
    await apply();
    expect([tab.serverOrder?.state, tab.serverOrder?.shipments.length, storage.read(), updates()]).toEqual([
      'delivery',
      1,
      'summer',
      0,
    ]);
  });
});
