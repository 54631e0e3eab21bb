import type { Container, ContainerModule } from 'inversify';
import type { LoadView } from '#src/ui/app/lazy-view';
import type { PageRoute } from '#src/ui/app/page-route';
import type { BuyGiftCardProps } from '#src/ui/pages/gift-card/buy-gift-card';
import type { NotifyFormProps } from '#src/ui/pages/product/notify-form';
import type { PackBuilderProps } from '#src/ui/pages/product/own-pack/pack-builder';
import type { PrepaidChoiceProps } from '#src/ui/pages/product/prepaid/prepaid-choice';
import { bindOnce } from './bind-once';
import type { AccountPage, OpenSession } from './opened-session';
import type { PageChunk } from './page-chunk';

interface ViewChunk<P extends object> {
  readonly View: Awaited<ReturnType<LoadView<P>>>;
  readonly bindings: readonly ContainerModule[];
}

/** The addresses of the shop (spec §2), most special first; everything else is content by its path. */
export function pageRoutes(container: Container, openSession: OpenSession, callbackPath: string): readonly PageRoute[] {
  const route = (name: string, pattern: string, hasContent: boolean, load: () => Promise<PageChunk>): PageRoute => ({
    name,
    pattern,
    hasContent,
    load: async () => {
      const { page, bindings } = await load();
      bindOnce(container, bindings);
      return page;
    },
  });
  // What needs to know who is there comes with sign-in itself, by one entrance.
  const account = (name: AccountPage, pattern: string) =>
    route(name, pattern, false, async () => (await openSession()).pages[name]());
  return [
    route('home', '/', true, () => import('./pages/home')),
    route('shop', '/shop/', true, () => import('./pages/shop')),
    route('product', '/products/:slug/', true, () => import('./pages/product')),
    route('cart', '/cart/', false, () => import('./pages/cart')),
    route('checkout', '/checkout/', false, () => import('./pages/checkout')),
    route('confirmation', '/order/confirmation/:number/:id/', false, () => import('./pages/confirmation')),
    account('login', '/account/login/'),
    account('security', '/account/security/'),
    account('gift-cards', '/account/gift-cards/'),
    account('subscriptions', '/account/subscriptions/'),
    account('subscription', '/account/subscriptions/:id/'),
    account('customize', '/account/club/customize/:subscriptionId/'),
    account('account', '/account/*'),
    account('sign-in-callback', '/authenticate/'),
    account('sign-in-callback', callbackPath),
    route('article-list', '/blog/', true, () => import('./pages/article-list')),
    route('article', '/blog/:slug/', true, () => import('./pages/article')),
    route('club', '/can-club/', true, () => import('./pages/club')),
    route('club-join', '/can-club/join/:size/', true, () => import('./pages/club-join')),
    route('reviews', '/reviews/', true, () => import('./pages/reviews')),
    route('static-page', '/*', true, () => import('./pages/static-page')),
  ];
}

export function loadCartFlyout(container: Container): LoadView {
  return lateView(container, () => import('./pages/cart-flyout'));
}

export function loadNotifyForm(container: Container): LoadView<NotifyFormProps> {
  return lateView(container, () => import('./pages/notify-form'));
}

export function loadPackBuilder(container: Container): LoadView<PackBuilderProps> {
  return lateView(container, () => import('./pages/pack-builder'));
}

export function loadPrepaidChoice(container: Container): LoadView<PrepaidChoiceProps> {
  return lateView(container, () => import('./pages/prepaid-choice'));
}

export function loadBuyGiftCard(container: Container): LoadView<BuyGiftCardProps> {
  return lateView(container, () => import('./pages/buy-gift-card'));
}

/** A part whose code, with its bindings, comes when it is first needed. */
function lateView<P extends object>(container: Container, load: () => Promise<ViewChunk<P>>): LoadView<P> {
  return async () => {
    const { View, bindings } = await load();
    bindOnce(container, bindings);
    return View;
  };
}
