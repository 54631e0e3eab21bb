import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { addDays } from '#src/domain/interval/add-interval';
import { dayOf } from '#src/domain/interval/calendar-day';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { formatDay } from '#src/ui/kit/day-messages';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { isAccessible } from './support/axe';
import { changeOnServer, mailsTo, orderOnServer } from './support/back-end';
import { buyGiftCard, codeFor, GiftCardScreens, mailTo, refusedCards } from './support/gift-cards';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { loseAnswer, loseRequest } from './support/network';

const refusals = Object.entries(refusedCards) as readonly (readonly [keyof typeof refusedCards, string])[];

const someone = () => `${randomUUID()}@example.com`;
/** One day for the whole file, however long it takes and whenever it runs. */
const dayIn = (days: number) => addDays(dayOf(Date.now()), days);

describe('Gift cards bought for somebody (spec §1 Gift cards, §3 giftCardDetails, §7 bulk_update)', () => {
  it('go to two people: one at once, one on its day', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit();
    const giftCards = new GiftCardScreens(tab.page);
    const [ada, cleo] = [someone(), someone()];
    await tab.open('/products/gift-card-25/');
    await giftCards.fill({ name: 'Ada', email: ada, message: 'For your balcony.' });
    await giftCards.add.click();
    await tab.shelf.closeFlyout();
    await giftCards.buying.getByRole('link', { name: giftCardMessages.buy.otherAmount }).click();
    await tab.arrivesAt('The Gift Card of Any Amount');
    await expect.poll(() => giftCards.field('purchaserName').inputValue()).toBe('Bob Giver');
    await tab.page.getByLabel(giftCardMessages.buy.amount).fill('75');
    await giftCards.fill({ name: 'Cleo', email: cleo, day: dayIn(30) });
    await giftCards.add.click();
    await tab.shelf.flyout
      .getByText(giftCardMessages.line.forNamed('Cleo', giftCardMessages.line.on(formatDay(dayIn(30)))))
      .waitFor();
    await tab.cart.view();
    expect(await tab.cart.amountOf(cartMessages.total)).toBe('$100.00');

    await tab.cart.checkOut();
    await tab.checkout.isAt('contact');
    await tab.checkout.field('email').fill(tab.email);
    await tab.checkout.toPayment.click();
    await tab.checkout.isAt('payment');
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await codeFor(ada);
    const mail = await mailTo(ada, 'worth $25.00');
    expect(mail).toContain('For your balcony.');
    expect(mail).toContain('Bob Giver');
    expect(await codeFor(ada)).toMatch(/^[A-Z0-9]{16}$/);
    expect(await mailsTo(cleo)).toEqual([]);
  });

  it('stay in the cart when the details are refused, which is said there and keeps the typed text', async ({
    visit,
  }) => {
    const { tab, faults, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    const giftCards = new GiftCardScreens(tab.page);
    const [ada, cleo] = [someone(), someone()];
    await faults.order({ kind: 'status', status: 503, method: 'PATCH', path: '/api/orders/*/gift_cards/bulk_update' });
    trouble.expect(/^503 PATCH .*bulk_update$/);
    await tab.open('/products/gift-card-50/');
    await giftCards.fill({ name: 'Ada', email: ada });
    await giftCards.add.click();
    await tab.shelf.closeFlyout();
    await tab.sees(giftCardMessages.buy.withoutDetails);
    await tab.link(giftCardMessages.buy.tellInCart).click();
    await tab.arrivesAt(`${cartMessages.title} 2 items`);
    await expect.poll(() => giftCards.field('recipientEmail', giftCards.lineForm).inputValue()).toBe(ada);
    await tab.reload();
    await expect.poll(() => giftCards.field('recipientName', giftCards.lineForm).inputValue()).toBe('Ada');
    await giftCards.lineForm.getByRole('button', { name: giftCardMessages.line.save }).click();
    await tab.sees(giftCardMessages.line.forNamed('Ada', giftCardMessages.line.atOnce));

    await tab.button(giftCardMessages.line.changeNamed('Ada')).click();
    await tab.focuses(giftCards.field('recipientName', giftCards.lineForm));
    await giftCards.fill({ name: 'Cleo', email: cleo }, giftCards.lineForm);
    await giftCards.lineForm.getByRole('button', { name: giftCardMessages.line.save }).click();
    await tab.focuses(tab.button(giftCardMessages.line.changeNamed('Cleo')));
    await tab.hears(giftCardMessages.line.saved('Cleo'));
  });

  it('name the problems of the typed text, and send nothing', async ({ visit }) => {
    const { tab } = await visit();
    const giftCards = new GiftCardScreens(tab.page);
    await tab.open('/products/gift-card-any-amount/');
    const amount = tab.page.getByLabel(giftCardMessages.buy.amount);
    const { problems } = giftCardMessages;
    for (const [typed, problem] of [
      ['0', problems.amountTooLittle],
      ['-5', problems.amountTooLittle],
      ['501', problems.amountTooMuch],
      ['10.50', problems.amountNotWhole],
      ['ten', problems.amountNotANumber],
    ] as const) {
      await amount.fill(typed);
      await giftCards.fill({ name: 'Ada', email: 'nobody', message: 'x'.repeat(501) });
      await giftCards.add.click();
      await tab.isDescribed(amount, problem);
      await tab.focuses(amount);
    }
    await tab.isDescribed(giftCards.field('recipientEmail'), problems.recipientEmail);
    await tab.isDescribed(giftCards.field('message'), problems.messageTooLong);
    for (const [days, problem] of [
      [-2, problems.dayOver],
      [800, problems.dayTooFar],
    ] as const) {
      await giftCards.field('day').fill(dayIn(days));
      await giftCards.add.click();
      await tab.isDescribed(giftCards.field('day'), problem);
    }
    await tab.comesToRest();
    expect(await tab.storedCart()).toBeUndefined();
    await tab.reload();
    await expect.poll(() => giftCards.field('recipientName').inputValue()).toBe('Ada');
  });
});

describe('Gift cards as a payment (spec §7 apply_gift_card)', () => {
  it('can be taken back, pay a part, and a card the rest', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [gamay.sku]: 6 }, stage: 'payment' });
    const giftCards = new GiftCardScreens(tab.page);
    const code = await buyGiftCard('GIFT-CARD-25', someone());
    await tab.open('/checkout/');
    await tab.checkout.isAt('payment');
    const { total } = await orderOnServer(cart);
    await giftCards.enter(code);
    await giftCards.removal(code).click();
    await giftCards.removal(code).waitFor({ state: 'detached' });
    await tab.button(checkoutMessages.pay(`$${Number(total).toFixed(2)}`)).waitFor();
    await giftCards.enter(`${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`);
    await giftCards.removal(code).waitFor();
    const rest = `$${(Number(total) - 25).toFixed(2)}`;
    expect(await tab.cart.amountOf(giftCardMessages.summary.due)).toBe(rest);
    expect(await tab.cart.amountOf(cartMessages.total)).toBe(`$${Number(total).toFixed(2)}`);
    await tab.button(checkoutMessages.pay(rest)).click();
    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    await tab.sees(placedOrderMessages.share(`Gift Card ending in ${code.slice(-4)}`, '$25.00'));
    expect(await tab.page.content()).not.toContain(code);
  });

  it(
    'pay everything for a guest: pressed twice it is ordered once, and the confirmation can be loaded again',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, cart } = await visit({ basket: { [gamay.sku]: 1, 'GLASS-SET-2': 1 }, stage: 'payment' });
      const giftCards = new GiftCardScreens(tab.page);
      const code = await buyGiftCard('GIFT-CARD-100', someone());
      await tab.open('/cart/');
      await giftCards.enter(code);
      await giftCards.removal(code).waitFor();
      await tab.cart.checkOut();
      await tab.checkout.isAt('payment');
      await tab.sees(checkoutMessages.nothingLeft.title);
      await tab.button(checkoutMessages.nothingLeft.action).dblclick();
      expect(await tab.checkout.isConfirmed()).toBe(cart.number);
      await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
      await tab.reload();
      expect(await tab.checkout.isConfirmed()).toBe(cart.number);
      expect(await tab.storedCart()).toBeUndefined();
      await tab.page.goBack();
      await tab.sees(checkoutMessages.empty.title);
    },
  );

  it.for([
    ['the answer', loseAnswer],
    ['the request', loseRequest],
  ] as const)('order once when %s is lost', async ([what, lose], { visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { [gamay.sku]: 1 }, stage: 'payment' });
    const giftCards = new GiftCardScreens(tab.page);
    const code = await buyGiftCard('GIFT-CARD-50', someone());
    await tab.open('/checkout/');
    await giftCards.enter(code);
    await giftCards.removal(code).waitFor();
    await lose(tab.page, { method: 'PUT', path: '/api/checkouts/*/finalize' });
    trouble.expect(/^failed PUT .*finalize /);
    await tab.button(checkoutMessages.nothingLeft.action).click();
    // The shop finds finished changes by itself; the shopper repeats the others.
    if (what === 'the request') {
      await tab.sees(/could not reach the shop/);
      await tab.button(checkoutMessages.nothingLeft.action).click();
    }
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
  });

  it('tell when the card was spent elsewhere, and keep the order', async ({ visit }) => {
    // The card covers each of the two orders, and not both.
    const first = await visit({ basket: { [gamay.sku]: 3 }, stage: 'payment' });
    const second = await visit({ basket: { [gamay.sku]: 3 }, stage: 'payment' });
    const code = await buyGiftCard('GIFT-CARD-50', someone());
    for (const { tab } of [first, second]) {
      const giftCards = new GiftCardScreens(tab.page);
      await tab.open('/checkout/');
      await giftCards.enter(code);
      await giftCards.removal(code).waitFor();
      await tab.sees(checkoutMessages.nothingLeft.title);
    }
    await first.tab.button(checkoutMessages.nothingLeft.action).click();
    await first.tab.checkout.isConfirmed();
    await second.tab.button(checkoutMessages.nothingLeft.action).click();
    await second.tab.sees(/was used for another order/);
    await second.tab.checkout.pay.waitFor();
    expect(await orderOnServer(second.cart)).toMatchObject({ state: 'payment', lines: [`3 × ${gamay.name}`] });
    await second.tab.checkout.pay.click();
    await second.tab.payment.payWith('pays');
    expect(await second.tab.checkout.isConfirmed()).toBe(second.cart.number);
  });

  it('are told why they are denied, each beside its field', async ({ visit }) => {
    const { tab, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    const giftCards = new GiftCardScreens(tab.page);
    trouble.expect(/^4(04|22) POST .*apply_gift_card$/);
    await tab.open('/cart/');
    for (const [reason, code] of refusals) {
      await giftCards.enter(code);
      await tab.isDescribed(giftCards.code, describeGiftCardDenial({ reason }));
      await tab.hears(describeGiftCardDenial({ reason }));
      await expect.poll(() => giftCards.code.inputValue()).toBe(code);
    }
    await giftCards.enter('A'.repeat(10_000));
    await tab.isDescribed(giftCards.code, describeGiftCardDenial({ reason: 'not_found' }));
    expect(tab.page.url()).not.toContain('AAAA');
    expect(await tab.page.title()).not.toContain('AAAA');
  });

  it('count once in two tabs, and are not for gift cards alone', async ({ visit }) => {
    const { tab, openTab, cart, trouble } = await visit({ basket: { [gamay.sku]: 1, 'GIFT-CARD-25': 1 } });
    trouble.expect(/^422 POST .*apply_gift_card$/);
    const code = await buyGiftCard('GIFT-CARD-50', someone());
    await tab.open('/cart/');
    const other = await openTab();
    await other.open('/cart/');
    // This page learns of another device's change only when it asks.
    await changeOnServer(cart, 'PATCH', '', { order: { email: tab.email } });
    const [here, there] = [new GiftCardScreens(tab.page), new GiftCardScreens(other.page)];
    await here.enter(code);
    await here.removal(code).waitFor();
    await there.removal(code).waitFor();
    await there.enter(code);
    await other.hears(giftCardMessages.pay.already(code.slice(-4)));
    await there.removal(code).click();
    await here.removal(code).waitFor({ state: 'detached' });

    await tab.cart.removal(gamay.name).click();
    await tab.cart.isSettled();
    await here.disclosure.waitFor({ state: 'detached' });
  });
});

describe('Gift cards as store credit (spec §7 gift_cards/redeem)', () => {
  it('are redeemed in the account, and the credit pays for the next order alone', async ({ visit }) => {
    const code = await buyGiftCard('GIFT-CARD-100', someone());
    const { tab } = await visit({ isSignedIn: true });
    await tab.open('/account/');
    await tab.link(giftCardMessages.account.title).click();
    await tab.arrivesAt(giftCardMessages.account.title);
    await tab.page.getByLabel(giftCardMessages.codeLabel).fill(code.toLowerCase());
    await tab.button(giftCardMessages.account.check).click();
    await tab.sees(giftCardMessages.account.worth(code.slice(-4), '$100.00'));
    await tab.button(giftCardMessages.account.redeem).click();
    await tab.sees(giftCardMessages.account.redeemed('$100.00'));
    expect(tab.page.url()).not.toContain(code);
    expect(await tab.page.getByLabel(giftCardMessages.codeLabel).inputValue()).toBe('');

    await tab.open(gamay.path);
    await tab.shelf.add(gamay.name);
    await tab.page.getByRole('link', { name: cartMessages.checkout, exact: true }).click();
    await tab.checkout.walkToPayment();
    expect(await tab.cart.amountOf(giftCardMessages.summary.due)).toBe('$0.00');
    await tab.button(checkoutMessages.nothingLeft.action).click();
    await tab.checkout.isConfirmed();
    await tab.sees('Store Credit');
  });

  it('are told why not, and ask a guest to sign in', async ({ visit }) => {
    const { tab, trouble } = await visit({ isSignedIn: true });
    trouble.expect(/^4(04|22) GET .*gift_cards\/redeem$/);
    await tab.open('/account/gift-cards/');
    const field = tab.page.getByLabel(giftCardMessages.codeLabel);
    for (const [reason, code] of refusals) {
      await field.fill(code);
      await tab.button(giftCardMessages.account.check).click();
      await tab.isDescribed(field, describeGiftCardDenial({ reason }));
    }
    const guest = await visit();
    await guest.tab.page.goto('/en-US/account/gift-cards/');
    await guest.tab.isAtAddress(/\/account\/login\/\?return=/);
  });
});

describe('Gift cards by keyboard (WCAG 2.1.1)', () => {
  it('are bought, applied and taken off again without a mouse', async ({ visit }) => {
    const { tab } = await visit({ basket: { [gamay.sku]: 1 } });
    const giftCards = new GiftCardScreens(tab.page);
    const { keyboard } = tab.page;
    const code = await buyGiftCard('GIFT-CARD-25', someone());
    await tab.open('/products/gift-card-25/');
    await giftCards.field('recipientName').focus();
    await keyboard.type('Ada');
    await keyboard.press('Tab');
    await keyboard.type(someone());
    await keyboard.press('Tab');
    await keyboard.type('Bob');
    await keyboard.press('Enter');
    await tab.shelf.flyout.waitFor();
    await tab.open('/cart/');
    await giftCards.disclosure.focus();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await tab.focuses(giftCards.code);
    await keyboard.type(code);
    await keyboard.press('Enter');
    await giftCards.removal(code).waitFor();
    await tab.focuses(giftCards.code);
    await giftCards.removal(code).focus();
    await keyboard.press('Enter');
    await tab.hears(giftCardMessages.pay.removed(code.slice(-4)));
    await tab.focuses(tab.page.locator('summary', { hasText: giftCardMessages.pay.summary }));
  });
});

describe('Gift cards are accessible (WCAG 2.2 AA)', () => {
  it('in every state', async ({ visit }) => {
    const code = await buyGiftCard('GIFT-CARD-50', someone());
    const { tab, trouble } = await visit({
      reducedMotion: 'reduce',
      basket: { [gamay.sku]: 1, 'GIFT-CARD-25': 2 },
    });
    const giftCards = new GiftCardScreens(tab.page);
    trouble.expect(/^422 POST .*apply_gift_card$/);
    await tab.open('/products/gift-card-any-amount/');
    await giftCards.add.waitFor();
    await isAccessible(tab.page, 'gift-card-form');
    await giftCards.add.click();
    await tab.sees(giftCardMessages.problems.recipientName);
    await isAccessible(tab.page, 'gift-card-problems');
    await tab.open('/cart/');
    await tab.button(giftCardMessages.line.tell).first().click();
    await isAccessible(tab.page, 'gift-card-line');
    await giftCards.enter(code);
    await giftCards.removal(code).waitFor();
    await giftCards.enter(refusedCards.expired);
    await tab.sees(describeGiftCardDenial({ reason: 'expired' }));
    await isAccessible(tab.page, 'gift-card-cart');
    await giftCards.removal(code).click();
    await tab.cart.checkOut();
    await tab.checkout.walkToPayment();
    await giftCards.enter(code);
    await giftCards.removal(code).waitFor();
    await isAccessible(tab.page, 'gift-card-payment');
  });

  it('with nothing left to pay, on the confirmation, and in the account', async ({ visit }) => {
    const code = await buyGiftCard('GIFT-CARD-50', someone());
    const { tab } = await visit({ reducedMotion: 'reduce', basket: { [gamay.sku]: 1 }, stage: 'payment' });
    const giftCards = new GiftCardScreens(tab.page);
    await tab.open('/checkout/');
    await giftCards.enter(code);
    await tab.sees(checkoutMessages.nothingLeft.title);
    await isAccessible(tab.page, 'gift-card-free');
    await tab.button(checkoutMessages.nothingLeft.action).click();
    await tab.checkout.isConfirmed();
    await isAccessible(tab.page, 'gift-card-confirmation');
    const customer = await visit({ reducedMotion: 'reduce', isSignedIn: true });
    await customer.tab.open('/account/gift-cards/');
    await customer.tab.page.getByLabel(giftCardMessages.codeLabel).fill(await buyGiftCard('GIFT-CARD-25', someone()));
    await customer.tab.button(giftCardMessages.account.check).click();
    await customer.tab.button(giftCardMessages.account.redeem).waitFor();
    await isAccessible(customer.tab.page, 'gift-card-account');
    await customer.tab.link(accountHomeMessages.overview).waitFor();
  });
});
