import { collectIncludes } from './collect-includes';
import { DeliveryError } from './delivery-error';
import type { DeliveryQuery, QueryString } from './delivery-query';
import { readQuery } from './delivery-query';
import type { Place, Resource } from './delivery-resource';
import { assetResource, entryResource } from './delivery-resource';
import type { Link, StoredContent } from './stored-content';

/** Bytes of an answer, at most (Contentful, *Technical Limits*: 7 MB). */
const MAX_BYTES = 7_340_032;

/** The delivery API for entries, with the entries and assets that they link to. */
export class DeliveryApi {
  constructor(private readonly content: StoredContent) {}

  entries(query: QueryString, place: Place): object {
    const { contentType, order, skip, limit, include } = readQuery(query);
    const found = this.content.entries
      .filter((entry) => entry.contentType === contentType)
      .map((entry) => entryResource(entry, place))
      .toSorted((a, b) => compareBy(order, a, b));
    const items = found.slice(skip, skip + limit);
    const includes = collectIncludes(items, include, (link) => this.find(link, place));
    const answer = {
      ...{ sys: { type: 'Array' }, total: found.length, skip, limit, items },
      ...(Object.keys(includes).length > 0 && { includes }),
    };
    if (Buffer.byteLength(JSON.stringify(answer)) > MAX_BYTES) throw DeliveryError.tooBig(MAX_BYTES);
    return answer;
  }

  private find(link: Link, place: Place): Resource | undefined {
    if (link.sys.linkType === 'Entry') {
      const entry = this.content.entries.find((candidate) => candidate.id === link.sys.id);
      return entry && entryResource(entry, place);
    }
    const asset = this.content.assets.find((candidate) => candidate.id === link.sys.id);
    return asset && assetResource(asset, place);
  }
}

function compareBy(order: DeliveryQuery['order'], a: Resource, b: Resource): number {
  for (const path of order) {
    const [left, right] = path === 'sys.id' ? [a.sys.id, b.sys.id] : [a.sys.createdAt, b.sys.createdAt];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
