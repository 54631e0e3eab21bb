import type { Container } from 'inversify';
import { ReviewsUrl, SignInSettings } from '#src/composition/configuration/configured-values';
import { hasStoreMap } from '#src/domain/content/page-block';
import { LoadCartFlyout } from '#src/ui/cart/shared/cart-flyout-slot.presenter';
import { LazyProductViews } from '#src/ui/catalogue/lazy-product-views';
import { LazyBlockViews } from '#src/ui/content/lazy-block-views';
import { LoadVisitorPlace } from '#src/ui/geography/shared/visitor-place-slot.presenter';
import { LoadPrivacyNotice } from '#src/ui/privacy/privacy-notice-slot.presenter';
import { LoadSearchDialog } from '#src/ui/search/shared/search-link.presenter';
import { type PageRoute, PageRoutes } from '#src/ui/shell/page-route';
import { lazyPage, lazyView, type PageChunk } from './lazy';
import { OpenSession } from './open-session';

/** Binds the pages of the shop, and the parts of pages whose code comes when they are first needed. */
export function bindRoutes(container: Container): void {
  const bind = container.bind.bind(container);
  bind(PageRoutes).toConstantValue(pageRoutes(container));
  bind(LoadCartFlyout).toConstantValue(lazyView(container, () => import('./pages/cart-flyout')));
  bind(LoadVisitorPlace).toConstantValue(lazyView(container, () => import('./pages/visitor-place')));
  bind(LoadSearchDialog).toConstantValue(lazyView(container, () => import('./pages/search-dialog')));
  bind(LoadPrivacyNotice).toConstantValue(lazyView(container, () => import('./pages/privacy-notice')));
  bind(LazyBlockViews).toConstantValue({
    form: lazyView(container, () => import('./pages/block-form')),
    storeSearch: lazyView(container, () => import('./pages/store-search')),
  });
  bind(LazyProductViews).toConstantValue({
    notifyForm: lazyView(container, () => import('./pages/notify-form')),
    packBuilder: lazyView(container, () => import('./pages/pack-builder')),
    prepaidChoice: lazyView(container, () => import('./pages/prepaid-choice')),
    deliveryEstimate: lazyView(container, () => import('./pages/delivery-estimate')),
    buyGiftCard: lazyView(container, () => import('./pages/buy-gift-card')),
    compareControl: lazyView(container, () => import('./pages/compare-control')),
  });
}

/** The addresses of the shop (spec §2), the most specific first. Every other address is content by its path. */
function pageRoutes(container: Container): readonly PageRoute[] {
  const { callbackPath, mayAskForCaptcha: hasOwnPolicy } = container.get(SignInSettings);
  /** A page with content of its own, which the build renders. */
  const content = (name: string, pattern: string, load: () => Promise<PageChunk>): PageRoute => ({
    name,
    pattern,
    hasContent: true,
    load: lazyPage(container, load),
  });
  /** A page that lives from the shopper's data alone. */
  const client = (name: string, pattern: string, load: () => Promise<PageChunk>): PageRoute => ({
    name,
    pattern,
    hasContent: false,
    load: lazyPage(container, load),
  });
  /** A page that needs to know who is there: the session starts before it. */
  const account = (name: string, pattern: string, load: () => Promise<PageChunk>): PageRoute =>
    client(name, pattern, async () => (await Promise.all([load(), container.get(OpenSession)()]))[0]);
  const product = '/products/:slug/';
  const productWithBlocks = content('product-with-blocks', product, () => import('./pages/product-with-blocks'));
  const staticPageWithStores = content(
    'static-page-with-stores',
    '/*',
    () => import('./pages/static-page-with-stores'),
  );
  return [
    content('home', '/', () => import('#src/ui/content/home')),
    content('shop', '/shop/', () => import('./pages/shop')),
    client('compare', '/shop/compare/', () => import('./pages/compare')),
    {
      ...content('product', product, () => import('./pages/product')),
      forContent: (page) => (page.kind === 'product' && page.blocks ? productWithBlocks : undefined),
    },
    client('search', '/search/', () => import('./pages/search')),
    client('cart', '/cart/', () => import('./pages/cart')),
    client('cart-link', '/cart/:lines/', () => import('./pages/cart-link')),
    client('checkout', '/checkout/', () => import('./pages/checkout')),
    client('confirmation', '/order/confirmation/:number/:id/', () => import('./pages/confirmation')),
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
    ...(container.get(ReviewsUrl) === undefined
      ? []
      : [account('review', '/account/reviews/:sku/', () => import('./pages/review'))]),
    account('account', '/account/', () => import('./pages/account')),
    account('sign-in-callback', '/authenticate/', () => import('./pages/sign-in-callback')),
    account('sign-in-callback', callbackPath, () => import('./pages/sign-in-callback')),
    client('account-not-found', '/account/*', () => import('#src/ui/customer/account-not-found')),
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
    client('estimate', '/group-order/estimate/:number/', () => import('./pages/estimate')),
    content('event-list', '/upcoming-events/', () => import('./pages/event-list')),
    content('price-list', '/trade/wines/', () => import('#src/ui/trade/price-list')),
    content('downloads', '/trade/materials/', () => import('#src/ui/trade/downloads')),
    {
      ...content('static-page', '/*', () => import('./pages/static-page')),
      forContent: (page) =>
        page.kind === 'static-page' && hasStoreMap(page.blocks) ? staticPageWithStores : undefined,
    },
  ];
}
