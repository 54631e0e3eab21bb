import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { shopMessages } from '#src/ui/catalogue/shop-messages';
import { zoomMessages } from '#src/ui/catalogue/zoom-messages';
import { checkoutMessages, confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { journalMessages } from '#src/ui/journal/shared/journal-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { messages } from '#src/ui/shell/shell-messages';
import { isAccessible } from './support/axe';
import { carignan, gamay, glasses, iceSleeve, redPack, tangerine } from './support/goods';
import { it } from './support/journey';
import { loseRequest } from './support/network';

const unreachable = describeFailure(new GatewayError({ code: 'network_error' }));
const connectionLost = /ERR_CONNECTION_RESET$/;

describe('Every screen in every state is accessible and laid out well in every window (WCAG 2.2 AA)', () => {
  const arrival = { reducedMotion: 'reduce' } as const;

  // At every run the crawl looks at one page of each kind, and journeys of the core at later states.
  const kinds = {
    'home and the shelf': { home: '/', shop: '/shop/' },
    'pages about the shop': { reviews: '/reviews/', about: '/about/', accessibility: '/accessibility/', faq: '/faq/' },
    policies: { shipping: '/shipping-and-returns-policy/', privacy: '/privacy-policy/', terms: '/terms-of-service/' },
    'an article with a long title': { 'article-long-title': '/blog/canned-wine-at-a-wedding/' },
    'joining the club': {
      'club-type': '/can-club/join/12/',
      'club-default': '/can-club/join/24/?step=default&type=red',
    },
  };
  for (const [kind, paths] of Object.entries(kinds)) {
    it(kind, async ({ visit }) => {
      const { tab } = await visit(arrival);
      for (const [name, path] of Object.entries(paths)) {
        await tab.open(path);
        await tab.page.getByRole('heading', { level: 1 }).waitFor();
        await isAccessible(tab.page, name);
      }
    });
  }

  it('the journal', async ({ visit }) => {
    const { tab } = await visit(arrival);
    await tab.open('/blog/');
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
    await isAccessible(tab.page, 'journal');
    await tab.main.getByRole('list', { name: journalMessages.articles }).getByRole('link').first().click();
    await tab.page.getByRole('article').first().waitFor();
    await isAccessible(tab.page, 'article');
  });

  it('products', async ({ visit }) => {
    const { tab } = await visit(arrival);
    for (const [name, product] of Object.entries({
      product: gamay,
      pack: redPack,
      'sold-out': tangerine,
      few: carignan,
      'not-alone': iceSleeve,
    })) {
      await tab.open(product.path);
      await tab.arrivesAt(product.name);
      await isAccessible(tab.page, `product-${name}`);
    }
  });

  it('an enlarged picture', async ({ visit }) => {
    const { tab } = await visit(arrival);
    await tab.open(gamay.path);
    await tab.page.getByRole('button', { name: /^Enlarge: / }).click();
    await tab.page.getByRole('dialog', { name: gamay.name }).waitFor();
    await isAccessible(tab.page, 'zoom');
    await tab.page.getByRole('button', { name: zoomMessages.zoomIn }).click();
    await isAccessible(tab.page, 'zoom-in');
  });

  it('the shelf with filters, and with nothing left on it', async ({ visit }) => {
    const { tab } = await visit(arrival);
    await tab.open('/shop/?family=pack');
    await tab.shelf.addButton(redPack.name).waitFor();
    await isAccessible(tab.page, 'shop-packs');
    await tab.open('/shop/?family=merch');
    await tab.shelf.addButton(glasses.name).waitFor();
    await isAccessible(tab.page, 'shop-gifts');
    await tab.open('/shop/?type=red&made=Nobody&with=Nothing');
    await tab.reads(shopMessages.nothing.title);
    await isAccessible(tab.page, 'shop-nothing');
  });

  it('pages that are not there', async ({ visit }) => {
    const { tab, trouble } = await visit(arrival);
    trouble.expect(/^404 GET /);
    // Before the page that has links to the shop: it fetches their targets ahead.
    await tab.page.route('**/page-data/shop/page-data.json', (route) => route.fulfill({ status: 500, body: '' }));
    trouble.expect(/^500 GET /);
    await tab.open('/no-such-page/');
    await tab.reads(messages.notFound.title);
    await isAccessible(tab.page, 'not-found');
    await tab.link(messages.notFound.action).click();
    await tab.reads(messages.serverError.title);
    await isAccessible(tab.page, 'server-error');
  });

  it('the cart, on its page and in the flyout', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit({ ...arrival, basket: { [gamay.sku]: 2, [redPack.sku]: 1 } });
    await tab.open('/cart/');
    await tab.cart.shows(gamay.name, 2);
    await isAccessible(tab.page, 'cart');
    await tab.open('/contact/');
    await tab.cartButton.click();
    await tab.shelf.flyout.waitFor();
    await isAccessible(tab.page, 'flyout');
  });

  it('a cart with nothing in it, and one whose first product did not get there', async ({ visit }) => {
    const { tab, trouble } = await visit(arrival);
    await tab.open('/cart/');
    await tab.reads(cartMessages.empty.title);
    await isAccessible(tab.page, 'cart-empty');
    await tab.open('/shop/');
    await tab.cartButton.click();
    await tab.shelf.flyout.waitFor();
    await isAccessible(tab.page, 'flyout-empty');
    await tab.shelf.closeFlyout();

    trouble.expect(connectionLost);
    await loseRequest(tab.page, { method: 'POST', path: '/api/orders' });
    await tab.shelf.addButton(gamay.name).click();
    await tab.sees(unreachable);
    await isAccessible(tab.page, 'shop-add-failed');
    await tab.shelf.add(gamay.name);
    await isAccessible(tab.page, 'shop-added');
  });

  it('a cart that is refused a code and a change, and is emptied', async ({ visit }) => {
    const { tab, trouble } = await visit({ ...arrival, basket: { [gamay.sku]: 1 } });
    await tab.open('/cart/');
    trouble.expect(/^422 POST .*coupon_codes$/);
    await tab.cart.enterCode('nosuchcode');
    await tab.page.locator('[id$="-error"]').waitFor();
    await isAccessible(tab.page, 'cart-code-denied');
    await tab.cart.enterCode('welcome10');
    await tab.cart.codeRemoval('WELCOME10').waitFor();
    trouble.expect(connectionLost);
    await loseRequest(tab.page, { method: 'PATCH', path: '/api/orders/*/line_items/*' });
    await tab.cart.more(gamay.name).click();
    await tab.sees(unreachable);
    await isAccessible(tab.page, 'cart-line-failed');
    await tab.cart.removal(gamay.name).click();
    await tab.cart.undo.waitFor();
    await isAccessible(tab.page, 'cart-removed');
  });

  it('a cart that did not load', async ({ visit }) => {
    const { tab, faults, trouble } = await visit({ ...arrival, basket: { [gamay.sku]: 1 } });
    await faults.order({ kind: 'status', method: 'GET', path: '/api/orders/*', status: 503, times: 100 });
    trouble.expect(/^503 GET /, /^console warning: The stored cart is kept for a later try/);
    await tab.open('/cart/');
    await tab.reads(cartMessages.notLoaded.title);
    await isAccessible(tab.page, 'cart-not-loaded');
  });

  it('checkout up to the delivery, also with errors', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit({ ...arrival, basket: { [gamay.sku]: 2, [redPack.sku]: 1 } });
    await tab.open('/checkout/');
    await tab.checkout.isAt('address');
    await isAccessible(tab.page, 'checkout-address');
    await tab.checkout.toDelivery.click();
    await tab.isDescribed(tab.checkout.field('email'), checkoutMessages.problems.email);
    await isAccessible(tab.page, 'checkout-address-errors');
    await tab.checkout.fillAddress();
    await tab.checkout.autofillState('UT');
    await tab.checkout.adult.check();
    await tab.checkout.toDelivery.click();
    await tab.isDescribed(tab.checkout.field('stateAbbr'), checkoutMessages.cannotShipTo('Utah', true));
    await isAccessible(tab.page, 'checkout-not-shippable');
    await tab.checkout.giveAddress();
    await isAccessible(tab.page, 'checkout-delivery');
  });

  it('paying, also with a declined card, and confirmation', async ({ visit }) => {
    const basket = { [gamay.sku]: 2, [redPack.sku]: 1 };
    const { tab, trouble } = await visit({ ...arrival, basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.isAt('payment');
    await isAccessible(tab.page, 'checkout-payment');

    await tab.checkout.pay.click();
    await tab.payment.payWith('declined');
    trouble.expect(/^402 POST \/pay\//);
    await tab.payment.isDeclined();
    await tab.payment.goBackToCheckout();
    await tab.sees(checkoutMessages.paymentErrors.declined);
    await isAccessible(tab.page, 'checkout-declined');
    // The shop first asks whether the page was paid in the meantime.
    trouble.expect(/^422 PUT .*finalize$/);
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await isAccessible(tab.page, 'confirmation');
    await tab.open('/order/confirmation/R123456789/1/');
    await tab.reads(confirmationMessages.noKey.title);
    await isAccessible(tab.page, 'confirmation-not-here');
    await tab.open('/checkout/');
    await tab.reads(checkoutMessages.empty.title);
    await isAccessible(tab.page, 'checkout-empty');
  });

  it('an e-mail address of 168 letters, wherever it is shown', async ({ visit }) => {
    const random = randomUUID().replaceAll('-', '');
    const email = `${random.padEnd(64, 'a')}@${'b'.repeat(50)}.${'c'.repeat(48)}.com`;
    expect(email).toHaveLength(168);
    const { tab } = await visit({
      ...arrival,
      email,
      isSignedIn: true,
      basket: { [gamay.sku]: 2 },
      stage: 'payment',
    });
    await tab.open('/checkout/?step=payment');
    await isAccessible(tab.page, 'long-email-payment');
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await isAccessible(tab.page, 'long-email-confirmation');
    for (const [name, path] of Object.entries({ overview: '', profile: 'profile/', security: 'security/' })) {
      await tab.open(`/account/${path}`);
      await tab.main.getByRole('heading', { level: 2 }).first().waitFor();
      await tab.comesToRest();
      await isAccessible(tab.page, `long-email-${name}`);
    }
  });

  it.for(['link', 'code', 'password', 'create-password', 'forgot-password'] as const)(
    'signing in by the form of %s',
    async (form, { visit }) => {
      const { tab } = await visit(arrival);
      await tab.open(tab.account.path(form));
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
      await isAccessible(tab.page, `login-${form}`);
    },
  );

  it('the account of a new customer', async ({ visit }) => {
    const customer = (await visit({ ...arrival, isSignedIn: true })).tab;
    const pages = { overview: '', subscriptions: 'subscriptions/', 'gift-cards': 'gift-cards/', security: 'security/' };
    for (const [name, path] of Object.entries(pages)) {
      await customer.open(`/account/${path}`);
      await customer.main
        .getByRole('heading', { level: 2 })
        .first()
        .or(customer.main.getByRole('textbox'))
        .first()
        .waitFor();
      await isAccessible(customer.page, `account-${name}`);
    }
    await customer.page.getByRole('main').locator('summary').first().click();
    await isAccessible(customer.page, 'account-security-open');
  });
});

describe('Motion (spec: off under prefers-reduced-motion)', () => {
  it('stands still for those who asked for it', async ({ visit }) => {
    const { tab } = await visit({ reducedMotion: 'reduce' });
    await tab.open('/shop/');
    await tab.shelf.add(gamay.name);
    const running = await tab.page.evaluate(
      () =>
        document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
          .length,
    );
    expect(running).toBe(0);
    const times = await tab.page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const slow = [...transitionDuration.split(', '), ...animationDuration.split(', ')].filter(
          (time) => Number.parseFloat(time) > 0.01,
        );
        return slow.length > 0 || scrollBehavior === 'smooth'
          ? [`${element.tagName} ${slow.join(' ')} ${scrollBehavior}`]
          : [];
      }),
    );
    expect(times).toEqual([]);
  });
});
