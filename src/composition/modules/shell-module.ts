import { ContainerModule } from 'inversify';
import { OpenPage } from '../../application/content/open-page';
import { AccountLinkPresenter } from '../../ui/app/account-link.presenter';
import { AlertBarPresenter } from '../../ui/app/alert-bar.presenter';
import { AnnouncerPresenter } from '../../ui/app/announcer.presenter';
import { CartButtonPresenter } from '../../ui/app/cart-button.presenter';
import { CartFlyoutSlotPresenter } from '../../ui/app/cart-flyout-slot.presenter';
import { DomDocumentHead } from '../../ui/app/dom-document-head';
import { NavigationPresenter } from '../../ui/app/navigation.presenter';
import { AddToCartPresenter } from '../../ui/pages/cart/add-to-cart.presenter';
import { MemberPricePresenter } from '../../ui/pages/shop/member-price.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { adapt, construct } from '../bind';
import { ports } from '../tokens';

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
