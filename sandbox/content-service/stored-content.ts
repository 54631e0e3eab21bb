/** A link as the delivery API writes it. */
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string };
}

export type Fields = Readonly<Record<string, unknown>>;

export interface StoredEntry {
  readonly id: string;
  readonly contentType: string;
  readonly fields: Fields;
  /** ISO dates and times. The content service lists entries in the order of their creation. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface StoredAsset {
  readonly id: string;
  /** Path below /media/, for example `products/GAMAY-01.svg`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Hash of the picture. It is part of the URL, so that the picture may be cached forever. */
  readonly version: string;
}

/** True when a picture is delivered as pixels. Its file is drawn from the SVG on request. */
export function isRaster({ path }: Pick<StoredAsset, 'path'>): boolean {
  return path.endsWith('.png');
}

/** Everything that the content service can deliver, checked and linked. */
export interface StoredContent {
  readonly entries: readonly StoredEntry[];
  readonly assets: readonly StoredAsset[];
}

export function link(linkType: 'Entry' | 'Asset', id: string): Link {
  return { sys: { type: 'Link', linkType, id } };
}

export function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sys' in value &&
    (value as { sys: { type?: unknown } | null }).sys?.type === 'Link'
  );
}

/** An id that the delivery API accepts: letters, digits, dots, dashes and underscores, at most 64 characters. */
export function safeId(...parts: readonly string[]): string {
  return parts
    .join('-')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 64);
}
