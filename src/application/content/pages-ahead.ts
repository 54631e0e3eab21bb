import { ContentReader } from '#src/application/ports/content/content-reader';
import type { Used } from '#src/application/ports/token';
import type { PageContent } from '#src/domain/page/page-content';

/** The content of pages, of which some was read before the shopper went there: that is not asked for again. */
export class PagesAhead {
  static readonly uses = { content: ContentReader };

  private readonly ahead = new Map<string, Promise<PageContent | undefined>>();

  constructor(private readonly use: Used<typeof PagesAhead.uses>) {}

  /** As the reader answers; a reading ahead that fails is forgotten, so that the next one asks anew. */
  readPage(path: string): Promise<PageContent | undefined> {
    return this.ahead.get(path) ?? this.use.content.readPage(path);
  }

  /** Rejects as the reader does. */
  async prefetch(path: string): Promise<void> {
    const reading = this.readPage(path);
    this.ahead.set(path, reading);
    await reading.catch((error: unknown) => {
      this.ahead.delete(path);
      throw error;
    });
  }
}
