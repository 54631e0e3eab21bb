import { ContainerModule } from 'inversify';
import { OpenPage } from '#src/application/content/open-page';
import { PagesAhead } from '#src/application/content/pages-ahead';
import { AnnouncementStorage } from '#src/application/ports/browser/announcement-storage';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Connection } from '#src/application/ports/browser/connection';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { adapt, construct, constructEach } from '#src/composition/bind';
import { LoadCampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { AddLine, AddToCartPresenter } from '#src/ui/cart/add-to-cart.presenter';
import { CartAdditions } from '#src/ui/cart/shared/cart-actions';
import { CartFlyoutSlotPresenter, LoadCartFlyout } from '#src/ui/cart/shared/cart-flyout-slot.presenter';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { ShopperPricePresenter } from '#src/ui/catalogue/shopper-price.presenter';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { LoadVisitorPlace, VisitorPlaceSlotPresenter } from '#src/ui/geography/shared/visitor-place-slot.presenter';
import { LoadPrivacyNotice, PrivacyNoticeSlotPresenter } from '#src/ui/privacy/privacy-notice-slot.presenter';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { LoadSearchDialog, SearchLinkPresenter } from '#src/ui/search/shared/search-link.presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { AnnouncementPresenter } from '#src/ui/shell/announcement.presenter';
import { DelayedLoadPresenter } from '#src/ui/shell/delayed-load.presenter';
import { DomDocumentHead } from '#src/ui/shell/dom-document-head';
import { HeaderToolsPresenter } from '#src/ui/shell/header-tools.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { DocumentHead } from '#src/ui/shell/page-head';
import { PageRoutes } from '#src/ui/shell/page-route';
import { SiteIdentity } from '#src/ui/shell/site-identity';

/** The shell of every page. Presenters live as long as their view; navigation is one for the whole document. */
export const shellModule = new ContainerModule(({ bind }) => {
  adapt(bind, DocumentHead, DomDocumentHead, [SiteIdentity]);
  construct(bind, PagesAhead, [ContentReader]);
  construct(bind, OpenPage, [PagesAhead, BuildReader, Connection]);
  construct(bind, NavigationPresenter, [
    OpenPage,
    PageRoutes,
    BrowserWindow,
    Scheduler,
    DocumentHead,
    LiveMessageState,
    AlertBarState,
  ]);
  constructEach(bind, DelayedLoadPresenter, [NavigationPresenter]);
  construct(bind, HeaderToolsPresenter, [
    CustomerState,
    CartState,
    CartFlyoutState,
    GeolocationState,
    StatePickerState,
  ]);
  constructEach(bind, CartFlyoutSlotPresenter, [LoadCartFlyout, CartFlyoutState, CartState, Scheduler, AlertBarState]);
  constructEach(bind, VisitorPlaceSlotPresenter, [LoadVisitorPlace, StatePickerState, Scheduler, AlertBarState]);
  constructEach(bind, PrivacyNoticeSlotPresenter, [LoadPrivacyNotice, PrivacyNoticeState, AlertBarState]);
  construct(bind, SearchLinkPresenter, [LoadSearchDialog, AlertBarState]);
  construct(bind, AnnouncementPresenter, [
    AnnouncementStorage,
    CartState,
    SubscriptionsState,
    PendingPromoCodesState,
    PendingPromoCodes,
    LoadCampaignQueues,
    AlertBarState,
    Logger,
  ]);
  construct(bind, ShopperPricePresenter, [SubscriptionsState, CartState]);
  construct(bind, CartAdditions, [Logger]);
  constructEach(bind, AddToCartPresenter, [AddLine, CartFlyoutState, LiveMessageState, CartAdditions]);
});
