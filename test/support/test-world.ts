import { Connection } from '#src/application/ports/browser/connection';
import { ElementSight } from '#src/application/ports/browser/element-sight';
import { Idle } from '#src/application/ports/browser/idle';
import { PageLinks } from '#src/application/ports/browser/page-links';
import { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { TimeZone } from '#src/application/ports/browser/time-zone';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { SiteSearch } from '#src/application/ports/content/site-search';
import { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { LocationReader } from '#src/application/ports/geography/location-reader';
import { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { Clock } from '#src/application/ports/system/clock';
import { RandomSource } from '#src/application/ports/system/random-source';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { type GivenAdapter, given } from '#src/composition/container';
import { trackingPurposes } from '#src/domain/privacy/privacy-choice';
import { shopApiPorts } from '#src/infrastructure/shop-api/shop-api-ports';
import { AdjustableConnection } from '#test/fakes/browser/adjustable-connection';
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
import { type InMemoryAdapters, inMemoryAdapters } from '#test/fakes/shop/in-memory-adapters';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemoryVariantReader } from '#test/fakes/shop/in-memory-variant-reader';
import { InMemoryContactGateway } from '#test/fakes/support/in-memory-contact-gateway';
import { InMemoryGiveawayGateway } from '#test/fakes/support/in-memory-giveaway-gateway';
import { InMemoryMailingListGateway } from '#test/fakes/support/in-memory-mailing-list-gateway';
import { CountingRandomSource } from '#test/fakes/system/counting-random-source';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { InMemoryAffiliateGateway } from '#test/fakes/tracking/in-memory-affiliate-gateway';
import { StoringBrowser, storedIn } from './storing-browser';

const portNames = Object.keys(shopApiPorts) as (keyof typeof shopApiPorts)[];

/** Outside the tabs of one browser: the servers, the browser's storage for all its tabs, and time. */
export class TestWorld {
  readonly scheduler = new ManualScheduler();
  readonly content = new InMemoryContentReader();
  readonly siteSearch = new InMemorySiteSearch();
  readonly browser = new StoringBrowser();
  /** The stored values, as a page in a tab of its own reads and writes them. */
  readonly stored = storedIn(this.browser.openTab());
  /** True when the browser refuses tracking on behalf of its visitor. */
  isPrivacyAsked = false;
  readonly affiliates = new InMemoryAffiliateGateway();
  readonly locations = new InMemoryLocationReader();
  readonly geolocation = new InMemoryGeolocationReader();
  readonly sight = new ManualSight();
  readonly connection = new AdjustableConnection();
  readonly idle = new ManualIdle();
  readonly links = new ManualPageLinks();
  readonly contact: InMemoryContactGateway;
  readonly mailingLists: InMemoryMailingListGateway;
  readonly giveaways: InMemoryGiveawayGateway;
  /** The time zone of the visitor. */
  timeZone = 'America/Denver';
  readonly shop: InMemoryShop;
  readonly orders: InMemoryAdapters['OrderGateway'];
  readonly checkout: InMemoryAdapters['CheckoutGateway'];
  readonly giftCards: InMemoryAdapters['GiftCardGateway'];
  readonly addresses: InMemoryAdapters['AddressBookGateway'];
  readonly subscriptionGateway: InMemoryAdapters['SubscriptionGateway'];
  readonly reviews: InMemoryReviewGateway;
  readonly savedCards: InMemoryAdapters['SavedCardGateway'];
  readonly credit: InMemoryAdapters['StoreCreditReader'];
  readonly identityBrowser: InMemoryBrowser;
  readonly rememberedCart: InMemoryAdapters['RememberedCart'];
  readonly random = new CountingRandomSource();
  private readonly shopAdapters: InMemoryAdapters;
  private readonly tabLock = new InOrderTabLock();

  constructor(shop?: InMemoryShop) {
    const { clock } = this.scheduler;
    this.stored.get(StoredPrivacyChoice).write({ allowed: trackingPurposes, chosenAt: clock.now() });
    this.contact = new InMemoryContactGateway(() => clock.now());
    this.mailingLists = new InMemoryMailingListGateway(() => clock.now());
    this.giveaways = new InMemoryGiveawayGateway(new Map(), () => clock.now());
    this.shop = shop ?? new InMemoryShop({ now: () => clock.now() });
    this.shopAdapters = inMemoryAdapters(this.shop);
    this.orders = this.shopAdapters.OrderGateway;
    this.checkout = this.shopAdapters.CheckoutGateway;
    this.addresses = this.shopAdapters.AddressBookGateway;
    this.rememberedCart = this.shopAdapters.RememberedCart;
    this.giftCards = this.shopAdapters.GiftCardGateway;
    this.subscriptionGateway = this.shopAdapters.SubscriptionGateway;
    this.savedCards = this.shopAdapters.SavedCardGateway;
    this.credit = this.shopAdapters.StoreCreditReader;
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
  get adapters(): readonly GivenAdapter[] {
    const { shop, shopAdapters, content, scheduler } = this;
    return [
      given(ContentReader, content),
      given(BuildReader, content),
      given(SiteSearch, this.siteSearch),
      ...portNames.map((name) => given<unknown>(shopApiPorts[name], shopAdapters[name])),
      given(RememberedCart, shopAdapters.RememberedCart),
      given(ReviewGateway, this.reviews),
      given(GeolocationReader, this.geolocation),
      given(LocationReader, this.locations),
      given(ContactGateway, this.contact),
      given(MailingListGateway, this.mailingLists),
      given(GiveawayGateway, this.giveaways),
      given(TimeZone, { name: () => this.timeZone }),
      given(ElementSight, this.sight),
      given(Connection, this.connection),
      given(Idle, this.idle),
      given(PageLinks, this.links),
      given(VariantReader, new InMemoryVariantReader(shop)),
      given(RememberedCart, this.rememberedCart),
      given(PrivacySignal, { isOn: () => this.isPrivacyAsked }),
      given(AffiliateGateway, this.affiliates),
      given(TabLock, this.tabLock),
      given(Clock, scheduler.clock),
      given(Scheduler, scheduler),
      given(RandomSource, this.random),
    ];
  }
}

function customerOf({ users }: InMemoryIdentityProvider, userId: string) {
  const index = users.findIndex(({ id }) => id === userId);
  const email = users[index]?.factors.find(({ kind }) => kind === 'email');
  return { id: `customer-${index + 1}`, ...(email && { email: email.name }) };
}
