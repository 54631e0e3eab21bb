import type { DeliveryQuery } from './delivery-query';
import { isRaster, type StoredAsset, type StoredEntry } from './stored-content';

/** An entry or asset in the shape of the delivery API. */
export interface Resource {
  readonly metadata: { readonly tags: readonly never[]; readonly concepts: readonly never[] };
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string; readonly type: 'Entry' | 'Asset' };
  readonly fields: Readonly<Record<string, unknown>>;
}

const DRAWN = '2025-01-06T09:00:00.000Z';
const metadata = { tags: [], concepts: [] };

interface Times {
  readonly createdAt: string;
  readonly updatedAt: string;
}

function sys(type: 'Entry' | 'Asset', id: string, { createdAt, updatedAt }: Times, place: Place) {
  return {
    space: { sys: { type: 'Link', linkType: 'Space', id: place.space } },
    id,
    type,
    createdAt,
    updatedAt,
    environment: { sys: { type: 'Link', linkType: 'Environment', id: place.environment } },
    publishedVersion: 1,
    revision: 1,
  } as const;
}

export interface Place {
  readonly space: string;
  readonly environment: string;
  /** Host and port of the request, used in asset URLs. */
  readonly host: string;
}

export function entryResource(entry: StoredEntry, place: Place): Resource {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: entry.contentType } };
  return {
    metadata,
    sys: { ...sys('Entry', entry.id, entry, place), contentType, locale: 'en-US' },
    fields: entry.fields,
  };
}

export function assetResource(asset: StoredAsset, place: Place): Resource {
  const encoded = asset.path.split('/').map(encodeURIComponent).join('/');
  return {
    metadata,
    sys: { ...sys('Asset', asset.id, { createdAt: DRAWN, updatedAt: DRAWN }, place), locale: 'en-US' },
    fields: {
      title: asset.title,
      description: asset.description,
      file: {
        url: `//${place.host}/media/${encoded}?v=${asset.version}`,
        details: { size: Buffer.byteLength(asset.svg), image: { width: asset.width, height: asset.height } },
        fileName: asset.path.slice(asset.path.lastIndexOf('/') + 1),
        contentType: isRaster(asset) ? 'image/png' : 'image/svg+xml',
      },
    },
  };
}

/** With locale `*` every field becomes a mapping from locale to value, and `sys` loses its locale. */
export function inLocale(resource: Resource, locale: string): Resource {
  if (locale !== '*') return resource;
  const sys = { ...resource.sys, locale: undefined };
  const fields = Object.fromEntries(Object.entries(resource.fields).map(([name, value]) => [name, { 'en-US': value }]));
  return { ...resource, sys, fields };
}

/** Keeps what the query selects; without a selection, everything. */
export function selected(resource: Resource, select: DeliveryQuery['select']): Partial<Resource> {
  if (!select) return resource;
  const kept = (part: 'sys' | 'fields'): object | undefined => {
    if (select.some((path) => path.length === 1 && path[0] === part)) return resource[part];
    const names = new Set(select.filter((path) => path[0] === part).map((path) => path[1]));
    return names.size === 0
      ? undefined
      : Object.fromEntries(Object.entries(resource[part]).filter(([name]) => names.has(name)));
  };
  const parts = {
    sys: kept('sys'),
    fields: kept('fields'),
    metadata: select.some((path) => path[0] === 'metadata') ? metadata : undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
