import { hasStoreMap } from '#src/domain/content/page-block';
import type { PageContent } from '#src/domain/content/page-content';
import type { Configuration } from './configuration/configuration';
import type { PageChunk } from './lazy';

/**
 * The answer of a server to a direct load: the page with its content, which search and the sitemap know as well unless its
 * editors leave it out; a document of its own, which the browser fills from the shopper's data; or the app shell, for
 * addresses that only the browser knows.
 */
type ServedAs =
  | { readonly servedAs: 'content'; readonly name: PageContent['kind'] }
  | { readonly servedAs: 'document' | 'app-shell'; readonly name: string };

/** The code of a page: the name of its chunk, which its document preloads, and what loads its view, head and bindings. */
interface PageCode {
  readonly name: string;
  readonly load: () => Promise<PageChunk>;
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
  /** Returns more code for the same page, when its content needs that; undefined when its own is sufficient. */
  forContent?(content: PageContent): PageCode | undefined;
}

type Load = PageCode['load'];

const content = (name: PageContent['kind'], path: string, load: Load): PageKind => ({
  name,
  path,
  servedAs: 'content',
  load,
});
const document = (name: string, path: string, load: Load): PageKind => ({ name, path, servedAs: 'document', load });
const appShell = (name: string, path: string, load: Load): PageKind => ({ name, path, servedAs: 'app-shell', load });
const account = (name: string, path: string, load: Load): PageKind => ({
  ...appShell(name, path, load),
  needsSession: true,
});

const productWithBlocks: PageCode = {
  name: 'product-with-blocks',
  load: () => import('./pages/product-with-blocks'),
};
const staticPageWithStores: PageCode = {
  name: 'static-page-with-stores',
  load: () => import('./pages/static-page-with-stores'),
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
}: PageSettings): readonly PageKind[] {
  return [
    content('home', '/', () => import('#src/ui/content/home')),
    content('shop', '/shop/', () => import('./pages/shop')),
    document('compare', '/shop/compare/', () => import('./pages/compare')),
    {
      ...content('product', '/products/:slug/', () => import('./pages/product')),
      forContent: (shown) => (shown.kind === 'product' && shown.blocks ? productWithBlocks : undefined),
    },
    document('search', '/search/', () => import('./pages/search')),
    document('cart', '/cart/', () => import('./pages/cart')),
    appShell('cart-link', '/cart/:lines/', () => import('./pages/cart-link')),
    document('checkout', '/checkout/', () => import('./pages/checkout')),
    appShell('confirmation', '/order/confirmation/:number/:id/', () => import('./pages/confirmation')),
    { ...account('login', '/account/login/', () => import('./pages/login')), hasOwnPolicy },
    { ...account('security', '/account/security/', () => import('./pages/security')), hasOwnPolicy },
    account('saved-cards', '/account/payment/', () => import('./pages/saved-cards')),
    account('profile', '/account/profile/', () => import('./pages/profile')),
    account('store-credit', '/account/credit/', () => import('./pages/store-credit')),
    account('gift-cards', '/account/gift-cards/', () => import('./pages/gift-cards')),
    account('addresses', '/account/addresses/', () => import('./pages/addresses')),
    account('orders', '/account/orders/', () => import('./pages/orders')),
    account('order', '/account/orders/:number/', () => import('./pages/order')),
    account('subscriptions', '/account/subscriptions/', () => import('./pages/subscriptions')),
    account('subscription', '/account/subscriptions/:id/', () => import('./pages/subscription')),
    account('customize', '/account/club/customize/:subscriptionId/', () => import('./pages/customize')),
    ...(reviewsUrl === undefined ? [] : [account('review', '/account/reviews/:sku/', () => import('./pages/review'))]),
    account('account', '/account/', () => import('./pages/account')),
    account('sign-in-callback', defaultCallbackPath, () => import('./pages/sign-in-callback')),
    account('sign-in-callback', callbackPath, () => import('./pages/sign-in-callback')),
    appShell('account-not-found', '/account/*', () => import('#src/ui/customer/account-not-found')),
    content('maker', '/links/:slug/', () => import('./pages/maker')),
    content('landing-page', '/try/:slug/', () => import('./pages/landing-page')),
    content('offer-list', '/offers/', () => import('./pages/offer-list')),
    content('taste', '/taste/', () => import('./pages/taste')),
    content('article-list', '/blog/', () => import('#src/ui/journal/article-list')),
    content('article-list', '/blog/tag/:tag/', () => import('#src/ui/journal/article-list')),
    content('article', '/blog/:slug/', () => import('./pages/article')),
    content('club', '/can-club/', () => import('#src/ui/club/club')),
    content('club-join', '/can-club/join/:size/', () => import('./pages/club-join')),
    content('reviews', '/reviews/', () => import('./pages/reviews')),
    content('faq', '/faq/', () => import('#src/ui/contact/faq')),
    content('contact', '/contact/', () => import('./pages/contact')),
    ...['/newsletter/', '/sms-opt-in/', '/mothers-day-opt-out/', '/fathers-day-opt-out/'].map((path) =>
      content('mailing-list', path, () => import('./pages/mailing-list')),
    ),
    ...['/group-order/', '/bulk/'].map((path) => content('group-order', path, () => import('./pages/group-order'))),
    appShell('estimate', '/group-order/estimate/:number/', () => import('./pages/estimate')),
    content('event-list', '/upcoming-events/', () => import('./pages/event-list')),
    content('price-list', '/trade/wines/', () => import('#src/ui/trade/price-list')),
    content('downloads', '/trade/materials/', () => import('#src/ui/trade/downloads')),
    {
      ...content('static-page', '/*', () => import('./pages/static-page')),
      forContent: (shown) =>
        shown.kind === 'static-page' && hasStoreMap(shown.blocks) ? staticPageWithStores : undefined,
    },
  ];
}

/** The settings that decide which pages there are. */
export interface PageSettings extends Pick<Configuration, 'reviewsUrl'> {
  readonly signIn: Pick<Configuration['signIn'], 'callbackPath' | 'mayAskForCaptcha'>;
}
