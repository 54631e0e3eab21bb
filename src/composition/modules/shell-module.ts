import { ContainerModule } from 'inversify';
import { OpenPage } from '#src/application/content/open-page';
import { PagesAhead } from '#src/application/content/pages-ahead';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { adapt, construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AnnouncementPresenter } from '#src/ui/app/announcement.presenter';
import { CartFlyoutSlotPresenter } from '#src/ui/app/cart-flyout-slot.presenter';
import { DelayedLoadPresenter } from '#src/ui/app/delayed-load.presenter';
import { DomDocumentHead } from '#src/ui/app/dom-document-head';
import { HeaderToolsPresenter } from '#src/ui/app/header-tools.presenter';
import { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import { PrivacyNoticeSlotPresenter } from '#src/ui/app/privacy-notice-slot.presenter';
import { SearchLinkPresenter } from '#src/ui/app/search-link.presenter';
import { VisitorPlaceSlotPresenter } from '#src/ui/app/visitor-place-slot.presenter';
import { AddToCartPresenter } from '#src/ui/features/add-to-cart/add-to-cart.presenter';
import { ShopperPricePresenter } from '#src/ui/features/shelf-card/shopper-price.presenter';
import { AlertBarState } from '#src/ui/state/alert-bar-state';
import { CartAdditions } from '#src/ui/state/cart-actions';
import { CartFlyoutState } from '#src/ui/state/cart-flyout-state';
import { LiveMessageState } from '#src/ui/state/live-message-state';
import { PrivacyNoticeState } from '#src/ui/state/privacy-notice-state';
import { StatePickerState } from '#src/ui/state/state-picker-state';

/** What stands around every page. Presenters live as long as their view; navigation is one for the whole document. */
export const shellModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.documentHead, DomDocumentHead, [ports.siteIdentity]);
  construct(bind, PagesAhead, [ports.contentReader]);
  construct(bind, OpenPage, [PagesAhead, ports.buildReader, ports.connection]);
  construct(bind, NavigationPresenter, [
    OpenPage,
    ports.pageRoutes,
    ports.browserWindow,
    ports.scheduler,
    ports.documentHead,
    LiveMessageState,
    AlertBarState,
  ]);
  constructEach(bind, DelayedLoadPresenter, [NavigationPresenter]);
  construct(bind, HeaderToolsPresenter, [
    ports.customerState,
    ports.cartState,
    CartFlyoutState,
    ports.geolocationState,
    StatePickerState,
  ]);
  constructEach(bind, CartFlyoutSlotPresenter, [
    ports.loadCartFlyout,
    CartFlyoutState,
    ports.cartState,
    ports.scheduler,
    AlertBarState,
  ]);
  constructEach(bind, VisitorPlaceSlotPresenter, [
    ports.loadVisitorPlace,
    StatePickerState,
    ports.scheduler,
    AlertBarState,
  ]);
  constructEach(bind, PrivacyNoticeSlotPresenter, [ports.loadPrivacyNotice, PrivacyNoticeState, AlertBarState]);
  construct(bind, SearchLinkPresenter, [ports.loadSearchDialog, AlertBarState]);
  construct(bind, AnnouncementPresenter, [
    ports.announcementStorage,
    ports.cartState,
    ports.subscriptionsState,
    ports.pendingPromoCodesState,
    PendingPromoCodes,
    ports.loadCampaignQueues,
    AlertBarState,
    ports.logger,
  ]);
  construct(bind, ShopperPricePresenter, [ports.subscriptionsState, ports.cartState]);
  construct(bind, CartAdditions, [ports.logger]);
  constructEach(bind, AddToCartPresenter, [ports.addLine, CartFlyoutState, LiveMessageState, CartAdditions]);
});
