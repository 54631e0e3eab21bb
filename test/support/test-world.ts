import type { Adapters } from '#src/composition/tokens';
import { trackingPurposes } from '#src/domain/privacy/privacy-choice';
import { AdjustableConnection } from '#test/fakes/browser/adjustable-connection';
import { InMemoryAnnouncementStorage } from '#test/fakes/browser/in-memory-announcement-storage';
import { InMemoryClickIdStorage } from '#test/fakes/browser/in-memory-click-id-storage';
import { InMemoryPrivacyStorage } from '#test/fakes/browser/in-memory-privacy-storage';
import { InMemoryPromoStorage } from '#test/fakes/browser/in-memory-promo-storage';
import { InMemoryReferralBubbleStorage } from '#test/fakes/browser/in-memory-referral-bubble-storage';
import { InMemoryReferralStorage } from '#test/fakes/browser/in-memory-referral-storage';
import { InMemoryReportedOrders } from '#test/fakes/browser/in-memory-reported-orders';
import { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';
import { InOrderTabLock } from '#test/fakes/browser/in-order-tab-lock';
import { ManualIdle } from '#test/fakes/browser/manual-idle';
import { ManualPageLinks } from '#test/fakes/browser/manual-page-links';
import { ManualSight } from '#test/fakes/browser/manual-sight';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { InMemoryReviewGateway } from '#test/fakes/content/in-memory-review-gateway';
import { InMemorySiteSearch } from '#test/fakes/content/in-memory-site-search';
import { InMemoryGeolocationReader } from '#test/fakes/geography/in-memory-geolocation-reader';
import { InMemoryLocationReader } from '#test/fakes/geography/in-memory-location-reader';
import { InMemoryBrowser } from '#test/fakes/identity/in-memory-browser';
import { InMemoryIdentityProvider } from '#test/fakes/identity/in-memory-identity-provider';
import { InMemoryAddressBookGateway } from '#test/fakes/shop/in-memory-address-book-gateway';
import { InMemoryCheckoutGateway } from '#test/fakes/shop/in-memory-checkout-gateway';
import { InMemoryCountryReader } from '#test/fakes/shop/in-memory-country-reader';
import { InMemoryCrossSellGateway } from '#test/fakes/shop/in-memory-cross-sell-gateway';
import { InMemoryCustomerGateway } from '#test/fakes/shop/in-memory-customer-gateway';
import { InMemoryGiftCardGateway } from '#test/fakes/shop/in-memory-gift-card-gateway';
import { InMemoryGroupOrderGateway } from '#test/fakes/shop/in-memory-group-order-gateway';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryOrderLinkGateway } from '#test/fakes/shop/in-memory-order-link-gateway';
import { InMemoryOrdersReader } from '#test/fakes/shop/in-memory-orders-reader';
import { InMemoryReferralGateway } from '#test/fakes/shop/in-memory-referral-gateway';
import { InMemorySavedCardGateway } from '#test/fakes/shop/in-memory-saved-card-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemoryStockRequestGateway } from '#test/fakes/shop/in-memory-stock-request-gateway';
import { InMemoryStoreCreditReader } from '#test/fakes/shop/in-memory-store-credit-reader';
import { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import { InMemoryVariantPriceReader } from '#test/fakes/shop/in-memory-variant-price-reader';
import { InMemoryVariantReader } from '#test/fakes/shop/in-memory-variant-reader';
import { InMemoryContactGateway } from '#test/fakes/support/in-memory-contact-gateway';
import { InMemoryGiveawayGateway } from '#test/fakes/support/in-memory-giveaway-gateway';
import { InMemoryMailingListGateway } from '#test/fakes/support/in-memory-mailing-list-gateway';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { InMemoryAffiliateGateway } from '#test/fakes/tracking/in-memory-affiliate-gateway';
import { InMemoryAnonymousId } from '#test/fakes/tracking/in-memory-anonymous-id';

/** Outside the tabs of one browser: the servers, what the browser stores for all its tabs, and time. */
export class TestWorld {
  readonly scheduler = new ManualScheduler();
  readonly content = new InMemoryContentReader();
  readonly siteSearch = new InMemorySiteSearch();
  readonly signInStorage = new InMemorySignInStorage();
  readonly promoStorage = new InMemoryPromoStorage();
  readonly announcementStorage = new InMemoryAnnouncementStorage();
  readonly referralStorage = new InMemoryReferralStorage();
  readonly referralBubbleStorage = new InMemoryReferralBubbleStorage();
  readonly clickIdStorage = new InMemoryClickIdStorage();
  readonly privacyStorage = new InMemoryPrivacyStorage({
    allowed: trackingPurposes,
    chosenAt: this.scheduler.clock.now(),
  });
  /** Whether the browser refuses in its visitor's name. */
  isPrivacyAsked = false;
  readonly anonymousId = new InMemoryAnonymousId();
  readonly affiliates = new InMemoryAffiliateGateway();
  readonly reportedOrders = new InMemoryReportedOrders();
  readonly locations = new InMemoryLocationReader();
  readonly geolocation = new InMemoryGeolocationReader();
  readonly sight = new ManualSight();
  readonly connection = new AdjustableConnection();
  readonly idle = new ManualIdle();
  readonly links = new ManualPageLinks();
  readonly contact: InMemoryContactGateway;
  readonly mailingLists = new InMemoryMailingListGateway();
  readonly giveaways: InMemoryGiveawayGateway;
  /** Of whoever looks at the shop. */
  timeZone = 'America/Denver';
  readonly shop: InMemoryShop;
  readonly orders: InMemoryOrderGateway;
  readonly checkout: InMemoryCheckoutGateway;
  readonly giftCards: InMemoryGiftCardGateway;
  readonly addresses: InMemoryAddressBookGateway;
  readonly subscriptionGateway: InMemorySubscriptionGateway;
  readonly reviews: InMemoryReviewGateway;
  readonly savedCards: InMemorySavedCardGateway;
  readonly credit: InMemoryStoreCreditReader;
  readonly identityBrowser: InMemoryBrowser;
  /** Jitter of the pauses after failures: 0 to 1. */
  chance = 0.5;
  private readonly tabLock = new InOrderTabLock();

  constructor(shop?: InMemoryShop) {
    const { clock } = this.scheduler;
    this.contact = new InMemoryContactGateway(() => clock.now());
    this.giveaways = new InMemoryGiveawayGateway(new Map(), () => clock.now());
    this.shop = shop ?? new InMemoryShop({ now: () => clock.now() });
    this.orders = new InMemoryOrderGateway(this.shop);
    this.checkout = new InMemoryCheckoutGateway(this.shop);
    this.addresses = new InMemoryAddressBookGateway(this.shop);
    this.giftCards = new InMemoryGiftCardGateway(this.shop);
    this.subscriptionGateway = new InMemorySubscriptionGateway(() => this.shop.customer?.id);
    this.savedCards = new InMemorySavedCardGateway(this.shop);
    this.credit = new InMemoryStoreCreditReader(this.shop);
    this.reviews = new InMemoryReviewGateway({
      products: Object.fromEntries(this.shop.world.variants.map(({ sku, name }) => [sku, name])),
      customerId: () => this.shop.customer?.id,
    });
    const provider = new InMemoryIdentityProvider({ clock, sessionMinutes: 525_600 });
    this.identityBrowser = new InMemoryBrowser(provider);
    // The shop knows its customers by the bearer, which the browser has as long as it has a session.
    this.identityBrowser.listeners.add(
      (session) => (this.shop.customer = session && customerOf(provider, session.userId)),
    );
  }

  /** The adapters that all tabs share. */
  get adapters(): Adapters {
    const { shop, content, scheduler } = this;
    return {
      contentReader: content,
      buildReader: content,
      siteSearch: this.siteSearch,
      orderGateway: this.orders,
      ordersReader: new InMemoryOrdersReader(shop),
      orderLinkGateway: new InMemoryOrderLinkGateway(shop),
      checkoutGateway: this.checkout,
      giftCardGateway: this.giftCards,
      groupOrderGateway: new InMemoryGroupOrderGateway(shop),
      subscriptionGateway: this.subscriptionGateway,
      addressBookGateway: this.addresses,
      savedCardGateway: this.savedCards,
      storeCreditReader: this.credit,
      customerGateway: new InMemoryCustomerGateway(shop),
      reviewGateway: this.reviews,
      geolocationReader: this.geolocation,
      locationReader: this.locations,
      contactGateway: this.contact,
      mailingListGateway: this.mailingLists,
      giveawayGateway: this.giveaways,
      timeZone: { name: () => this.timeZone },
      elementSight: this.sight,
      connection: this.connection,
      idle: this.idle,
      pageLinks: this.links,
      variantReader: new InMemoryVariantReader(shop),
      variantPriceReader: new InMemoryVariantPriceReader(shop),
      stockRequestGateway: new InMemoryStockRequestGateway(shop),
      crossSellGateway: new InMemoryCrossSellGateway(shop),
      referralGateway: new InMemoryReferralGateway(),
      countryReader: new InMemoryCountryReader(shop),
      signInStorage: this.signInStorage,
      promoStorage: this.promoStorage,
      announcementStorage: this.announcementStorage,
      referralStorage: this.referralStorage,
      referralBubbleStorage: this.referralBubbleStorage,
      clickIdStorage: this.clickIdStorage,
      privacyStorage: this.privacyStorage,
      privacySignal: { isOn: () => this.isPrivacyAsked },
      anonymousId: this.anonymousId,
      affiliateGateway: this.affiliates,
      reportedOrders: this.reportedOrders,
      tabLock: this.tabLock,
      clock: scheduler.clock,
      scheduler,
      randomSource: { next: () => this.chance },
    };
  }
}

function customerOf({ users }: InMemoryIdentityProvider, userId: string) {
  const index = users.findIndex(({ id }) => id === userId);
  const email = users[index]?.factors.find(({ kind }) => kind === 'email');
  return { id: `customer-${index + 1}`, ...(email && { email: email.name }) };
}
