import { ContainerModule } from 'inversify';
import { OpenPage } from '#src/application/content/open-page';
import { PagesAhead } from '#src/application/content/pages-ahead';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { adapt, construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AddToCartPresenter } from '#src/ui/cart/add-to-cart.presenter';
import { CartAdditions } from '#src/ui/cart/shared/cart-actions';
import { CartFlyoutSlotPresenter } from '#src/ui/cart/shared/cart-flyout-slot.presenter';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { ShopperPricePresenter } from '#src/ui/catalogue/shopper-price.presenter';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { VisitorPlaceSlotPresenter } from '#src/ui/geography/shared/visitor-place-slot.presenter';
import { PrivacyNoticeSlotPresenter } from '#src/ui/privacy/privacy-notice-slot.presenter';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { SearchLinkPresenter } from '#src/ui/search/shared/search-link.presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { AnnouncementPresenter } from '#src/ui/shell/announcement.presenter';
import { DelayedLoadPresenter } from '#src/ui/shell/delayed-load.presenter';
import { DomDocumentHead } from '#src/ui/shell/dom-document-head';
import { HeaderToolsPresenter } from '#src/ui/shell/header-tools.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';

/** The shell of every page. Presenters live as long as their view; navigation is one for the whole document. */
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
