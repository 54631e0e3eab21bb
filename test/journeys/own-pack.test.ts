import { describe, expect } from 'vitest';
import { cartMessages, caseMessages } from '#src/ui/cart/shared/cart-messages';
import { ownPackMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { ownPackTitles } from '#src/ui/catalogue/shared/product-messages';
import { isAccessible } from './support/axe';
import { linesOnServer, orderOnServer } from './support/back-end';
import { carignan, chenin, gamay, redPack, tangerine } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

const twelve = { name: 'Your Own 12 Pack', path: '/products/your-own-12-pack/' };
const six = { name: 'Your Own 6 Pack', path: '/products/your-own-6-pack/' };

const more = (tab: Tab, name: string) => tab.button(ownPackMessages.more(name));
const progress = (tab: Tab, chosen: number, size: number) =>
  tab.page.getByRole('progressbar', { name: ownPackMessages.progress(chosen, size) }).waitFor();

describe("A pack of one's own (spec §3 Line item: parts)", () => {
  it('is built by keyboard, bought at the case price, and stands on the order with its cans', async ({ visit }) => {
    const { tab } = await visit({});
    await tab.open(twelve.path);
    await progress(tab, 0, 12);
    await more(tab, gamay.name).focus();
    for (let can = 1; can <= 8; can += 1) await tab.page.keyboard.press('Enter');
    await progress(tab, 8, 12);
    await more(tab, chenin.name).focus();
    for (let can = 1; can <= 6; can += 1) await tab.page.keyboard.press('Enter');
    await progress(tab, 12, 12);
    await tab.sees(ownPackMessages.full);
    await isAccessible(tab.page, 'own-pack');
    await tab.button(ownPackMessages.add).focus();
    await tab.page.keyboard.press('Enter');
    await tab.shelf.flyout.waitFor();
    await tab.sees(caseMessages.reached(5));
    await tab.cart.view();
    const cart = await tab.myCart();
    expect(await linesOnServer(cart)).toEqual([
      {
        price: '100.00',
        parts: [`4 × ${chenin.sku}`, `8 × ${gamay.sku}`],
        prepaid: undefined,
        savings: ['Promotion (Full case)'],
      },
    ]);
    // The regular amounts of lines sum to the subtotal; the discount is taken off once, below it.
    expect(await tab.cart.amountOf('Full case')).toBe('-$5');
    await expect
      .poll(() => tab.cart.line(twelve.name).textContent())
      .toContain(`$95.00${priceMessages.regular} $100.00${priceMessages.reasons.case}`);
    expect(await tab.cart.amountOf(cartMessages.subtotalBefore)).toBe('$100.00');

    await tab.cart.checkOut();
    await tab.checkout.giveAddress();
    await tab.sees(caseMessages.boxes(2));
    await tab.checkout.acceptDelivery();
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await tab.sees(cartMessages.part(8, gamay.name));
    expect(await orderOnServer(cart)).toMatchObject({ state: 'complete', lines: [`1 × ${twelve.name}`] });
  });

  it('keeps its choice over a reload, over Back, and into another size', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    await tab.open(six.path);
    await more(tab, gamay.name).click();
    await more(tab, gamay.name).click();
    await more(tab, chenin.name).click();
    await tab.isAtAddress(/\?cans=GAMAY-01:2,CHENIN-02:1$/);
    await tab.reload();
    await progress(tab, 3, 6);
    await tab.link(gamay.name).first().click();
    await tab.arrivesAt(gamay.name);
    await tab.page.goBack();
    await progress(tab, 3, 6);
    await tab.page
      .getByRole('navigation', { name: ownPackMessages.size })
      .getByRole('link', { name: ownPackMessages.cans(12) })
      .click();
    await tab.arrivesAt(twelve.name);
    await progress(tab, 3, 12);
  });

  it('is changed in the cart: the new cans stand in the place of the old ones', async ({ visit }) => {
    const { tab } = await visit({});
    await tab.open(`${six.path}?cans=GAMAY-01:4,CHENIN-02:2`);
    await tab.button(ownPackMessages.add).click();
    await tab.shelf.flyout.waitFor();
    await tab.cart.view();
    await tab.link(cartMessages.changeCansNamed(six.name)).click();
    await progress(tab, 6, 6);
    await tab.button(ownPackMessages.fewer(gamay.name)).click();
    await more(tab, chenin.name).click();
    await tab.button(ownPackMessages.change).click();
    await tab.hears(ownPackMessages.done.replaced(six.name));
    const [line, ...others] = await linesOnServer(await tab.myCart());
    expect([line?.parts, others]).toEqual([[`3 × ${chenin.sku}`, `3 × ${gamay.sku}`], []]);
  });

  it('takes the available part of a strange link, and says that it is not all', async ({ visit }) => {
    const { tab } = await visit({});
    await tab.open(
      `${twelve.path}?cans=${carignan.sku}:13,${tangerine.sku}:2,NO-SUCH:1,GAMAY-01:-4,CHENIN-02:1e9&prepaid=0x1-month&line=abc`,
    );
    await progress(tab, 3, 12);
    await tab.sees(ownPackMessages.notAsWritten);
    await isAccessible(tab.page, 'own-pack');
  });

  it('can be read without script: every can leads to its page', async ({ visit }) => {
    const { tab } = await visit({ javaScriptEnabled: false });
    await tab.page.goto(`/en-US${twelve.path}`);
    await tab.reads(ownPackTitles.title);
    await tab.link(gamay.name).first().click();
    await tab.arrivesAt(gamay.name);
  });
});

describe('The way to the case price (spec §9 Full-case discount helper)', () => {
  it('goes from the first can to the price on the order', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [redPack.sku]: 1, [gamay.sku]: 5 } });
    await tab.open('/cart/');
    await tab.sees(caseMessages.first(1, 5));
    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 6);
    await tab.cart.isSettled();
    await tab.sees(caseMessages.reached(5));
    await tab.hears(caseMessages.reached(5));
    await tab.sees(caseMessages.further(12, 10));
    expect((await linesOnServer(cart)).map(({ savings }) => savings)).toEqual([
      ['Promotion (Full case)'],
      ['Promotion (Full case)'],
    ]);
  });
});
