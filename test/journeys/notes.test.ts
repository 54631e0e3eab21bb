import { describe, expect } from 'vitest';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { isAccessible } from './support/axe';
import { gamay } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

const basket = { [gamay.sku]: 2 };
const { labels } = orderNotesMessages;

const field = (tab: Tab, label: string) => tab.page.getByLabel(label, { exact: true });
const isSaved = (tab: Tab) => tab.main.getByText(orderNotesMessages.saved, { exact: true }).first().waitFor();

async function unfold(tab: Tab): Promise<void> {
  for (const title of [orderNotesMessages.order, orderNotesMessages.gift])
    await tab.main.locator('summary').filter({ hasText: title }).click();
}

describe('Notes along with an order (spec §7 PATCH orders)', () => {
  it('are written in the cart, survive a reload, and stand in checkout and on the confirmation', async ({ visit }) => {
    const { tab } = await visit({ basket });
    await tab.open('/cart/');
    await unfold(tab);
    await isAccessible(tab.page, 'notes-1');
    await field(tab, labels.instructions).fill('Ring twice, please');
    await field(tab, labels.instructions).blur();
    await isSaved(tab);
    await field(tab, labels.from).fill('Ada');
    await field(tab, labels.note).fill('Cheers to you');
    await field(tab, labels.note).blur();
    await isSaved(tab);
    await tab.reload();
    await unfold(tab);
    await expect.poll(() => field(tab, labels.note).inputValue()).toBe('Cheers to you');

    await tab.cart.checkOut();
    await tab.checkout.walkToPayment();
    await tab.sees('Ring twice, please');
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await tab.sees('Ring twice, please');
    await tab.sees('Cheers to you');
  });

  it('do not lose a checkout that was under way', async ({ visit }) => {
    const { tab } = await visit({ basket, stage: 'payment' });
    await tab.open('/cart/');
    await unfold(tab);
    await field(tab, labels.instructions).fill('Ring twice, please');
    await tab.button(orderNotesMessages.save).first().click();
    await isSaved(tab);
    await tab.cart.checkOut();
    await tab.checkout.isAt('delivery');
    await tab.checkout.acceptDelivery();
    await tab.sees('Ring twice, please');
  });

  it('stay as a draft without a connection', async ({ visit }) => {
    const { tab, context, goOffline, trouble } = await visit({ basket });
    await tab.open('/cart/');
    await unfold(tab);
    trouble.expect(/^failed (PATCH|GET) \/api\/orders\//);
    await goOffline();
    await field(tab, labels.instructions).fill('Ring twice, please');
    await field(tab, labels.instructions).blur();
    await tab.main.getByRole('alert').filter({ hasText: 'They are still here' }).first().waitFor();
    await context.setOffline(false);
    await tab.reload();
    await unfold(tab);
    await expect.poll(() => field(tab, labels.instructions).inputValue()).toBe('Ring twice, please');
    await tab.button(orderNotesMessages.save).first().click();
    await isSaved(tab);
  });
});
