import { describe, expect } from 'vitest';
import { crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { isAccessible } from './support/axe';
import { orderOnServer } from './support/back-end';
import { gamay, tumbler } from './support/goods';
import { it } from './support/journey';
import { loseAnswer } from './support/network';
import type { Tab } from './support/tab';
import type { Visitor, VisitorOptions } from './support/visitor';

const { confirm } = crossSellMessages;
const basket = { [gamay.sku]: 2 };
const before = [`2 × ${gamay.name}`];
const after = [...before, `1 × ${tumbler.name}`];
const call = { method: 'PUT', path: '/api/orders/*/cross_sell' } as const;

/** A shopper who has just placed an order, at its confirmation. */
async function placed(
  visit: (options?: VisitorOptions) => Promise<Visitor>,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await visit({ basket, stage: 'payment', ...options });
  await visitor.tab.open('/checkout/');
  await visitor.tab.checkout.pay.click();
  await visitor.tab.payment.payWith('pays');
  await visitor.tab.checkout.isConfirmed();
  await visitor.tab.reads(crossSellMessages.title);
  return visitor;
}

async function ask(tab: Tab): Promise<void> {
  await tab.button(crossSellMessages.addNamed(tumbler.name)).click();
  await tab.page.getByRole('alertdialog').waitFor();
}

const yes = (tab: Tab) => tab.page.getByRole('alertdialog').getByRole('button', { name: /^Add for \$/ });
const isAdded = (tab: Tab) => tab.sees(crossSellMessages.added(tumbler.name));

describe('Adding to an order that was just placed (spec §1 Cross-sell, §7 PUT cross_sell)', () => {
  it('is asked once, charged once, and still there after a reload', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart } = await placed(visit, { viewport: 'phone' });
    const { total } = await orderOnServer(cart);
    await isAccessible(tab.page, 'cross-sell-1');
    await ask(tab);
    await isAccessible(tab.page, 'cross-sell-2');
    expect((await orderOnServer(cart)).lines).toEqual(before);
    await yes(tab).dblclick();
    await isAdded(tab);
    const order = await orderOnServer(cart);
    expect(order.lines).toEqual(after);
    expect(Number(order.total)).toBeGreaterThan(Number(total));
    await isAccessible(tab.page, 'cross-sell-3');

    await tab.reload();
    await tab.checkout.isConfirmed();
    await tab.page.getByRole('region', { name: placedOrderMessages.lines }).getByText(tumbler.name).waitFor();
  });

  it('is not charged twice when the answer was lost', async ({ visit }) => {
    const { tab, cart, trouble } = await placed(visit);
    trouble.expect(/^failed .*ERR_CONNECTION_RESET$/);
    await loseAnswer(tab.page, call);
    await ask(tab);
    await yes(tab).click();
    await isAdded(tab);
    expect((await orderOnServer(cart)).lines).toEqual(after);
  });

  it('says that the parcel is packed, and takes the offer along', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await placed(visit);
    trouble.expect(/^405 PUT /);
    await faults.order({ kind: 'status', status: 405, body: { error: 'Too late.' }, ...call });
    await ask(tab);
    await yes(tab).click();
    await tab.sees(crossSellMessages.refused.closed(tumbler.name));
    await tab.heading(crossSellMessages.title).waitFor({ state: 'detached' });
    expect((await orderOnServer(cart)).lines).toEqual(before);
  });

  it('says that the card was declined, and that nothing was charged', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await placed(visit);
    trouble.expect(/^422 PUT /);
    await faults.order({
      kind: 'status',
      status: 422,
      body: { error: 'The order could not be changed.', errors: { base: ['Declined.'] } },
      ...call,
    });
    await ask(tab);
    await yes(tab).click();
    await tab.page.getByRole('alertdialog').getByText(crossSellMessages.refused.declined(tumbler.name)).waitFor();
    await isAccessible(tab.page, 'cross-sell-4');
    await tab.button(confirm.no).click();
    expect((await orderOnServer(cart)).lines).toEqual(before);
  });

  it('is done by keyboard alone, and the focus follows', async ({ visit }) => {
    const { tab } = await placed(visit, { reducedMotion: 'reduce' });
    const add = tab.button(crossSellMessages.addNamed(tumbler.name));
    await add.focus();
    await tab.page.keyboard.press('Enter');
    await tab.page.getByRole('alertdialog').waitFor();
    await tab.page.keyboard.press('Escape');
    await tab.focuses(add);
    await tab.page.keyboard.press('Enter');
    await yes(tab).focus();
    await tab.page.keyboard.press('Enter');
    await isAdded(tab);
    await tab.hears(crossSellMessages.added(tumbler.name));
    await tab.keepsItsPlace();
  });
});
