import { describe, expect } from 'vitest';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { orderMailLink } from './support/back-end';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { payAndPlace } from './support/prepared-cart';

describe('The link in the mail of an order (spec §2 /order/confirmation/:number/:id)', () => {
  it('opens the whole order in another browser, and nothing of it without its token', async ({ visit }) => {
    const { cart: placed, tab: buyer } = await visit({ basket: { [gamay.sku]: 2 }, stage: 'payment' });
    await payAndPlace(placed);
    const link = await orderMailLink(buyer.email, placed.number);
    const address = link.split('#')[0]!;

    const { tab, secrets, cart } = await visit({ basket: { [gamay.sku]: 1 } });
    await tab.page.goto(link);
    await tab.arrivesAt(confirmationMessages.yourOrder);
    for (const text of [confirmationMessages.number(placed.number), gamay.name, 'Fresno, CA 93650'])
      await tab.sees(text);
    await tab.isAtAddress(new RegExp(`${placed.number}/\\d+/$`));
    expect(tab.page.url()).toBe(address);
    await tab.reload();
    await tab.arrivesAt(confirmationMessages.yourOrder);
    expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });
    await secrets.isInNoAddress(placed.token);

    const { tab: stranger } = await visit();
    await stranger.page.goto(address);
    await stranger.arrivesAt(confirmationMessages.noKey.title);
    for (const text of [gamay.name, 'Fresno', buyer.email]) await stranger.doesNotShow(stranger.main.getByText(text));
  });
});
