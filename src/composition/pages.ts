import { hasStoreMap } from '#src/domain/page/page-block';
import type { PageContent } from '#src/domain/page/page-content';
import type { LoadedPage } from '#src/ui/shell/page-route';
import type { Configuration } from './configuration/configuration';
import type { LazyAdapters } from './lazy-adapters';

/**
 * The answer of a server to a direct load: the page with its content, which search and the sitemap know as well unless its
 * editors leave it out; a document of its own, which the browser fills from the shopper's data; or the app shell, for
 * addresses that only the browser knows.
 */
type ServedAs =
  | { readonly servedAs: 'content'; readonly name: PageContent['kind'] }
  | { readonly servedAs: 'document' | 'app-shell'; readonly name: string };

/**
 * The code of a page: the loader of its view with its head, and the adapters that it needs besides those of every page. Its
 * document preloads both: the view by its name, which is that of its file. The comment in the import names the scripts that it
 * shares with other pages of the same moment of a visit (tools/site/scripts.ts).
 */
interface PageCode {
  readonly name: string;
  readonly load: () => Promise<{ readonly page: LoadedPage }>;
  readonly needs?: readonly LazyAdapters[];
}

/**
 * A kind of page: all that the router, the build, the servers and the reader of content need to know of it. A page with
 * content is called as its content.
 */
export type PageKind = ServedAs & PageTraits;

interface PageTraits extends PageCode {
  /** The pattern of its addresses, without language prefix. */
  readonly path: string;
  /** True when it needs to know who is there: the session starts before it. */
  readonly needsSession?: boolean;
  /** True when its document has its own security policy. */
  readonly hasOwnPolicy?: boolean;
  /**
   * Returns more code for the same page, when its content needs that; undefined when its own is sufficient. The document has
   * such content from the beginning, so it is no lazy view, and other pages of the kind do not load its code.
   */
  forContent?(content: PageContent): PageCode | undefined;
}

type Code = [path: string, load: PageCode['load'], ...needs: LazyAdapters[]];

const page = (path: string, load: PageCode['load'], ...needs: LazyAdapters[]) => ({ path, load, needs });
const content = (name: PageContent['kind'], ...code: Code): PageKind => ({
  name,
  servedAs: 'content',
  ...page(...code),
});
const document = (name: string, ...code: Code): PageKind => ({ name, servedAs: 'document', ...page(...code) });
const appShell = (name: string, ...code: Code): PageKind => ({ name, servedAs: 'app-shell', ...page(...code) });
/** A page of the account. Sign-in brings adapters along: its own, those of the cart, and the seldom ones. */
const account = (name: string, ...code: Code): PageKind => ({ ...appShell(name, ...code), needsSession: true });

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
    document('compare', '/shop/compare/', () => import('#src/ui/comparison/compare')),
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
    content('taste', '/taste/', () => import(/* script: first-with-more */ '#src/ui/taste/taste'), 'seldom'),
    content('article-list', '/blog/', () => import(/* script: first */ '#src/ui/journal/article-list')),
    content('article-list', '/blog/tag/:tag/', () => import(/* script: first */ '#src/ui/journal/article-list')),
    content('article', '/blog/:slug/', () => import(/* script: first */ '#src/ui/journal/article')),
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
    ...['/group-order/', '/bulk/'].map((path) =>
      content(
        'group-order',
        path,
        () => import(/* script: first-with-more */ '#src/ui/group-order/group-order'),
        'shopper',
        'seldom',
      ),
    ),
    appShell(
      'estimate',
      '/group-order/estimate/:number/',
      () => import('#src/ui/group-order/estimate'),
      'shopper',
      'seldom',
    ),
    content(
      'event-list',
      '/upcoming-events/',
      () => import(/* script: first-with-more */ '#src/ui/events/event-list'),
      'seldom',
    ),
    content('price-list', '/trade/wines/', () => import(/* script: first */ '#src/ui/trade/price-list')),
    content('downloads', '/trade/materials/', () => import(/* script: first */ '#src/ui/trade/downloads')),
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
