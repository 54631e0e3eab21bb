import type { ContentfulClientApi } from 'contentful';
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
    for (let skip = 0, total = 1; skip < total; skip += this.pageSize) {
      // Without a total order an entry could be on two pages and another on none.
      const order: ('sys.createdAt' | 'sys.id')[] = ['sys.createdAt', 'sys.id'];
      const page = await this.client.getEntries({
        content_type: type,
        order,
        include: linkDepth,
        skip,
        limit: this.pageSize,
      });
      entries.push(...page.items.map(toContentEntry).filter((entry) => entry !== undefined));
      total = page.total;
    }
    return entries;
  }
}
