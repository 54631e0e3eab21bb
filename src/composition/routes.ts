import type { Container } from 'inversify';
import { LoadCartFlyout } from '#src/ui/cart/shared/cart-flyout-slot.presenter';
import { LazyProductViews } from '#src/ui/catalogue/lazy-product-views';
import { LazyBlockViews } from '#src/ui/content/lazy-block-views';
import { LoadVisitorPlace } from '#src/ui/geography/shared/visitor-place-slot.presenter';
import { LoadPrivacyNotice } from '#src/ui/privacy/privacy-notice-slot.presenter';
import { LoadSearchDialog } from '#src/ui/search/shared/search-link.presenter';
import { type PageRoute, PageRoutes } from '#src/ui/shell/page-route';
import { lazyPage, lazyView } from './lazy';
import { OpenSession } from './open-session';
import { type PageKind, type PageSettings, shopPages } from './pages';

/** Binds the pages of the shop, and the parts of pages whose code comes when they are first needed. */
export function bindRoutes(container: Container, configuration: PageSettings): void {
  const bind = container.bind.bind(container);
  bind(PageRoutes).toConstantValue(shopPages(configuration).map((page) => routeOf(container, page)));
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

/** The route by which the router knows a page. */
function routeOf(container: Container, page: Omit<PageKind, 'name'> & { readonly name: string }): PageRoute {
  const { name, path: pattern, servedAs, needsSession, hasOwnPolicy, load } = page;
  return {
    name,
    pattern,
    hasContent: servedAs === 'content',
    ...(hasOwnPolicy && { hasOwnPolicy }),
    load: lazyPage(
      container,
      needsSession ? async () => (await Promise.all([load(), container.get(OpenSession)()]))[0] : load,
    ),
    forContent: (shown) => {
      const other = page.forContent?.(shown);
      return other && routeOf(container, { ...page, ...other });
    },
  };
}
