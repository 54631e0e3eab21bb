import { describe } from 'vitest';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { isAccessible } from './support/axe';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { orderHistory } from './support/order-history';
import { linkTo } from './support/sign-in-provider';

const { pages, buyAgain } = ordersMessages;

describe('Past orders (spec §1 Order history, §2 /account/*)', () => {
  it('finds an old order some pages on, reads it and buys it again; discontinued products are named', async ({
    visit,
  }) => {
    const { email, pages: all, discontinued } = await orderHistory();
    const { tab, trouble } = await visit();
    await tab.open('/account/orders/');
    await tab.account.askForLink(email);
    await tab.page.goto(await linkTo(email));
    await tab.sees(pages.current(1, all));
    await isAccessible(tab.page, 'orders');
    await tab.link(pages.older).click();
    await tab.isAtAddress(/\?page=2$/);
    await tab.sees(pages.current(2, all));
    await tab.focuses(tab.heading(ordersMessages.title));
    await tab.link(pages.older).click();
    await tab.hears(pages.shown(3, all));

    const old = tab.main.getByRole('listitem').filter({ hasText: discontinued });
    await old.getByRole('link').click();
    await tab.sees(ordersMessages.states.shipped.text);
    await tab.sees(discontinued);
    await isAccessible(tab.page, 'order');
    await tab.button(buyAgain.action).click();
    await tab.sees(buyAgain.leftOut['not-sold'](discontinued));
    await tab.carries(6);
    await tab.link(buyAgain.viewCart).click();
    await tab.main.getByText(gamay.name).first().waitFor();

    trouble.expect(/^404 GET .*orders\/R000000000$/);
    await tab.open('/account/orders/R000000000/');
    await tab.arrivesAt(ordersMessages.order.unknown.title);
  });
});
