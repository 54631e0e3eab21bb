import { log } from '#src/application/calls/log';
import type { PageContent } from '#src/domain/page/page-content';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import type { ContentEntry } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { articleListOf, articlePageOf, articlePath, loadJournal, tagPageOf, tagPaths } from './journal-entries';
import { pageAddresses } from './page-addresses';
import { listingMeta } from './page-entries';
import type { ProductList } from './product-list';

export interface JournalSources extends EntrySource {
  productList(): Promise<ProductList>;
  /** The page entry of a path. */
  entryAt(path: string): Promise<ContentEntry | undefined>;
}

/** The pages of the journal. Its articles are loaded once. */
export class JournalPages {
  readonly readers = {
    article: (_: string, slug: string): Promise<PageContent | undefined> => this.readArticle(slug),
    'article-list': async (path: string, tag: string): Promise<PageContent | undefined> =>
      tag === ''
        ? articleListOf(listingMeta('/blog/', await this.sources.entryAt(path)), await this.journal())
        : tagPageOf(tag, await this.journal()),
  };
  private readonly journal = loadOnce(() => loadJournal(this.sources));

  constructor(private readonly sources: JournalSources) {}

  /** Lists broken articles too, so that a build fails instead of leaving them out. */
  async listPages(): Promise<readonly string[]> {
    const [articles, journal] = await Promise.all([this.sources.readAll('article'), this.journal()]);
    return [...pageAddresses(articles, 'slug').map(articlePath), ...tagPaths(journal)];
  }

  private async readArticle(slug: string): Promise<PageContent | undefined> {
    const [journal, { products }] = await Promise.all([this.journal(), this.sources.productList()]);
    const onUnknownSku = (sku: string) => log.warn(`Left out of the article "${slug}": nobody sells this sku`, { sku });
    return articlePageOf(slug, journal, { products, onUnknownSku });
  }
}
