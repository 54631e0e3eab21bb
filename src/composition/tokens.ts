import type { ServiceIdentifier } from 'inversify';
import type { AnnouncementStorage } from '#src/application/ports/browser/announcement-storage';
import type { BrowserWindow } from '#src/application/ports/browser/browser-window';
import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import type { Clipboard } from '#src/application/ports/browser/clipboard';
import type { Connection } from '#src/application/ports/browser/connection';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { ElementSight } from '#src/application/ports/browser/element-sight';
import type { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import type { FileSaver } from '#src/application/ports/browser/file-saver';
import type { GeolocationStorage } from '#src/application/ports/browser/geolocation-storage';
import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { Idle } from '#src/application/ports/browser/idle';
import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { PageLinks } from '#src/application/ports/browser/page-links';
import type { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import type { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import type { PromoStorage } from '#src/application/ports/browser/promo-storage';
import type { ReferralBubbleStorage } from '#src/application/ports/browser/referral-bubble-storage';
import type { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import type { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import type { ScriptLoader } from '#src/application/ports/browser/script-loader';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { TabLock } from '#src/application/ports/browser/tab-lock';
import type { TimeZone } from '#src/application/ports/browser/time-zone';
import type { BuildReader } from '#src/application/ports/content/build-reader';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { PageLister } from '#src/application/ports/content/page-lister';
import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import type { SearchIndexer, SiteSearch } from '#src/application/ports/content/site-search';
import type { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import type { LocationReader } from '#src/application/ports/geography/location-reader';
import type { Authorization } from '#src/application/ports/identity/authorization';
import type { CryptoWalletGateway } from '#src/application/ports/identity/crypto-wallet-gateway';
import type { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import type { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import type { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import type { SessionHint } from '#src/application/ports/identity/session-hint';
import type { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { SpreadsheetReader } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import type { AddressBookState } from '#src/application/ports/state/address-book-state';
import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { CustomizationState } from '#src/application/ports/state/customization-state';
import type { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { OrdersState } from '#src/application/ports/state/orders-state';
import type { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import type { ReviewsState } from '#src/application/ports/state/reviews-state';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { ContactGateway } from '#src/application/ports/support/contact-gateway';
import type { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import type { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import type { Clock } from '#src/application/ports/system/clock';
import type { Logger } from '#src/application/ports/system/logger';
import type { RandomSource } from '#src/application/ports/system/random-source';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import type { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import type { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { PartnerScripts, TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-adapters';
import type { LoadCampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import type { Cart, LoadCart } from '#src/ui/cart/cart-watch';
import type { LoadCartAlerts } from '#src/ui/cart/lazy-cart-change-alerts';
import type { LazyProductViews } from '#src/ui/catalogue/product.presenter';
import type { LazyBlockViews } from '#src/ui/content/lazy-block-views';
import type { LoadView } from '#src/ui/kit/lazy-view';
import type { ReviewRefresher } from '#src/ui/reviews/shared/live-reviews';
import type { SearchDialogProps } from '#src/ui/search/search-dialog';
import type { DocumentHead } from '#src/ui/shell/page-head';
import type { PageRoute } from '#src/ui/shell/page-route';
import type { SiteIdentity } from '#src/ui/shell/site-identity';
import { token } from './bind';
import type { Configuration } from './configuration/configuration';
import type { AsyncPort } from './lazy';

type TokenOf<Port> = Port extends AsyncPort<Port> ? ServiceIdentifier<Port> : never;

/** The shop's back end: a lazy port for each of its adapters. */
export const shopApiPorts: { readonly [Name in keyof ShopApiAdapters]: TokenOf<ShopApiAdapters[Name]> } = {
  orderGateway: token('OrderGateway'),
  ordersReader: token('OrdersReader'),
  orderLinkGateway: token('OrderLinkGateway'),
  checkoutGateway: token('CheckoutGateway'),
  subscriptionGateway: token('SubscriptionGateway'),
  variantReader: token('VariantReader'),
  variantPriceReader: token('VariantPriceReader'),
  customerGateway: token('CustomerGateway'),
  giftCardGateway: token('GiftCardGateway'),
  stockRequestGateway: token('StockRequestGateway'),
  crossSellGateway: token('CrossSellGateway'),
  referralGateway: token('ReferralGateway'),
  countryReader: token('CountryReader'),
  addressBookGateway: token('AddressBookGateway'),
  savedCardGateway: token('SavedCardGateway'),
  storeCreditReader: token('StoreCreditReader'),
  groupOrderGateway: token('GroupOrderGateway'),
};

/** Ports have tokens; classes identify themselves. */
export const ports = {
  ...shopApiPorts,
  shopApi: token<() => Promise<ShopApiAdapters>>('ShopApi'),

  // Content
  contentReader: token<ContentReader>('ContentReader'),
  pageLister: token<PageLister>('PageLister'),
  buildReader: token<BuildReader>('BuildReader'),
  reviewGateway: token<ReviewGateway>('ReviewGateway'),
  siteSearch: token<SiteSearch>('SiteSearch'),
  searchIndexer: token<SearchIndexer>('SearchIndexer'),

  // Support
  contactGateway: token<ContactGateway>('ContactGateway'),
  giveawayGateway: token<GiveawayGateway>('GiveawayGateway'),
  mailingListGateway: token<MailingListGateway>('MailingListGateway'),

  // Spreadsheets
  spreadsheetReader: token<SpreadsheetReader>('SpreadsheetReader'),

  // Geography
  /** Undefined where no service is configured, and for bots. */
  geolocationReader: token<GeolocationReader | undefined>('GeolocationReader'),

  locationReader: token<LocationReader>('LocationReader'),

  // Identity
  authorization: token<Authorization>('Authorization'),
  sessionHint: token<SessionHint>('SessionHint'),
  signInCallbackReader: token<SignInCallbackReader>('SignInCallbackReader'),
  sessionGateway: token<SessionGateway>('SessionGateway'),
  magicLinkGateway: token<MagicLinkGateway>('MagicLinkGateway'),
  passcodeGateway: token<PasscodeGateway>('PasscodeGateway'),
  oauthGateway: token<OAuthGateway>('OAuthGateway'),
  passwordGateway: token<PasswordGateway>('PasswordGateway'),
  passkeyGateway: token<PasskeyGateway>('PasskeyGateway'),
  totpGateway: token<TotpGateway>('TotpGateway'),
  cryptoWalletGateway: token<CryptoWalletGateway>('CryptoWalletGateway'),
  signInUserGateway: token<SignInUserGateway>('SignInUserGateway'),

  // Browser
  browserWindow: token<BrowserWindow>('BrowserWindow'),
  cartStorage: token<CartStorage>('CartStorage'),
  clickIdStorage: token<ClickIdStorage>('ClickIdStorage'),
  clipboard: token<Clipboard>('Clipboard'),
  connection: token<Connection>('Connection'),
  idle: token<Idle>('Idle'),
  pageLinks: token<PageLinks>('PageLinks'),
  fileSaver: token<FileSaver>('FileSaver'),
  elementSight: token<ElementSight>('ElementSight'),
  draftStorage: token<DraftStorage>('DraftStorage'),
  ethereumWallet: token<EthereumWallet>('EthereumWallet'),
  geolocationStorage: token<GeolocationStorage>('GeolocationStorage'),
  groupOrderStorage: token<GroupOrderStorage>('GroupOrderStorage'),
  orderLinkStorage: token<OrderLinkStorage>('OrderLinkStorage'),
  tabLock: token<TabLock>('TabLock'),
  tabChannel: token<TabChannel>('TabChannel'),
  timeZone: token<TimeZone>('TimeZone'),
  privacySignal: token<PrivacySignal>('PrivacySignal'),
  privacyStorage: token<PrivacyStorage>('PrivacyStorage'),
  promoStorage: token<PromoStorage>('PromoStorage'),
  announcementStorage: token<AnnouncementStorage>('AnnouncementStorage'),
  referralBubbleStorage: token<ReferralBubbleStorage>('ReferralBubbleStorage'),
  referralStorage: token<ReferralStorage>('ReferralStorage'),
  reportedOrders: token<ReportedOrders>('ReportedOrders'),
  scriptLoader: token<ScriptLoader>('ScriptLoader'),
  signInStorage: token<SignInStorage>('SignInStorage'),

  // System and analytics
  /** Undefined where no affiliate endpoint is configured. */
  affiliateGateway: token<AffiliateGateway | undefined>('AffiliateGateway'),
  anonymousId: token<AnonymousId>('AnonymousId'),
  clock: token<Clock>('Clock'),
  eventTracker: token<EventTracker>('EventTracker'),
  logger: token<Logger>('Logger'),
  randomSource: token<RandomSource>('RandomSource'),
  scheduler: token<Scheduler>('Scheduler'),

  // State
  addressBookState: token<AddressBookState>('AddressBookState'),
  cartChangeAlerts: token<CartChangeAlerts>('CartChangeAlerts'),
  cartChangeNotifier: token<CartChangeNotifier>('CartChangeNotifier'),
  cartState: token<CartState>('CartState'),
  customerState: token<CustomerState>('CustomerState'),
  customizationState: token<CustomizationState>('CustomizationState'),
  geolocationState: token<GeolocationState>('GeolocationState'),
  groupOrderState: token<GroupOrderState>('GroupOrderState'),
  ordersState: token<OrdersState>('OrdersState'),
  pendingPromoCodesState: token<PendingPromoCodesState>('PendingPromoCodesState'),
  reviewsState: token<ReviewsState>('ReviewsState'),
  sessionState: token<SessionState>('SessionState'),
  subscriptionsState: token<SubscriptionsState>('SubscriptionsState'),

  // The site and its lazy parts
  documentHead: token<DocumentHead>('DocumentHead'),
  pageRoutes: token<readonly PageRoute[]>('PageRoutes'),
  siteIdentity: token<SiteIdentity>('SiteIdentity'),
  lazyBlockViews: token<LazyBlockViews>('LazyBlockViews'),
  lazyProductViews: token<LazyProductViews>('LazyProductViews'),
  loadCart: token<LoadCart>('LoadCart'),
  addLine: token<Cart['addLine']>('AddLine'),
  loadCartFlyout: token<LoadView>('LoadCartFlyout'),
  loadVisitorPlace: token<LoadView>('LoadVisitorPlace'),
  loadSearchDialog: token<LoadView<SearchDialogProps>>('LoadSearchDialog'),
  loadPrivacyNotice: token<LoadView>('LoadPrivacyNotice'),
  loadCartAlerts: token<LoadCartAlerts>('LoadCartAlerts'),
  loadCampaignQueues: token<LoadCampaignQueues>('LoadCampaignQueues'),
  /** Reloads reviews; undefined where no review service is configured. */
  liveReviews: token<ReviewRefresher | undefined>('LiveReviews'),
  /** Loads sign-in and starts the session, once for all callers; returns the authorization of later calls. */
  openSession: token<() => Promise<Authorization>>('OpenSession'),

  // Configuration
  /** The address that links in mails and other providers return to, with its origin. */
  callbackUrl: token<string>('CallbackUrl'),
  /** The address for analytics events; undefined where they are not configured. */
  eventsUrl: token<string | undefined>('EventsUrl'),
  /** The affiliate network's address for orders, and the scripts of partners by purpose. */
  affiliateUrl: token<string | undefined>('AffiliateUrl'),
  partnerScripts: token<PartnerScripts>('PartnerScripts'),
  /** The purposes that visitors are asked about: only those that something is configured for. */
  askedPurposes: token<readonly TrackingPurpose[]>('AskedPurposes'),
  /** The services for messages to the shop, and for mailing lists and giveaways; undefined where there is none. */
  contactUrl: token<string | undefined>('ContactUrl'),
  optInUrl: token<string | undefined>('OptInUrl'),
  /** The service with buyers' reviews; undefined where there is none. */
  reviewsUrl: token<string | undefined>('ReviewsUrl'),
  /** The service that locates visitors; undefined where there is none. */
  geolocationService: token<Configuration['geolocation']>('GeolocationService'),
  signInSettings: token<Configuration['signIn']>('SignInSettings'),
} as const;

type PortOf<Token> = [Token] extends [ServiceIdentifier<infer Port>] ? Port : never;

/** Adapters by the name of the port that they implement. */
export type Adapters = { readonly [Name in keyof typeof ports]?: PortOf<(typeof ports)[Name]> };
