import { LazyBlockViews } from '#src/ui/blocks/lazy-block-views';
import { LazyProductViews } from '#src/ui/catalogue/lazy-product-views';
import { LazyShopViews } from '#src/ui/catalogue/lazy-shop-views';
import { LazyFrameViews } from '#src/ui/frame/lazy-frame-views';
import { LazyPlaceViews } from '#src/ui/geography/shared/lazy-place-views';
import type { LoadView } from '#src/ui/shell/lazy-view';
import { type PageRoute, PageRoutes } from '#src/ui/shell/page-route';
import type { Container } from './container';
import { type LazyAdapters, loadWith } from './lazy-adapters';
import type { PageKind } from './page-kind';
import { type PageSettings, shopPages } from './pages';

interface ViewModule<P extends object> {
  readonly View: Awaited<ReturnType<LoadView<P>>>;
}

/** Binds the pages of the shop, and the views whose code comes when they are first needed. */
export function bindRoutes(container: Container, configuration: PageSettings): void {
  const view =
    <P extends object>(load: () => Promise<ViewModule<P>>, ...needs: LazyAdapters[]): LoadView<P> =>
    async () =>
      (await loadWith(container, load, needs)).View;
  container.bind(
    PageRoutes,
    shopPages(configuration).map((page) => routeOf(container, page)),
  );
  container.bind(LazyFrameViews, {
    cartFlyout: view(() => import(/* script: cart */ '#src/ui/cart/cart-flyout'), 'shopper'),
    visitorPlace: view(() => import(/* script: at-rest */ '#src/ui/frame/around-the-page'), 'shopper'),
    statePicker: view(() => import('#src/ui/geography/shared/state-picker'), 'shopper'),
    searchDialog: view(() => import(/* script: search */ '#src/ui/search/search-dialog'), 'search'),
    privacyQuestion: view(() => import('#src/ui/privacy/privacy-question')),
    privacyChoices: view(() => import('#src/ui/privacy/privacy-choices')),
    appearanceChoice: view(() => import('#src/ui/shell/appearance-choice'), 'seldom'),
    referralInvitation: view(() => import('#src/ui/referral/shared/referral-invitation')),
  });
  container.bind(LazyPlaceViews, {
    headsUp: view(() => import('#src/ui/geography/shared/heads-up'), 'shopper'),
  });
  container.bind(LazyBlockViews, {
    form: view(() => import(/* script: first-with-more */ '#src/ui/blocks/block-form'), 'shopper', 'seldom'),
    storeSearch: view(() => import(/* script: first-with-more */ '#src/ui/geography/shared/store-search'), 'shopper'),
  });
  container.bind(LazyShopViews, {
    moreFilters: view(() => import('#src/ui/catalogue/more-filters')),
    filterSheet: view(() => import('#src/ui/catalogue/filter-sheet')),
  });
  container.bind(LazyProductViews, {
    notifyForm: view(() => import('#src/ui/catalogue/notify-form')),
    packBuilder: view(() => import('#src/ui/catalogue/pack-builder'), 'shopper'),
    prepaidChoice: view(() => import('#src/ui/prepaid/shared/prepaid-choice'), 'shopper'),
    deliveryEstimate: view(() => import(/* script: at-rest */ '#src/ui/geography/shared/delivery-estimate'), 'shopper'),
    buyGiftCard: view(() => import('#src/ui/gift-card/parts/buy-gift-card'), 'shopper'),
    recentlyViewed: view(() => import(/* script: at-rest */ '#src/ui/catalogue/recently-viewed'), 'views'),
    zoom: view(() => import('#src/ui/catalogue/zoom')),
    compareControl: view(() => import('#src/ui/comparison/shared/compare-control')),
  });
}

/** The route by which the router knows a page. */
function routeOf(container: Container, page: Omit<PageKind, 'name'> & { readonly name: string }): PageRoute {
  const { name, path: pattern, servedAs, needsSession, hasOwnPolicy, load, needs = [] } = page;
  return {
    name,
    pattern,
    hasContent: servedAs === 'content',
    needs,
    ...(hasOwnPolicy && { hasOwnPolicy }),
    load: async () => {
      const session = needsSession ? import('./modules/session') : undefined;
      const [loaded, opened] = await Promise.all([loadWith(container, load, needs), session]);
      opened?.openSession(container);
      return loaded.page;
    },
    forContent: (shown) => {
      const other = page.forContent?.(shown);
      return other && routeOf(container, { ...page, ...other });
    },
  };
}
