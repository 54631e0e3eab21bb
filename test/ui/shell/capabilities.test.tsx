import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import { CancellationGateway } from '#src/application/ports/shop/cancellation-gateway';
import type { Capabilities } from '#src/application/ports/shop/capabilities';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { Token } from '#src/application/ports/token';
import { Settings } from '#src/composition/configuration/settings';
import { type GivenAdapter, given } from '#src/composition/container';
import { shopPages } from '#src/composition/pages';
import { cents } from '#src/domain/money/money';
import { matchesPattern } from '#src/infrastructure/contentful/page-kinds';
import { vendureCapabilities } from '#src/infrastructure/vendure/capabilities';
import { PromoAndReferralQueues } from '#src/ui/campaign/promo-and-referral-queues';
import { page as cartPage } from '#src/ui/cart/cart';
import * as productPage from '#src/ui/catalogue/product';
import { offerDelay } from '#src/ui/catalogue/product.presenter';
import { page as checkoutPage } from '#src/ui/checkout/checkout';
import { profileMessages } from '#src/ui/customer/profile-messages';
import { ReferralBubble } from '#src/ui/referral/shared/referral-bubble';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';
import * as tastePage from '#src/ui/taste/taste';
import { aProduct } from '#test/builders/a-product';
import { type CapabilityName, capabilitiesWithout } from '#test/support/capabilities';
import { openTab } from '#test/support/test-tab';
import { walkTo } from '#test/ui/checkout/checkout-walk';
import { openConfirmation } from '#test/ui/orders/confirmation-page';
import { productContent, sixPack } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { Shopper } from '#test/ui/support/shopper';
import { AccountVisitor } from '#test/ui/support/visitor';

const gateways: readonly (readonly [CapabilityName, Token<object>])[] = [
  ['club', SubscriptionGateway],
  ['giftCards', GiftCardGateway],
  ['storeCredit', StoreCreditReader],
  ['savedCards', SavedCardGateway],
  ['additions', CrossSellGateway],
  ['cancellation', CancellationGateway],
  ['stockNotices', StockRequestGateway],
  ['referral', ReferralGateway],
  ['groupOrders', GroupOrderGateway],
  ['prepaid', VariantPriceReader],
  ['intervalSavings', VariantPriceReader],
];

/** The calls of disabled features. */
let called: string[] = [];
beforeEach(() => {
  called = [];
});

/** Where there are no subscriptions, the back end's adapter answers with none; every other call is one too many. */
function refusing(name: CapabilityName): object {
  const refuse = () => Promise.reject(new Error(`${called.push(name)} calls of what is off`));
  const list = () => Promise.resolve([]);
  return new Proxy(
    {},
    {
      get: (_, method) => (method === 'then' ? undefined : name === 'club' && method === 'list' ? list : refuse),
    },
  );
}

interface Engine {
  readonly capabilities: Capabilities;
  readonly adapters: readonly GivenAdapter[];
}

function engine(capabilities: Capabilities): Engine {
  const adapters = gateways.flatMap(([name, port]) => (capabilities[name] ? [] : [given(port, refusing(name))]));
  return { capabilities, adapters };
}

const without = (...names: readonly CapabilityName[]) => engine(capabilitiesWithout(...names));

const lacking = (...names: readonly CapabilityName[]) => [
  ...names.map((name) => [name, without(name)] as const),
  ['everything that Vendure cannot do', engine(vendureCapabilities)] as const,
];

/** The links on the screen to pages that this shop does not have. */
function deadEnds({ tab }: Pick<Shopper, 'tab'>): readonly string[] {
  const { missingPages } = tab.get(Settings);
  const routes = tab.get(PageRoutes);
  return [...document.querySelectorAll('a')].flatMap((link) => {
    const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/, 1);
    if (!path.startsWith('/')) return [];
    const isMissing = missingPages.some((pattern) => matchesPattern(pattern, path));
    return isMissing || matchRoute(routes, path)?.route.name === 'account-not-found' ? [path] : [];
  });
}

/** A shopper with two cans in the cart. */
async function shopperWith(options: Engine): Promise<Shopper> {
  const shopper = Shopper.atTheDoor(options);
  await shopper.container.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
  await shopper.start();
  return shopper;
}

describe('The account (docs/adr/0034)', () => {
  const inTheAccount = lacking('club', 'giftCards', 'storeCredit', 'savedCards', 'referral');
  it.each(inTheAccount)('leads to nothing of it and asks for nothing of it without %s', async (_, options) => {
    const visitor = await AccountVisitor.signedIn(options);
    const { tab } = visitor.shopper;
    const pages = shopPages(tab.get(Settings)).filter(({ path }) => /^\/account\/[\w-]*\/?$/.test(path));
    expect(pages.length).toBeGreaterThan(5);
    for (const { path, load } of pages) {
      await visitor.open((await load()).page.View, path);
      expect(deadEnds(visitor.shopper), path).toEqual([]);
      cleanup();
    }
    expect(called).toEqual([]);
  });
});

describe('Paying (docs/adr/0034)', () => {
  const onTheWay = lacking('giftCards', 'storeCredit', 'savedCards', 'additions', 'cancellation');
  it.each(onTheWay)('goes on to the confirmed order without %s', async (_, options) => {
    const shopper = await shopperWith(options);
    await shopper.open(cartPage.View, '/cart/');
    expect(deadEnds(shopper)).toEqual([]);
    cleanup();
    await walkTo('payment', shopper);
    await shopper.open(checkoutPage.View, '/checkout/?step=payment');
    expect(deadEnds(shopper)).toEqual([]);
    expect(screen.queryAllByLabelText(/gift card/i).length > 0).toBe(options.capabilities.giftCards);
    cleanup();
    await shopper.container.get(CheckoutGateway).prepare(shopper.order);
    const { number, id, paymentPage } = shopper.order;
    shopper.shop.markPaid(paymentPage!.sessionId);
    const back = shopper.reload();
    await back.start({ number, checkoutSessionId: paymentPage!.sessionId });
    const address = `/order/confirmation/${number}/${id}/?checkout_session_id=${paymentPage!.sessionId}&number=${number}`;
    await openConfirmation({ shopper: back, address });
    screen.getByRole('heading', { level: 1, name: /thank/i });
    expect(deadEnds(back)).toEqual([]);
    expect(called).toEqual([]);
  });
});

describe('Missing capabilities of an engine are not offered (docs/adr/0034)', () => {
  const soldOut = productContent({ product: aProduct({ stock: { kind: 'out-of-stock' } }), related: [] });
  const pack = { ...sixPack, isSubscribable: true };

  it('says plainly that a product is sold out where the shop sends no notices', async () => {
    const { pass } = openPage(productPage, soldOut, soldOut.path, openTab(without('stockNotices')));
    await pass();
    expect(screen.getAllByText(/sold out|gone for now/i).length).toBeGreaterThan(0);
    expect(document.querySelector('form, [id^="back-in-stock"], a[href*="back-in-stock"]')).toBeNull();
    cleanup();
    openPage(productPage, productContent({ related: [soldOut.product] }), '/', openTab(without('stockNotices')));
    expect(document.querySelector('a[href*="back-in-stock"]')).toBeNull();
  });

  it('sells each pack once where nothing can be prepaid, whatever the address asks for', async () => {
    const content = productContent({ product: pack });
    const { pass } = openPage(productPage, content, `${content.path}?prepaid=3x1-month`, openTab(without('prepaid')));
    await pass(offerDelay);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(called).toEqual([]);
  });

  it('names no price of prepaid deliveries where they cost no less', async () => {
    const content = productContent({ product: pack });
    const tab = openTab(without('intervalSavings'));
    const { pass } = openPage(productPage, content, `${content.path}?prepaid=3x1-month`, tab);
    await pass(offerDelay);
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(2);
    expect(called).toEqual([]);
  });

  it('forgets the referrer of a visitor, and invites no visitor, where no service takes it', async () => {
    const shopper = await shopperWith(without('referral'));
    const { stored } = shopper.tab.world;
    const referral = stored.get(StoredCampaign).referral;
    referral.write('a-friend');
    await shopper.container.get(PromoAndReferralQueues).run([]);
    expect([referral.read(), shopper.order.referralIdentifier]).toEqual([undefined, undefined]);
    shopper.tab.content.shell = {
      tagline: '',
      footerText: '',
      referral: { credit: cents(1000), discount: cents(1000), code: 'WELCOME10' },
    };
    stored.get(StoredInvitation).hasPurchased.write(true);
    await shopper.open(() => <ReferralBubble load={() => Promise.reject(new Error('is not wanted'))} />, '/shop/');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('leads from a taste to wine alone where there is no club', () => {
    const content = {
      kind: 'taste',
      path: '/taste/',
      title: 'Taste',
      description: '',
      noindex: false,
      wines: [],
    } as const;
    const address = '/taste/?wine=red&dryness=dry&usual=coffee';
    const tab = openTab(without('club'));
    openPage(tastePage, content, address, tab);
    expect(deadEnds({ tab })).toEqual([]);
  });

  it('mails no reminders of boxes where there is no club', async () => {
    const visitor = await AccountVisitor.signedIn(without('club'));
    const profile = shopPages(visitor.shopper.tab.get(Settings)).find(({ name }) => name === 'profile');
    await visitor.open((await profile!.load()).page.View, '/account/profile/');
    expect(screen.queryByRole('checkbox', { name: profileMessages.mails.reminders })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: profileMessages.data.download }));
    expect(called).toEqual([]);
    const data = JSON.parse(visitor.shopper.tab.files.files[0]?.text ?? '{}') as Record<string, unknown>;
    expect([Object.keys(data).includes('subscriptions'), data['missing']]).toEqual([false, []]);
  });
});
