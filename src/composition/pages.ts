import { hasStoreMap } from '#src/domain/page/page-block';
import type { Configuration } from './configuration/configuration';
import { features } from './features/features';
import { account, appShell, content, document, type PageCode, type PageKind } from './page-kind';

const productWithBlocks: PageCode = {
  name: 'product-with-blocks',
  load: () => import(/* script: first */ '#src/ui/catalogue/product-with-blocks'),
};
const staticPageWithStores: PageCode = {
  name: 'static-page-with-stores',
  load: () => import(/* script: first-with-more */ '#src/ui/content/static-page-with-stores'),
};
/** Mails that were sent before the callback was configured elsewhere still lead here (spec §2 sign-in callback). */
const defaultCallbackPath = '/authenticate/';

/**
 * The kinds of pages of the shop (spec §2), the most specific address first. Every other address is content by its path.
 * The router, the documents of the build, the rules for hosts and the reader of content all follow from this list.
 */
export function shopPages({
  signIn: { callbackPath, mayAskForCaptcha: hasOwnPolicy },
  reviewsUrl,
  missingPages,
}: PageSettings): readonly PageKind[] {
  const pages: readonly PageKind[] = [
    content('home', '/', () => import(/* script: first */ '#src/ui/content/home')),
    content('shop', '/shop/', () => import(/* script: first */ '#src/ui/catalogue/shop')),
    {
      ...content('product', '/products/:slug/', () => import(/* script: first */ '#src/ui/catalogue/product')),
      forContent: (shown) => (shown.kind === 'product' && shown.blocks ? productWithBlocks : undefined),
    },
    document('search', '/search/', () => import(/* script: search */ '#src/ui/search/search'), 'search'),
    document('cart', '/cart/', () => import(/* script: cart */ '#src/ui/cart/cart'), 'shopper'),
    appShell('cart-link', '/cart/:lines/', () => import('#src/ui/cart/cart-link'), 'shopper'),
    document(
      'checkout',
      '/checkout/',
      () => import(/* script: cart */ '#src/ui/checkout/checkout'),
      'shopper',
      'seldom',
    ),
    appShell(
      'confirmation',
      '/order/confirmation/:number/:id/',
      () => import(/* script: orders */ '#src/ui/orders/confirmation'),
      'shopper',
      'seldom',
    ),
    {
      ...account('login', '/account/login/', () => import(/* script: sign-in */ '#src/ui/session/login')),
      hasOwnPolicy,
    },
    {
      ...account(
        'security',
        '/account/security/',
        () => import(/* script: sign-in account */ '#src/ui/session/security'),
      ),
      hasOwnPolicy,
    },
    account('saved-cards', '/account/payment/', () => import(/* script: account */ '#src/ui/saved-card/saved-cards')),
    {
      ...account(
        'profile',
        '/account/profile/',
        () => import(/* script: sign-in account */ '#src/ui/customer/profile'),
      ),
      hasOwnPolicy,
    },
    account(
      'store-credit',
      '/account/credit/',
      () => import(/* script: account */ '#src/ui/store-credit/store-credit'),
    ),
    account('gift-cards', '/account/gift-cards/', () => import(/* script: account */ '#src/ui/gift-card/gift-cards')),
    account('addresses', '/account/addresses/', () => import(/* script: account */ '#src/ui/address-book/addresses')),
    account('orders', '/account/orders/', () => import(/* script: account */ '#src/ui/orders/order-list')),
    account('order', '/account/orders/:number/', () => import(/* script: account */ '#src/ui/orders/order')),
    account(
      'subscriptions',
      '/account/subscriptions/',
      () => import(/* script: account */ '#src/ui/subscription/subscription-list'),
    ),
    account(
      'subscription',
      '/account/subscriptions/:id/',
      () => import(/* script: account */ '#src/ui/subscription/subscription'),
    ),
    account(
      'customize',
      '/account/club/customize/:subscriptionId/',
      () => import(/* script: account */ '#src/ui/club/customize'),
    ),
    ...(reviewsUrl === undefined
      ? []
      : [account('review', '/account/reviews/:sku/', () => import(/* script: account */ '#src/ui/reviews/review'))]),
    account('account', '/account/', () => import(/* script: account */ '#src/ui/customer/account')),
    ...[defaultCallbackPath, callbackPath].map((path) => ({
      ...account('sign-in-callback', path, () => import(/* script: sign-in */ '#src/ui/session/sign-in-callback')),
      hasOwnPolicy,
    })),
    appShell('account-not-found', '/account/*', () => import(/* script: first */ '#src/ui/customer/account-not-found')),
    content('maker', '/links/:slug/', () => import(/* script: first */ '#src/ui/catalogue/maker')),
    content('landing-page', '/try/:slug/', () => import(/* script: first */ '#src/ui/campaign/landing-page')),
    content('offer-list', '/offers/', () => import(/* script: first */ '#src/ui/campaign/offer-list')),
    content('club', '/can-club/', () => import(/* script: first */ '#src/ui/club/club')),
    content(
      'club-join',
      '/can-club/join/:size/',
      () => import(/* script: first-with-more */ '#src/ui/club/club-join'),
      'shopper',
    ),
    content('reviews', '/reviews/', () => import(/* script: first-with-more */ '#src/ui/reviews/reviews'), 'seldom'),
    content('faq', '/faq/', () => import(/* script: first */ '#src/ui/contact/faq')),
    content('contact', '/contact/', () => import(/* script: first-with-more */ '#src/ui/contact/contact'), 'seldom'),
    ...['/newsletter/', '/sms-opt-in/', '/mothers-day-opt-out/', '/fathers-day-opt-out/'].map((path) =>
      content(
        'mailing-list',
        path,
        () => import(/* script: first-with-more */ '#src/ui/mailing-list/mailing-list'),
        'seldom',
      ),
    ),
    content(
      'event-list',
      '/upcoming-events/',
      () => import(/* script: first-with-more */ '#src/ui/events/event-list'),
      'seldom',
    ),
    ...features.flatMap(({ pages = [] }) => pages),
    {
      ...content('static-page', '/*', () => import(/* script: first */ '#src/ui/content/static-page')),
      forContent: (shown) =>
        shown.kind === 'static-page' && hasStoreMap(shown.blocks) ? staticPageWithStores : undefined,
    },
  ];
  return pages.filter(({ path }) => !missingPages.includes(path));
}

/** The settings that decide which pages there are. */
export interface PageSettings extends Pick<Configuration, 'reviewsUrl' | 'missingPages'> {
  readonly signIn: Pick<Configuration['signIn'], 'callbackPath' | 'mayAskForCaptcha'>;
}
