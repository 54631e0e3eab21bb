import { isRecord } from '#src/infrastructure/shared/is-record';

/** One entry as the content service delivered it: its links are resolved, its fields are not yet checked. */
export interface ContentEntry {
  /** Id of its content type: "product". */
  readonly type: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The content types that the shop is made of (spec §3 Content types). */
export type ContentTypeId =
  'product' | 'pack' | 'merch' | 'kit' | 'maker' | 'review' | 'page' | 'article' | 'siteSettings';

interface Resource {
  readonly sys: {
    readonly type: string;
    readonly id: string;
    readonly contentType?: { readonly sys: { readonly id: string } };
  };
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The entry a resolved link holds; undefined when the link leads to nothing that is published. */
export function toContentEntry(value: unknown): ContentEntry | undefined {
  const resource = toResource(value, 'Entry');
  return (
    resource && { type: resource.sys.contentType?.sys.id ?? 'unknown', id: resource.sys.id, fields: resource.fields }
  );
}

/** The fields of the asset a resolved link holds; undefined when the link leads to nothing that is published. */
export function toAssetFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return toResource(value, 'Asset')?.fields;
}

/** An unresolved link has the type `Link`, so it is told apart by that alone. */
function toResource(value: unknown, type: 'Entry' | 'Asset'): Resource | undefined {
  if (!isRecord(value) || !isRecord(value['sys']) || !isRecord(value['fields'])) return undefined;
  return value['sys']['type'] === type ? (value as unknown as Resource) : undefined;
}
