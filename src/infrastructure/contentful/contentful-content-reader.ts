import { log } from '#src/application/calls/log';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { PageLister } from '#src/application/ports/content/page-lister';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Clock } from '#src/application/ports/system/clock';
import type { Region } from '#src/domain/geography/shippable';
import type { Store } from '#src/domain/geography/store';
import type { PageContent } from '#src/domain/page/page-content';
import { linkedPages } from '#src/domain/site/linked-pages';
import type { Catalogue, ShellContent } from '#src/domain/site/site-content';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { clubJoinOf, clubOf, clubPath } from './club-entry';
import { type ContentEntry, validEntries } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { eventListOf, eventOf } from './event-entry';
import { groupOrderAt, groupOrderOf } from './group-order-entry';
import { homeOf } from './home-entry';
import { JournalPages } from './journal-pages';
import { landingPageOf, landingPath, offerListOf } from './landing-page-entry';
import { makerOf, makerPageOf, makerPath } from './maker-entry';
import { offerTermsOf } from './offer-terms-entry';
import { pageAddresses } from './page-addresses';
import type { BlockSources } from './page-blocks';
import { checkClaims, readUpdates } from './page-claims';
import { listingMeta, listingPaths, staticPageOf } from './page-entries';
import { type ContentAddress, kindAt } from './page-kinds';
import { kitOf } from './product-entries';
import { loadProducts, type OfferSource, withRatings } from './product-list';
import { productPageOf, productPath } from './product-page';
import { newestFirst, reviewOf } from './review-entry';
import { reviewsPageOf } from './reviews-page';
import { shippingOf } from './shipping-entry';
import { regionsOf, salesOf, shellOf } from './site-settings-entry';
import { storeOf } from './store-entry';
import { contactOf, faqOf, mailingListAt, mailingListOf } from './support-entries';
import { tasteOf } from './taste-entry';
import { downloadsOf, priceListOf } from './trade-entries';

type ReadPage = Promise<PageContent | undefined>;

/**
 * Content of the content service with the back end's prices and stock, for the build and for previews (spec §3 Content
 * types). Loads everything once per instance. A malformed entry rejects with `wrong_shape` where it is the page itself,
 * and is logged and left out where it is one of many.
 */
export class ContentfulContentReader implements ContentReader, PageLister {
  private readonly productList = loadOnce(async () =>
    withRatings(await loadProducts(this.entries, this.variants), await this.reviews()),
  );
  private readonly makers = loadOnce(() => this.readValid('maker', (entry) => makerOf(entry)));
  private readonly reviews = loadOnce(async () => newestFirst(await this.readValid('review', reviewOf)));
  private readonly kits = loadOnce(async () => {
    const { products } = await this.productList();
    return this.readValid('kit', (entry) => kitOf(entry, products));
  });
  private readonly stores = loadOnce(async () => {
    const regions = await this.readRegions();
    return this.readValid('store', (entry) => storeOf(entry, regions));
  });
  private readonly catalogue = loadOnce(() => this.loadCatalogue());
  private readonly journal = new JournalPages({
    readAll: (type) => this.entries.readAll(type),
    productList: () => this.productList(),
    entryAt: (path) => this.entryAt(path),
  });

  /** One for each kind of page; the compiler asks for it. The second argument is the address's value for the parameter. */
  private readonly readers: Readonly<Record<PageContent['kind'], (path: string, parameter: string) => ReadPage>> = {
    home: (path) => this.withEntry(path, async (entry) => this.readHome(entry, await this.entryAt(clubPath))),
    shop: async (path) => ({
      kind: 'shop',
      ...listingMeta('/shop/', await this.entryAt(path)),
      products: (await this.productList()).products,
    }),
    product: (_, slug) => this.readProduct(slug),
    ...this.journal.readers,
    maker: (_, slug) => this.readMaker(slug),
    'landing-page': (_, slug) => this.readLandingPage(slug),
    'offer-list': (path) => this.withEntry(path, (entry) => this.readOffers(entry)),
    reviews: async (path) =>
      reviewsPageOf(await this.entryAt(path), await this.reviews(), (await this.productList()).products),
    taste: async (path) => tasteOf(await this.entryAt(path), await this.productList()),
    club: (path) =>
      this.withEntry(path, async (entry) => clubOf(entry, await this.productList(), await this.reviews())),
    'club-join': (path) => this.withEntry(path, async (entry) => clubJoinOf(entry, await this.productList())),
    faq: (path) => this.withEntry(path, (entry) => faqOf(entry)),
    contact: async (path) => contactOf(await this.entryAt(path), await this.readSettings()),
    'event-list': (path) => this.withEntry(path, (entry) => this.readEvents(entry)),
    'price-list': (path) => this.withEntry(path, async (entry) => priceListOf(entry, await this.productList())),
    downloads: (path) => this.withEntry(path, (entry) => downloadsOf(entry)),
    'mailing-list': (path) =>
      this.withEntry(path, (entry) => {
        const list = mailingListAt(path);
        return list && mailingListOf(entry, list);
      }),
    'group-order': (path) =>
      this.withEntry(path, async (entry) => {
        const kind = groupOrderAt(path);
        return kind && groupOrderOf(entry, kind, (await this.productList()).products);
      }),
    'static-page': (path) =>
      this.withEntry(path, async (entry) => staticPageOf(entry, await this.blockSources(entry, this.stores))),
  };

  constructor(
    private readonly entries: EntrySource,
    private readonly variants: OfferSource,
    private readonly clock: Clock,
    private readonly addresses: readonly ContentAddress[],
  ) {}

  async readPage(path: string): Promise<PageContent | undefined> {
    const found = kindAt(this.addresses, path);
    return found && this.readers[found.kind](path, found.parameter);
  }

  async readShell(): Promise<ShellContent> {
    const [settings, pages] = await Promise.all([this.readSettings(), this.entries.readAll('page')]);
    const written = [...pageAddresses(pages, 'path'), ...listingPaths];
    const unwritten = linkedPages.filter((path) => !written.includes(path));
    return { ...shellOf(settings), ...(unwritten.length > 0 && { unwritten }) };
  }

  readCatalogue(): Promise<Catalogue> {
    return this.catalogue();
  }

  async readRegions(): Promise<readonly Region[]> {
    return regionsOf(await this.readSettings());
  }

  /** Lists broken pages too, so that a build fails instead of leaving them out. Rejects when two entries share a page. */
  async listPages(): Promise<readonly string[]> {
    await checkClaims(this.entries);
    const [pages, landingPages, makers, list] = await Promise.all([
      this.entries.readAll('page'),
      this.entries.readAll('landingPage'),
      this.entries.readAll('maker'),
      this.productList(),
    ]);
    const slugs = [...list.products.map(({ slug }) => slug), ...list.broken.keys()];
    return [
      ...new Set([
        ...pageAddresses(pages, 'path'),
        ...listingPaths,
        ...pageAddresses(landingPages, 'slug').map(landingPath),
        ...slugs.map(productPath),
        ...(await this.journal.listPages()),
        ...pageAddresses(makers, 'slug').map(makerPath),
      ]),
    ];
  }

  readUpdates(): Promise<ReadonlyMap<string, string>> {
    return readUpdates(this.entries);
  }

  /** The page entry of a path. */
  private async entryAt(path: string): Promise<ContentEntry | undefined> {
    return (await this.entries.readAll('page')).find(({ fields }) => fields['path'] === path);
  }

  /** Reads a page that exists only with an entry of its own. */
  private async withEntry(path: string, read: (entry: ContentEntry) => PageContent | undefined | ReadPage): ReadPage {
    const entry = await this.entryAt(path);
    return entry && read(entry);
  }

  private async readProduct(slug: string): Promise<PageContent | undefined> {
    const [list, reviews, kits] = await Promise.all([this.productList(), this.reviews(), this.kits()]);
    const found = list.items.find(({ product }) => product.slug === slug);
    if (found) return productPageOf(found, list, { reviews, kits });
    const broken = list.broken.get(slug);
    if (broken) throw broken;
    return undefined;
  }

  private async readMaker(slug: string): Promise<PageContent | undefined> {
    const [makers, products, reviews] = await Promise.all([
      this.entries.readAll('maker'),
      this.productList(),
      this.reviews(),
    ]);
    return makerPageOf(slug, { makers, products, reviews });
  }

  private async readLandingPage(slug: string): Promise<PageContent | undefined> {
    const entry = (await this.entries.readAll('landingPage')).find(({ fields }) => fields['slug'] === slug);
    return entry && landingPageOf(entry, await this.blockSources(entry), this.clock.now());
  }

  /** Loads the data that the blocks of an entry need; nothing for an entry without blocks. */
  private async blockSources(
    { fields }: ContentEntry,
    readStores?: () => Promise<readonly Store[]>,
  ): Promise<BlockSources> {
    const needed = Object.hasOwn(fields, 'blocks') || Object.hasOwn(fields, 'offer');
    if (!needed) return { products: [] };
    const [{ products }, stores] = await Promise.all([this.productList(), readStores?.()]);
    return { products, ...(stores && { stores }) };
  }

  private async readHome(entry: ContentEntry, clubPage: ContentEntry | undefined): Promise<PageContent> {
    const [{ products }, makers] = await Promise.all([this.productList(), this.makers()]);
    return homeOf(entry, {
      products,
      makers,
      clubPage,
      onUnknownSku: (sku) => log.warn('Left out of the home page: nobody sells this sku', { sku }),
    });
  }

  private async readOffers(entry: ContentEntry): Promise<PageContent> {
    const { products } = await this.productList();
    const sources = { products };
    const now = this.clock.now();
    const pages = await this.readValid('landingPage', (page) => landingPageOf(page, sources, now));
    return offerListOf(entry, pages, now);
  }

  private async readEvents(entry: ContentEntry): Promise<PageContent> {
    const { products } = await this.productList();
    const events = await this.readValid('event', (event) => eventOf(event, products));
    return eventListOf(entry, events, this.clock.now());
  }

  private async loadCatalogue(): Promise<Catalogue> {
    const [{ products }, kits, settings] = await Promise.all([this.productList(), this.kits(), this.readSettings()]);
    return {
      products,
      kits,
      ...salesOf(settings),
      ...shippingOf(settings, this.clock.now()),
      ...offerTermsOf(settings, this.clock.now()),
    };
  }

  private async readSettings(): Promise<ContentEntry> {
    const [settings] = await this.entries.readAll('siteSettings');
    if (!settings)
      throw new GatewayError({ code: 'wrong_shape', message: 'The content service has no siteSettings entry' });
    return settings;
  }

  private async readValid<T>(
    type: Parameters<EntrySource['readAll']>[0],
    map: (entry: ContentEntry) => T,
  ): Promise<readonly T[]> {
    return validEntries(await this.entries.readAll(type), map);
  }
}
