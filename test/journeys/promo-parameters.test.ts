import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { referFriendMessages } from '#src/ui/referral/shared/refer-friend-messages';
import { isAccessible } from './support/axe';
import { orderBecomes, orderOnServer, referralOf } from './support/back-end';
import { codeOf, isCall } from './support/calls';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';
import { countCalls, loseRequest } from './support/network';
import type { Tab } from './support/tab';
import { variations } from './support/variations';

const applyCode = { method: 'POST', path: '/api/orders/*/coupon_codes' } as const;
const denied = /^422 POST .*coupon_codes$/;

/** The codes that were sent, in their order. */
function noteCodes(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isCall(request, applyCode)) sent.push(codeOf(request));
  });
  return sent;
}

const bestCounts = variations.promoCodes === 'best-counts';
const pendingPromoCodes = (tab: Tab) => tab.page.evaluate(() => localStorage.getItem('maker-promos'));
const dropButton = (tab: Tab, code: string) => tab.button(promoCodeMessages.drop(code));

describe('Codes in an address (spec §1 promo tracking, §2 promo, §4 Promo codes)', () => {
  it('wait for the first can, and are then on the cart, each sent once', async ({ visit }) => {
    const { tab } = await visit();
    const sent = noteCodes(tab.page);
    await tab.open('/?promo=WELCOME10&promo=tenpercent&utm_source=mail');
    await tab.sees(promoCodeMessages.expected(['WELCOME10', 'TENPERCENT']));
    await tab.open(gamay.path);
    await tab.shelf.addButton(gamay.name).click();
    await tab.sees(promoCodeMessages.onCart(['WELCOME10', 'TENPERCENT']));
    expect(sent).toEqual(['welcome10', 'tenpercent']);
    await tab.open('/cart/');
    await tab.cart.codeRemoval('WELCOME10').waitFor();
    await tab.cart.codeRemoval('TENPERCENT').waitFor();
    expect(await tab.cart.amountOf('WELCOME10')).toMatch(/^-\$/);
    expect(await pendingPromoCodes(tab)).toBeNull();
  });

  it('are kept over a reload while they are refused, and go on once there are cans enough', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    trouble.expect(denied);
    await tab.open('/?promo=OVER50');
    await tab.sees(/OVER50 is not applied/);
    await tab.open('/cart/');
    await dropButton(tab, 'OVER50').waitFor();
    await tab.sees(/Add \$[\d.]+ more to use it/);
    await tab.reload();
    await dropButton(tab, 'OVER50').waitFor();
    await tab.cart.typeQuantity(gamay.name, '11');
    await tab.cart.codeRemoval('OVER50').waitFor();
    await tab.sees(promoCodeMessages.onCart(['OVER50']));
    await orderBecomes(cart, { codes: ['over50'] });
    expect(await pendingPromoCodes(tab)).toBeNull();
  });

  it('are kept when the connection breaks, and tried again on the next page', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { [gamay.sku]: 2 } });
    await loseRequest(tab.page, applyCode);
    trouble.expect(/^failed POST .*coupon_codes/);
    await tab.open('/cart/?promo=welcome10');
    await tab.sees(promoCodeMessages.waits.forChange('WELCOME10'));
    await tab.reload();
    await tab.cart.codeRemoval('WELCOME10').waitFor();
    await orderBecomes(cart, { codes: ['welcome10'] });
  });

  it('are taken off the list by their button, with the focus on the field, and do not come back', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    trouble.expect(denied);
    await tab.open('/?promo=NONSENSE');
    await tab.sees(/NONSENSE is not applied/);
    await tab.open('/cart/');
    await dropButton(tab, 'NONSENSE').press('Enter');
    await tab.focuses(tab.cart.codeField);
    await tab.reload();
    await tab.cart.line(gamay.name).waitFor();
    expect([await pendingPromoCodes(tab), (await orderOnServer(cart)).codes]).toEqual([null, []]);
  });

  it('are sent once by two tabs', async ({ visit }) => {
    const { tab, openTab, cart } = await visit({ basket: { [gamay.sku]: 2 } });
    const other = await openTab();
    const sent = [noteCodes(tab.page), noteCodes(other.page)];
    await Promise.all([
      tab.open('/?promo=WELCOME10&promo=FIFTYCENTS'),
      other.open('/cart/?promo=WELCOME10&promo=FIFTYCENTS'),
    ]);
    await other.cart.codeRemoval('WELCOME10').waitFor();
    await other.cart.codeRemoval('FIFTYCENTS').waitFor();
    await orderBecomes(cart, { codes: bestCounts ? ['welcome10'] : ['welcome10', 'fiftycents'] });
    await tab.open('/cart/');
    await tab.cart.codeRemoval('FIFTYCENTS').waitFor();
    expect(sent.flat().sort()).toEqual(['fiftycents', 'welcome10']);
  });

  it('are all kept when there are sixty of them, and told in few words', async ({ visit }) => {
    const { tab } = await visit();
    const codes = Array.from({ length: 60 }, (_, index) => `gift${index}`);
    await tab.open(`/?${codes.map((code) => `promo=${code}`).join('&')}`);
    await tab.sees(promoCodeMessages.expected(codes.map((code) => code.toUpperCase())));
    await tab.reload();
    const kept = JSON.parse((await pendingPromoCodes(tab)) ?? '[]') as readonly { readonly value: string }[];
    expect(kept.map(({ value }) => value)).toEqual(codes);
  });

  it('for free shipping wait for the delivery step and are then on the order', async ({ visit }) => {
    const { tab, trouble } = await visit({ basket: { [gamay.sku]: 2 } });
    trouble.expect(denied);
    await tab.open('/cart/');
    await tab.cart.enterCode('shipfree');
    await tab.hears(promoCodeMessages.keptForDelivery('SHIPFREE'));
    await tab.sees(promoCodeMessages.waits.forDelivery);
    await tab.cart.checkOut();
    await tab.checkout.giveAddress();
    await tab.cart.codeRemoval('SHIPFREE').waitFor();
    await isAccessible(tab.page, 'delivery-with-pending-promo-code');
    expect(await pendingPromoCodes(tab)).toBeNull();
    await tab.checkout.acceptDelivery();
  });

  it('do nothing but wait, whatever is written in them', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({
      basket: { [gamay.sku]: 1 },
      stored: { 'maker-promos': '{"broken":' },
    });
    trouble.expect(denied);
    const script = encodeURIComponent('<img src=x onerror="document.title=1">');
    await tab.open(
      `/?promo=${script}&promo=${'A'.repeat(10_000)}&promo=&promo=%20&aff=${encodeURIComponent('"\'; drop table')}`,
    );
    await tab.sees(/is not applied/);
    await tab.open('/cart/');
    await tab.sees('<IMG SRC=X ONERROR="DOCUMENT.TITLE=1">');
    expect(await tab.page.title()).not.toBe('1');
    await tab.doesNotShow(tab.main.locator('img[src="x"]'));
    expect((await orderOnServer(cart)).codes).toEqual([]);
  });
});

describe('Further parameters of an address (spec §2 Query parameters read on load)', () => {
  it(
    'the friend who recommended the shop stands on the order, once, also after a reload',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit();
      const calls = countCalls(tab.page, { method: 'PATCH', path: '/api/orders/*' });
      const keptReferral = () => tab.page.evaluate(() => localStorage.getItem('referral-identifier'));
      await tab.open('/?ref=summer');
      await tab.open(gamay.path);
      await tab.shelf.addButton(gamay.name).click();
      await tab.carries(1);
      await expect.poll(async () => referralOf(await tab.myCart())).toBe('summer');
      // The server knows it before the shop has read the answer.
      await expect.poll(keptReferral).toBeNull();
      await tab.reload();
      await tab.shelf.addButton(gamay.name).click();
      await tab.carries(2);
      expect([calls.count, await keptReferral()]).toEqual([1, null]);
    },
  );

  it('waits during checkout, which is not begun anew for it', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [chenin.sku]: 1 }, stage: 'delivery' });
    await tab.open('/checkout/?ref=summer');
    await tab.checkout.isAt('delivery');
    await tab.checkout.acceptDelivery();
    expect([await referralOf(cart), (await orderOnServer(cart)).state]).toEqual([null, 'payment']);
  });

  it('the ids of affiliate networks are kept where these look for them', async ({ visit }) => {
    const { tab, context } = await visit({ consent: ['affiliates'] });
    await tab.open('/shop/?sscid=61k8_x&ir_click_id=abc%3Bdef');
    await expect.poll(() => tab.page.evaluate(() => localStorage.getItem('maker-sscid'))).toBe('61k8_x');
    const cookie = (await context.cookies()).find(({ name }) => name === 'ir_click_id');
    expect(cookie).toMatchObject({ value: 'abc%3Bdef', sameSite: 'Lax', secure: false, path: '/' });
  });
});

describe('Referring a friend (spec §2 ref, §7 POST referral_identifiers)', () => {
  it('leaves the link that a customer copies on the order of the friend', async ({ visit }) => {
    const { tab, context } = await visit({ isSignedIn: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tab.open('/account/');
    await tab.button(referFriendMessages.copy).click();
    await tab.sees(referFriendMessages.copied);
    await isAccessible(tab.page, 'account-refer-friend');
    const link = new URL(await tab.page.evaluate(() => navigator.clipboard.readText()));

    const { tab: friend } = await visit();
    await friend.open(`/${link.search}`);
    await friend.open(gamay.path);
    await friend.shelf.addButton(gamay.name).click();
    await friend.carries(1);
    await expect.poll(async () => referralOf(await friend.myCart())).toBe(link.searchParams.get('ref'));
  });
});

describe('Codes on the cart page can be used by everybody (spec §4 Promo codes)', () => {
  it('when they count, are beaten and wait', async ({ visit }) => {
    const { tab, trouble } = await visit({ basket: { [gamay.sku]: 6 } });
    trouble.expect(denied);
    await tab.open('/?promo=WELCOME10&promo=NOGIFTS&promo=TENPERCENT&promo=BIG100&promo=EXPIRED');
    await tab.open('/cart/');
    await tab.cart.codeRemoval('TENPERCENT').waitFor();
    await dropButton(tab, 'BIG100').waitFor();
    await tab.sees(promoCodeMessages.waits.forVisit('This code has expired.'));
    if (bestCounts) await tab.sees(promoCodeMessages.beatenBy('WELCOME10'));
    await tab.page.getByRole('list', { name: cartMessages.codes }).waitFor();
    await isAccessible(tab.page, 'cart-codes');
  });
});
