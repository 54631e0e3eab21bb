import { ContainerModule } from 'inversify';
import { OpenPage } from '#src/application/content/open-page';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AccountLinkPresenter } from '#src/ui/app/account-link.presenter';
import { AlertBarPresenter } from '#src/ui/app/alert-bar.presenter';
import { AnnouncerPresenter } from '#src/ui/app/announcer.presenter';
import { CartButtonPresenter } from '#src/ui/app/cart-button.presenter';
import { CartFlyoutSlotPresenter } from '#src/ui/app/cart-flyout-slot.presenter';
import { DomDocumentHead } from '#src/ui/app/dom-document-head';
import { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import { AddToCartPresenter } from '#src/ui/pages/cart/add-to-cart.presenter';
import { MemberPricePresenter } from '#src/ui/pages/shop/member-price.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';

/** What stands around every page. Presenters live as long as their view; navigation is one for the whole document. */
export const shellModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.documentHead, DomDocumentHead, [ports.siteIdentity]);
  construct(bind, OpenPage, [ports.contentReader, ports.buildReader]);
  construct(bind, NavigationPresenter, [
    OpenPage,
    ports.pageRoutes,
    ports.browserWindow,
    ports.scheduler,
    ports.documentHead,
    ports.liveMessageState,
    ports.alertBarState,
    ports.siteIdentity,
  ]);
  construct(bind, AccountLinkPresenter, [ports.customerState]);
  construct(bind, AlertBarPresenter, [ports.alertBarState]).inTransientScope();
  construct(bind, AnnouncerPresenter, [ports.liveMessageState]).inTransientScope();
  construct(bind, CartButtonPresenter, [ports.cartState, ports.cartFlyoutState]).inTransientScope();
  construct(bind, CartFlyoutSlotPresenter, [
    ports.loadCartFlyout,
    ports.cartFlyoutState,
    ports.scheduler,
    ports.alertBarState,
  ]).inTransientScope();
  construct(bind, MemberPricePresenter, [ports.subscriptionsState]);
  construct(bind, AddToCartPresenter, [
    ports.addLine,
    ActionTracker,
    ports.cartFlyoutState,
    ports.liveMessageState,
  ]).inTransientScope();
});
