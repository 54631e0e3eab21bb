import { collectIncludes } from './collect-includes';
import { DeliveryError } from './delivery-error';
import type { DeliveryQuery, QueryString } from './delivery-query';
import { knownLocale, readQuery } from './delivery-query';
import type { Place, Resource } from './delivery-resource';
import { assetResource, entryResource, inLocale, selected } from './delivery-resource';
import { runQuery } from './run-query';
import type { Link, StoredContent } from './stored-content';

/** The delivery API for entries and assets. */
export class DeliveryApi {
  constructor(private readonly content: StoredContent) {}

  entries(query: QueryString, place: Place): object {
    const asked = readQuery(query, 'Entry');
    const all = this.content.entries.map((entry) => entryResource(entry, place));
    const { items, ...page } = this.page(all, asked);
    const includes = collectIncludes(items, asked.include, (link) => this.find(link, place));
    const localised = Object.fromEntries(
      Object.entries(includes).map(([type, resources]) => [type, resources.map((one) => inLocale(one, asked.locale))]),
    );
    return {
      ...page,
      items: items.map((item) => this.localised(item, asked)),
      ...(Object.keys(includes).length > 0 ? { includes: localised } : {}),
    };
  }

  assets(query: QueryString, place: Place): object {
    const asked = readQuery(query, 'Asset');
    const { items, ...page } = this.page(
      this.content.assets.map((asset) => assetResource(asset, place)),
      asked,
    );
    return { ...page, items: items.map((item) => this.localised(item, asked)) };
  }

  one(type: 'Entry' | 'Asset', id: string, query: QueryString, place: Place): object {
    const resource = this.find({ sys: { type: 'Link', linkType: type, id } }, place);
    if (!resource) throw DeliveryError.notFound({ type, id, space: place.space, environment: place.environment });
    return inLocale(resource, knownLocale(typeof query['locale'] === 'string' ? query['locale'] : undefined));
  }

  private page(resources: readonly Resource[], query: DeliveryQuery) {
    const found = runQuery(resources, query);
    const items = found.slice(query.skip, query.skip + query.limit).map((resource) => selected(resource, query.select));
    return { sys: { type: 'Array' }, total: found.length, skip: query.skip, limit: query.limit, items };
  }

  private localised(item: Partial<Resource>, query: DeliveryQuery): Partial<Resource> {
    return item.sys && item.fields ? inLocale(item as Resource, query.locale) : item;
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
