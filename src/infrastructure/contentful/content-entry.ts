import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { isRecord } from '#src/infrastructure/shared/json';

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

interface Resource {
  readonly sys: {
    readonly type: string;
    readonly id: string;
    readonly updatedAt?: unknown;
    readonly contentType?: { readonly sys: { readonly id: string } };
  };
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The entry of a resolved link. Undefined when the entry is not published. */
export function toContentEntry(value: unknown): ContentEntry | undefined {
  const resource = toResource(value, 'Entry');
  if (!resource) return undefined;
  const { id, contentType, updatedAt } = resource.sys;
  return {
    type: contentType?.sys.id ?? 'unknown',
    id,
    fields: resource.fields,
    ...(typeof updatedAt === 'string' && { updatedAt }),
  };
}

/** The asset's fields of a resolved link. Undefined when the asset is not published. */
export function toAssetFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return toResource(value, 'Asset')?.fields;
}

/** Undefined for an unresolved link, whose type is `Link`. */
function toResource(value: unknown, type: 'Entry' | 'Asset'): Resource | undefined {
  if (!isRecord(value) || !isRecord(value['sys']) || !isRecord(value['fields'])) return undefined;
  return value['sys']['type'] === type ? (value as unknown as Resource) : undefined;
}

/** Names the entry and the field, so that an editor can fix it. */
export function wrongShape(entry: ContentEntry, field: string, problem: string): GatewayError {
  return new GatewayError({
    code: 'wrong_shape',
    message: `Content ${entry.type} "${entry.id}", field ${field}: ${problem}`,
  });
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
