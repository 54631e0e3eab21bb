import type { Resource } from './delivery-resource';
import type { Link } from './stored-content';
import { isLink } from './stored-content';

/**
 * The resources that the items link to, up to the given depth, without the items themselves.
 * `find` returns undefined for a broken link, which stays in the item as in the delivery API.
 */
export function collectIncludes(
  items: readonly Partial<Resource>[],
  depth: number,
  find: (link: Link) => Resource | undefined,
): { readonly Entry?: readonly Resource[]; readonly Asset?: readonly Resource[] } {
  const known = new Set(items.map((item) => `${item.sys?.type}:${item.sys?.id}`));
  const found: Resource[] = [];
  let edge: readonly Partial<Resource>[] = items;
  for (let level = 0; level < depth && edge.length > 0; level += 1) {
    const next: Resource[] = [];
    for (const link of edge.flatMap((item) => linksIn(item.fields))) {
      const key = `${link.sys.linkType}:${link.sys.id}`;
      const resource = known.has(key) ? undefined : find(link);
      if (!resource) continue;
      known.add(key);
      next.push(resource);
    }
    found.push(...next);
    edge = next;
  }
  const ofType = (type: 'Entry' | 'Asset') => found.filter((resource) => resource.sys.type === type);
  return {
    ...(ofType('Entry').length > 0 ? { Entry: ofType('Entry') } : {}),
    ...(ofType('Asset').length > 0 ? { Asset: ofType('Asset') } : {}),
  };
}

function linksIn(value: unknown): readonly Link[] {
  if (isLink(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
}
