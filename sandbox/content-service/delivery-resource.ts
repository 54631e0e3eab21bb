import { isRaster, type StoredAsset, type StoredEntry } from './stored-content';

/** An entry or asset in the shape of the delivery API. */
export interface Resource {
  readonly metadata: { readonly tags: readonly never[]; readonly concepts: readonly never[] };
  readonly sys: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly type: 'Entry' | 'Asset';
    readonly createdAt: string;
  };
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
