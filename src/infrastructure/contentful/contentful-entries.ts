import type { ContentfulClientApi, EntryCollection, EntrySkeletonType } from 'contentful';
import { type ContentEntry, type ContentTypeId, toContentEntry } from './content-entry';
import { toGatewayError } from './contentful-client';

export interface EntrySource {
  /** All published entries of a content type, oldest first. Rejects with GatewayError. */
  readAll(type: ContentTypeId): Promise<readonly ContentEntry[]>;
}

/** The number of links to resolve from an entry: from a product to its maker to the picture. */
const linkDepth = 2;

/** Loads each content type once, page by page. */
export class ContentfulEntries implements EntrySource {
  private readonly loaded = new Map<ContentTypeId, Promise<readonly ContentEntry[]>>();

  constructor(
    private readonly client: Pick<ContentfulClientApi<undefined>, 'getEntries'>,
    private readonly pageSize = 200,
  ) {}

  readAll(type: ContentTypeId): Promise<readonly ContentEntry[]> {
    const loading = this.loaded.get(type) ?? this.load(type);
    this.loaded.set(type, loading);
    return loading;
  }

  private async load(type: ContentTypeId): Promise<readonly ContentEntry[]> {
    try {
      return await this.readPages(type);
    } catch (error) {
      // The next call tries again.
      this.loaded.delete(type);
      throw toGatewayError(error);
    }
  }

  private async readPages(type: ContentTypeId): Promise<readonly ContentEntry[]> {
    const entries: ContentEntry[] = [];
    for (let skip = 0, total = 1, limit = this.pageSize; skip < total;) {
      const page = await this.readPage(type, skip, limit);
      if (page === 'too-big') {
        limit = Math.ceil(limit / 2);
        continue;
      }
      entries.push(...page.items.map(toContentEntry).filter((entry) => entry !== undefined));
      total = page.total;
      skip += limit;
    }
    return entries;
  }

  /** Reports a page whose answer would exceed the bytes that the service sends at once: a smaller one may fit. */
  private async readPage(
    content_type: ContentTypeId,
    skip: number,
    limit: number,
  ): Promise<EntryCollection<EntrySkeletonType> | 'too-big'> {
    // Without a total order an entry could be on two pages and another on none.
    const order: ('sys.createdAt' | 'sys.id')[] = ['sys.createdAt', 'sys.id'];
    try {
      return await this.client.getEntries({ content_type, order, include: linkDepth, skip, limit });
    } catch (error) {
      if (limit > 1 && error instanceof Error && error.message.includes(tooBig)) return 'too-big';
      throw error;
    }
  }
}

/** Begins the service's message for an answer of more than 7 MB (Contentful, Technical Limits); it has no code of its own. */
const tooBig = 'Response size too big';
