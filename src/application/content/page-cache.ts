import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { Instant } from '#src/domain/interval/interval';
import type { PageContent } from '#src/domain/page/page-content';

/** Milliseconds for which a page is not read again: a new build is noticed at most this late. */
export const pageCacheLasts = 5 * 60_000;

/** Milliseconds for which a reading of the site's build counts for the pages that are read with it. */
export const buildIdLasts = 5000;

export interface CachedPage {
  /** Undefined where the site has no such page. */
  readonly content: PageContent | undefined;
  /** The build that the site served when the content was read. */
  readonly buildId: string;
}

/**
 * Keeps the pages of the last five minutes, those that the shopper saw and those that were prefetched: going there waits for
 * no request (spec §2 Page shell and behavior, §9 Framework prefetch). In preview, editors see each page as it is now.
 */
export class PageCache {
  static readonly uses = { content: ContentReader, build: BuildReader, clock: Clock };

  private readonly pages = new Map<string, { readonly page: Promise<CachedPage>; readonly since: Instant }>();
  private build: { readonly id: Promise<string>; readonly since: Instant } | undefined;

  constructor(private readonly use: Used<typeof PageCache.uses>) {}

  /** Rejects as the readers do; a failure is not kept. */
  readPage(path: string): Promise<CachedPage> {
    const kept = this.pages.get(path);
    if (kept && this.use.clock.now() - kept.since < pageCacheLasts) return kept.page;
    const page = this.read(path).catch((error: unknown) => {
      this.pages.delete(path);
      throw error;
    });
    this.keep(path, page);
    return page;
  }

  /** Keeps the page of the served document. */
  keepRunning(path: string, content: PageContent): void {
    this.keep(path, Promise.resolve({ content, buildId: this.use.build.runningBuildId }));
  }

  private keep(path: string, page: Promise<CachedPage>): void {
    if (this.use.build.isBuilt) this.pages.set(path, { page, since: this.use.clock.now() });
  }

  private async read(path: string): Promise<CachedPage> {
    const [content, buildId] = await Promise.all([this.use.content.readPage(path), this.readBuildId()]);
    return { content, buildId };
  }

  /** The pages of two batches share one request. */
  private readBuildId(): Promise<string> {
    const now = this.use.clock.now();
    if (this.build && now - this.build.since < buildIdLasts) return this.build.id;
    const id = this.use.build.readBuildId().catch((error: unknown) => {
      this.build = undefined;
      throw error;
    });
    this.build = { id, since: now };
    return id;
  }
}
