import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { fields, maybe, record, text, readable } from '#src/infrastructure/shared/checks';
import { oneOf } from '#src/infrastructure/shared/value-checks';

/** One entry of the content service. Its links are resolved, its fields are not checked. */
export interface ContentEntry {
  /** Id of the content type, such as "product". */
  readonly type: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Date and time of the last change, as the content service tells it. */
  readonly updatedAt?: string;
}

/** Content types of the shop (spec §3 Content types). */
export type ContentTypeId =
  | 'product'
  | 'pack'
  | 'merch'
  | 'kit'
  | 'maker'
  | 'review'
  | 'page'
  | 'landingPage'
  | 'article'
  | 'event'
  | 'store'
  | 'siteSettings';

/** A resolved link. The type of an unresolved one is `Link`. */
function resource(type: 'Entry' | 'Asset') {
  const sys = fields({
    type: oneOf([type]),
    id: text,
    updatedAt: maybe(text),
    contentType: maybe(fields({ sys: fields({ id: text }) })),
  });
  return fields({ sys, fields: record });
}

const entryResource = resource('Entry');
const assetResource = resource('Asset');

/** The entry of a resolved link. Undefined when the entry is not published. */
export function toContentEntry(value: unknown): ContentEntry | undefined {
  const entry = readable(entryResource, value);
  if (!entry) return undefined;
  const { id, contentType, updatedAt } = entry.sys;
  return {
    type: contentType?.sys.id ?? 'unknown',
    id,
    fields: entry.fields,
    ...(updatedAt !== undefined && { updatedAt }),
  };
}

/** The asset's fields of a resolved link. Undefined when the asset is not published. */
export function toAssetFields(value: unknown): ContentEntry['fields'] | undefined {
  return readable(assetResource, value)?.fields;
}

/** Names the entry, so that an editor can fix it. The problem names the field first: "slug: is missing". */
export function wrongShape(entry: ContentEntry, problem: string): GatewayError {
  return new GatewayError({ code: 'wrong_shape', message: `Content ${entry.type} "${entry.id}", field ${problem}` });
}

/** Logs and leaves out entries that are incomplete or malformed: an unfinished entry breaks only its own page. */
export function validEntries<T>(
  entries: readonly ContentEntry[],
  map: (entry: ContentEntry) => T,
  onBroken: (entry: ContentEntry, error: GatewayError) => void = () => undefined,
): readonly T[] {
  return entries.flatMap((entry) => {
    try {
      return [map(entry)];
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn(`Left out: ${error.message}`);
      onBroken(entry, error);
      return [];
    }
  });
}
