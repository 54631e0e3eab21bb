import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { PageLister } from '#src/application/ports/content/page-lister';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import type { PageContent } from '#src/domain/content/page-content';
import type { Catalogue, ShellContent } from '#src/domain/content/site-content';
import { reviewStats } from '#src/domain/reviews/review';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { clubJoinOf, clubJoinPaths, clubOf } from './club-entry';
import { type ContentEntry, soundOnes } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { homeOf } from './home-entry';
import {
  articleOf,
  articlePath,
  articleSummaries,
  listingMeta,
  listingPaths,
  listingProse,
  staticPageOf,
} from './page-entries';
import { kitOf, makerOf } from './product-entries';
import { loadShelf, type OfferSource } from './product-list';
import { productPageOf, productPath } from './product-page';
import { newestFirst, reviewOf } from './review-entry';
import { caseOffersOf, crossSellOf, regionsOf, shellOf } from './site-settings-entry';

/**
 * Content straight from the content service, with the back end's prices and stock: what the build reads, and what a
 * preview shows (spec §3 Content types). Everything is loaded once per instance. A missing or malformed field rejects
 * with `wrong_shape` where the entry is what was asked for, and is told to the logger where it is one of many.
 */
export class ContentfulContentReader implements ContentReader, PageLister {
  private readonly shelf = loadOnce(() => loadShelf(this.entries, this.variants, this.logger));
  private readonly articles = loadOnce(() => this.sound('article', articleOf));
  private readonly makers = loadOnce(() => this.sound('maker', makerOf));
  private readonly reviews = loadOnce(async () => newestFirst(await this.sound('review', reviewOf)));
  private readonly kits = loadOnce(async () => {
    const { products } = await this.shelf();
    return this.sound('kit', (entry) => kitOf(entry, products));
  });
  private readonly catalogue = loadOnce(() => this.loadCatalogue());

  constructor(
    private readonly entries: EntrySource,
    private readonly variants: OfferSource,
    private readonly logger: Logger,
  ) {}

  async readPage(path: string): Promise<PageContent | undefined> {
    const [, folder, slug] = /^\/(products|blog)\/([^/]+)\/$/.exec(path) ?? [];
    if (slug !== undefined) return folder === 'products' ? this.readProduct(slug) : this.readArticle(slug);
    const entry = (await this.entries.readAll('page')).find(({ fields }) => fields['path'] === path);
    switch (path) {
      case '/':
        return entry && this.readHome(entry);
      case '/shop/':
        return { kind: 'shop', ...listingMeta(path, entry), products: (await this.shelf()).products };
      case '/blog/':
        return { kind: 'article-list', ...listingMeta(path, entry), articles: articleSummaries(await this.articles()) };
      case '/reviews/':
        return this.readReviews(entry);
      case '/can-club/':
        return entry && clubOf(entry, await this.shelf(), await this.reviews());
      case clubJoinPaths[12]:
      case clubJoinPaths[24]:
        return entry && clubJoinOf(entry, await this.shelf());
      default:
        return entry && staticPageOf(entry);
    }
  }

  async readShell(): Promise<ShellContent> {
    return shellOf(await this.readSettings());
  }

  readCatalogue(): Promise<Catalogue> {
    return this.catalogue();
  }

  /** Pages that are broken are listed too, so that a build stops at them instead of leaving them out. */
  async listPages(): Promise<readonly string[]> {
    const [pages, articles, shelf] = await Promise.all([
      this.entries.readAll('page'),
      this.entries.readAll('article'),
      this.shelf(),
    ]);
    const slugs = [...shelf.products.map(({ slug }) => slug), ...shelf.broken.keys()];
    return [
      ...new Set([
        ...this.keys(pages, 'path'),
        ...listingPaths,
        ...slugs.map(productPath),
        ...this.keys(articles, 'slug').map(articlePath),
      ]),
    ];
  }

  private async readProduct(slug: string): Promise<PageContent | undefined> {
    const [shelf, reviews, kits] = await Promise.all([this.shelf(), this.reviews(), this.kits()]);
    const found = shelf.items.find(({ product }) => product.slug === slug);
    if (found) return productPageOf(found, shelf, reviews, kits);
    const broken = shelf.broken.get(slug);
    if (broken) throw broken;
    return undefined;
  }

  private async readArticle(slug: string): Promise<PageContent | undefined> {
    const entry = (await this.entries.readAll('article')).find(({ fields }) => fields['slug'] === slug);
    return entry && articleOf(entry);
  }

  private async readHome(entry: ContentEntry): Promise<PageContent> {
    const [{ products }, makers] = await Promise.all([this.shelf(), this.makers()]);
    return homeOf(entry, {
      products,
      makers,
      onUnknownSku: (sku) => this.logger.warn('Left out of the home page: nobody sells this sku', { sku }),
    });
  }

  private async readReviews(entry: ContentEntry | undefined): Promise<PageContent> {
    const [{ products }, all] = await Promise.all([this.shelf(), this.reviews()]);
    const reviews = all.flatMap(({ sku, review }) => {
      const product = products.find((candidate) => candidate.sku === sku);
      return product ? [{ review, product }] : [];
    });
    const stats = reviewStats(reviews.map(({ review }) => review));
    return { kind: 'reviews', ...listingMeta('/reviews/', entry), body: listingProse(entry), stats, reviews };
  }

  private async loadCatalogue(): Promise<Catalogue> {
    const [{ products }, kits, settings] = await Promise.all([this.shelf(), this.kits(), this.readSettings()]);
    return {
      products,
      kits,
      regions: regionsOf(settings),
      caseOffers: caseOffersOf(settings),
      crossSell: crossSellOf(settings),
    };
  }

  private async readSettings(): Promise<ContentEntry> {
    const [settings] = await this.entries.readAll('siteSettings');
    if (!settings)
      throw new GatewayError({ code: 'wrong_shape', message: 'The content service has no siteSettings entry' });
    return settings;
  }

  private async sound<T>(
    type: Parameters<EntrySource['readAll']>[0],
    map: (entry: ContentEntry) => T,
  ): Promise<readonly T[]> {
    return soundOnes(await this.entries.readAll(type), map, this.logger);
  }

  /** The field that makes an entry's path; an entry without one has no page that could be listed. */
  private keys(entries: readonly ContentEntry[], field: 'path' | 'slug'): readonly string[] {
    return entries.flatMap(({ type, id, fields }) => {
      const key = fields[field];
      if (typeof key === 'string' && key !== '') return [key];
      this.logger.warn(`Left out: Content ${type} "${id}", field ${field}: is missing`);
      return [];
    });
  }
}
