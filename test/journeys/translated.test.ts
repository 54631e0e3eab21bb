import { describe, expect } from 'vitest';
import { cents, formatMoney } from '#src/domain/money/money';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { ownPackMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { customizeMessages } from '#src/ui/club/customize-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { estimateMessages } from '#src/ui/group-order/estimate-messages';
import { groupOrderMessages } from '#src/ui/group-order/group-order-messages';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { changeTexts, type TextChanger } from '#test/support/translator';
import { orderOnServer, type StoredCart } from './support/back-end';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';
import { joinClub } from './support/member';
import type { Tab } from './support/tab';
import type { Trouble } from './support/trouble';

/** The texts of every page are changed as soon as its document is there, before it is hydrated or after. */
const inHandsOf = (changer: TextChanger) => ({
  initScript: `addEventListener('DOMContentLoaded', () => (${String(changeTexts)})('${changer}', document.body))`,
});

/** React builds anew a page that was changed before it was hydrated. */
function toleratesHydration(trouble: Trouble): void {
  trouble.tolerate(/^page error: Minified React error #418/);
}

async function totalOf(cart: StoredCart): Promise<string> {
  return formatMoney(cents(Math.round(Number((await orderOnServer(cart)).total) * 100)));
}

/** Waits until the total that is shown in the order's summary is the server's. */
async function costs(tab: Tab, cart: StoredCart, place = tab.main): Promise<void> {
  await tab.cart.isSettled();
  const shown = () =>
    place
      .locator('dl > div')
      .filter({ hasText: /^Total/ })
      .locator('dd')
      .textContent();
  await expect
    .poll(async () => `${await shown()}, on the server ${await totalOf(cart)}`)
    .toMatch(/^(\S+), on the server \1$/);
}

describe('A page whose texts are changed (spec §2 Page shell and behavior)', () => {
  for (const changer of ['translator', 'converter'] as const) {
    it(
      `keeps the amounts of the server from the cart to the order of a guest, with a ${changer}`,
      { tags: changer === 'translator' ? ['core'] : [] },
      async ({ visit }) => {
        const { tab, trouble, cart } = await visit({ basket: { [gamay.sku]: 1 }, ...inHandsOf(changer) });
        toleratesHydration(trouble);
        await tab.open('/cart/');
        await tab.cart.typeQuantity(gamay.name, '12');
        await tab.cart.shows(gamay.name, 12);
        await costs(tab, cart);
        await tab.cart.enterCode('tenpercent');
        await tab.cart.codeRemoval('TENPERCENT').waitFor();
        await costs(tab, cart);
        await tab.cart.codeRemoval('TENPERCENT').click();
        await tab.cart.codeRemoval('TENPERCENT').waitFor({ state: 'detached' });
        await tab.cart.typeQuantity(gamay.name, '2');
        await costs(tab, cart);

        await tab.cart.checkOut();
        await tab.checkout.walkToPayment();
        await costs(tab, cart);
        await tab.cart.enterCode('tenpercent');
        await tab.cart.codeRemoval('TENPERCENT').waitFor();
        await costs(tab, cart);
        await tab.button(checkoutMessages.pay(await totalOf(cart))).click();
        await tab.payment.payWith('pays');
        expect(await tab.checkout.isConfirmed()).toBe(cart.number);
        await costs(tab, cart);
      },
    );

    it(`follows the quantity in the flyout and on a product, with a ${changer}`, async ({ visit }) => {
      const { tab, trouble } = await visit(inHandsOf(changer));
      toleratesHydration(trouble);
      await tab.open(gamay.path);
      const { main } = tab;
      for (let cans = 1; cans < 12; cans += 1) await main.getByRole('button', { name: productMessages.more }).click();
      await tab.shelf.add(gamay.name);
      const cart = await tab.myCart();
      await costs(tab, cart, tab.shelf.flyout);
      await tab.cart.typeQuantity(gamay.name, '2');
      await tab.cart.shows(gamay.name, 2);
      await costs(tab, cart, tab.shelf.flyout);
      await tab.cart.typeQuantity(gamay.name, '12');
      await tab.cart.shows(gamay.name, 12);
      await costs(tab, cart, tab.shelf.flyout);
      await tab.cart.removal(gamay.name).click();
      await tab.cart.undo.click();
      await tab.cart.shows(gamay.name, 12);
      await costs(tab, cart, tab.shelf.flyout);
    });

    it(`follows the cans of a pack of one's own, with a ${changer}`, async ({ visit }) => {
      const { tab, trouble } = await visit(inHandsOf(changer));
      toleratesHydration(trouble);
      await tab.open('/products/your-own-6-pack/');
      for (let can = 1; can <= 6; can += 1) await tab.button(ownPackMessages.more(gamay.name)).click();
      await tab.sees(ownPackMessages.full);
      await tab.button(ownPackMessages.fewer(gamay.name)).click();
      await tab.button(ownPackMessages.more(chenin.name)).click();
      await tab.button(ownPackMessages.add).click();
      await tab.shelf.flyout.waitFor();
      await costs(tab, await tab.myCart(), tab.shelf.flyout);
    });

    it(`joins the club, with a ${changer}`, async ({ visit }) => {
      const { tab, trouble } = await visit(inHandsOf(changer));
      toleratesHydration(trouble);
      await tab.open('/can-club/join/24/?step=review&type=red');
      await tab.page.getByText('Every 2 months').click();
      await tab.button(joinMessages.join).click();
      await tab.arrivesAt(cartMessages.title);
      await costs(tab, await tab.myCart());
    });

    it(`shows a member the account and lets her choose her cans, with a ${changer}`, async ({ visit }) => {
      const visitor = await visit({ isSignedIn: true, ...inHandsOf(changer) });
      const { tab, trouble } = visitor;
      toleratesHydration(trouble);
      const { id } = await (await joinClub(visitor)).first();
      await tab.open('/account/');
      await tab.arrivesAt(accountMessages.title);
      await tab.open('/account/orders/');
      await tab.arrivesAt(ordersMessages.title);
      const paid = await tab.main.locator('strong.tabular').textContent();
      await tab.main.getByRole('heading', { level: 2 }).getByRole('link').click();
      await tab.heading(/^Order R/).waitFor();
      expect(await tab.cart.amountOf(cartMessages.total)).toBe(paid);
      await tab.open(`/account/club/customize/${id}/`);
      await tab.arrivesAt(customizeMessages.title);
      await tab.button(customizeMessages.fewer(gamay.name)).click();
      await tab.button(customizeMessages.more(chenin.name)).click();
      await tab.button(customizeMessages.save).click();
      await tab.sees(customizeMessages.saved.text);
    });

    it(`estimates an order for two addresses, with a ${changer}`, async ({ visit }) => {
      const { tab, trouble } = await visit(inHandsOf(changer));
      toleratesHydration(trouble);
      const { page } = tab;
      await tab.open('/group-order/');
      await tab.button(groupOrderMessages.gets.more('The Four Corners 4 Pack')).click();
      const people =
        'Full name;Street;Apt;City;State;ZIP\nAda Example;1 Ring St;;Portland;OR;97201\nBo Example;2 Ring St;;Portland;OR;97';
      await page.setInputFiles('input[type=file]', {
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(people),
      });
      await tab.sees(groupOrderMessages.imported.added(2));
      await tab.button(groupOrderMessages.ask.action).click();
      await tab.sees(groupOrderMessages.ask.wrong(1));
      await tab.button(groupOrderMessages.goes.named(groupOrderMessages.goes.edit, 'Bo Example')).click();
      await page.getByRole('dialog').getByLabel(/zip/i).fill('97201');
      await tab.button(groupOrderMessages.dialog.save).click();
      const { about } = groupOrderMessages;
      const fields = {
        [about.firstName]: 'Ada',
        [about.lastName]: 'Example',
        [about.email]: tab.email,
        [about.phone]: '(503) 555-0123',
        [about.size]: '2',
        [about.date]: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      };
      for (const [label, text] of Object.entries(fields)) await tab.main.getByLabel(label).fill(text);
      await tab.button(groupOrderMessages.ask.action).click();
      await tab.reads(groupOrderMessages.ask.ready);
      const link = await tab.main.getByLabel(groupOrderMessages.ask.link).inputValue();
      const [, number = '', token = ''] = /estimate\/([^/]+)\/#token=(.+)$/.exec(link) ?? [];
      await page.goto(link);
      await tab.arrivesAt(estimateMessages.title);
      await costs(tab, { number, token });
      await tab.button(`Pay ${await totalOf({ number, token })}`).waitFor();
    });
  }
});
