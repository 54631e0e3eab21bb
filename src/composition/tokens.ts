import type { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import type { BrowserWindow } from '#src/application/ports/browser/browser-window';
import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { ExclusiveAccess } from '#src/application/ports/browser/exclusive-access';
import type { OtherTabs } from '#src/application/ports/browser/other-tabs';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { BuildReader } from '#src/application/ports/content/build-reader';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { PageLister } from '#src/application/ports/content/page-lister';
import type { Authorization } from '#src/application/ports/identity/authorization';
import type { SessionHint } from '#src/application/ports/identity/session-hint';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CountryReader } from '#src/application/ports/shop/country-reader';
import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import type { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { AlertBarState } from '#src/application/ports/state/alert-bar-state';
import type { CartFlyoutState } from '#src/application/ports/state/cart-flyout-state';
import type { CartNewsDesk } from '#src/application/ports/state/cart-news-desk';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { GiftCardDetailsState } from '#src/application/ports/state/gift-card-details-state';
import type { LiveMessageState } from '#src/application/ports/state/live-message-state';
import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Clock } from '#src/application/ports/system/clock';
import type { Journal } from '#src/application/ports/system/journal';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { DocumentHead } from '#src/ui/app/document-head';
import type { LoadView } from '#src/ui/app/lazy-view';
import type { PageRoute } from '#src/ui/app/page-route';
import type { SiteIdentity } from '#src/ui/app/site-identity';
import type { BuyGiftCardProps } from '#src/ui/pages/gift-card/buy-gift-card';
import type { NotifyFormProps } from '#src/ui/pages/product/notify-form';
import type { PackBuilderProps } from '#src/ui/pages/product/own-pack/pack-builder';
import type { PrepaidChoiceProps } from '#src/ui/pages/product/prepaid/prepaid-choice';
import { token } from './bind';
import type { ShopApiAdapters } from './modules/shop-api-adapters';
import type { OpenSession } from './opened-session';

/** Ports have tokens; classes identify themselves. */
export const ports = {
  shopApi: token<() => Promise<ShopApiAdapters>>('ShopApi'),
  orderGateway: token<OrderGateway>('OrderGateway'),
  checkoutGateway: token<CheckoutGateway>('CheckoutGateway'),
  subscriptionGateway: token<SubscriptionGateway>('SubscriptionGateway'),
  variantReader: token<VariantReader>('VariantReader'),
  variantPriceReader: token<VariantPriceReader>('VariantPriceReader'),
  customerGateway: token<CustomerGateway>('CustomerGateway'),
  giftCardGateway: token<GiftCardGateway>('GiftCardGateway'),
  stockRequestGateway: token<StockRequestGateway>('StockRequestGateway'),
  crossSellGateway: token<CrossSellGateway>('CrossSellGateway'),
  authorization: token<Authorization>('Authorization'),
  sessionHint: token<SessionHint>('SessionHint'),
  openSession: token<OpenSession>('OpenSession'),
  countryReader: token<CountryReader>('CountryReader'),
  contentReader: token<ContentReader>('ContentReader'),
  pageLister: token<PageLister>('PageLister'),
  buildReader: token<BuildReader>('BuildReader'),
  cartStorage: token<CartStorage>('CartStorage'),
  signInStorage: token<SignInStorage>('SignInStorage'),
  draftStorage: token<DraftStorage>('DraftStorage'),
  exclusiveAccess: token<ExclusiveAccess>('ExclusiveAccess'),
  otherTabs: token<OtherTabs>('OtherTabs'),
  browserWindow: token<BrowserWindow>('BrowserWindow'),
  clock: token<Clock>('Clock'),
  scheduler: token<Scheduler>('Scheduler'),
  journal: token<Journal>('Journal'),
  customerState: token<CustomerState>('CustomerState'),
  cartState: token<CartState>('CartState'),
  cartFlyoutState: token<CartFlyoutState>('CartFlyoutState'),
  subscriptionsState: token<SubscriptionsState>('SubscriptionsState'),
  giftCardDetailsState: token<GiftCardDetailsState>('GiftCardDetailsState'),
  liveMessageState: token<LiveMessageState>('LiveMessageState'),
  addLine: token<Pick<AddLineToCart, 'execute'>>('AddLine'),
  cartNewsDesk: token<CartNewsDesk>('CartNewsDesk'),
  alertBarState: token<AlertBarState>('AlertBarState'),
  documentHead: token<DocumentHead>('DocumentHead'),
  pageRoutes: token<readonly PageRoute[]>('PageRoutes'),
  loadCartFlyout: token<LoadView>('LoadCartFlyout'),
  loadBuyGiftCard: token<LoadView<BuyGiftCardProps>>('LoadBuyGiftCard'),
  loadNotifyForm: token<LoadView<NotifyFormProps>>('LoadNotifyForm'),
  loadPackBuilder: token<LoadView<PackBuilderProps>>('LoadPackBuilder'),
  loadPrepaidChoice: token<LoadView<PrepaidChoiceProps>>('LoadPrepaidChoice'),
  siteIdentity: token<SiteIdentity>('SiteIdentity'),
  /** Where analytics events go; undefined where none are wanted. */
  eventsUrl: token<string | undefined>('EventsUrl'),
} as const;
