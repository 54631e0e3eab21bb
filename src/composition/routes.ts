import { LazyBlockViews } from '#src/ui/blocks/lazy-block-views';
import { LoadCartFlyout } from '#src/ui/cart/shared/cart-flyout-slot.presenter';
import { LazyProductViews } from '#src/ui/catalogue/lazy-product-views';
import { LoadVisitorPlace } from '#src/ui/geography/shared/visitor-place-slot.presenter';
import type { LoadView } from '#src/ui/kit/lazy-view';
import { LoadPrivacyNotice } from '#src/ui/privacy/shared/privacy-notice-slot.presenter';
import { LoadSearchDialog } from '#src/ui/search/shared/search-link.presenter';
import { type PageRoute, PageRoutes } from '#src/ui/shell/page-route';
import type { Container } from './container';
import { type LateAdapters, loadWith } from './late-adapters';
import { type PageKind, type PageSettings, shopPages } from './pages';

/** A part of a page whose code comes later. */
interface LateView<P extends object> {
  readonly View: Awaited<ReturnType<LoadView<P>>>;
}

/** Binds the pages of the shop, and the parts of pages whose code comes when they are first needed. */
export function bindRoutes(container: Container, configuration: PageSettings): void {
  const view =
    <P extends object>(load: () => Promise<LateView<P>>, ...needs: LateAdapters[]): LoadView<P> =>
    async () =>
      (await loadWith(container, load, needs)).View;
  container.bind(
    PageRoutes,
    shopPages(configuration).map((page) => routeOf(container, page)),
  );
  container.bind(
    LoadCartFlyout,
    view(() => import(/* script: cart */ '#src/ui/cart/cart-flyout'), 'shopper'),
  );
  container.bind(
    LoadVisitorPlace,
    view(() => import(/* script: at-rest */ '#src/ui/frame/around-the-page'), 'shopper'),
  );
  container.bind(
    LoadSearchDialog,
    view(() => import(/* script: search */ '#src/ui/search/search-dialog'), 'search'),
  );
  container.bind(
    LoadPrivacyNotice,
    view(() => import(/* script: at-rest */ '#src/ui/privacy/privacy-notice')),
  );
  container.bind(LazyBlockViews, {
    form: view(() => import(/* script: with-forms */ '#src/ui/blocks/block-form'), 'shopper', 'seldom'),
    storeSearch: view(() => import(/* script: with-forms */ '#src/ui/geography/shared/store-search'), 'shopper'),
  });
  container.bind(LazyProductViews, {
    notifyForm: view(() => import('#src/ui/catalogue/notify-form')),
    packBuilder: view(() => import('#src/ui/catalogue/pack-builder'), 'shopper'),
    prepaidChoice: view(() => import('#src/ui/prepaid/shared/prepaid-choice'), 'shopper'),
    deliveryEstimate: view(() => import(/* script: at-rest */ '#src/ui/geography/shared/delivery-estimate'), 'shopper'),
    buyGiftCard: view(() => import('#src/ui/gift-card/parts/buy-gift-card'), 'shopper'),
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
