import { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import { isRecord } from '#src/infrastructure/shared/json';

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

/** What an editor needs to mend an entry: its content type, its id, the field, and what is wrong with it. */
export function wrongShape(entry: ContentEntry, field: string, problem: string): GatewayError {
  return new GatewayError({
    code: 'wrong_shape',
    message: `Content ${entry.type} "${entry.id}", field ${field}: ${problem}`,
  });
}

/**
 * Maps what can be mapped. An entry with a missing or malformed field is left out and told to the logger, so that an
 * editor's unfinished entry takes down nothing but its own page.
 */
export function soundOnes<T>(
  entries: readonly ContentEntry[],
  map: (entry: ContentEntry) => T,
  logger: Logger,
  onBroken: (entry: ContentEntry, error: GatewayError) => void = () => undefined,
): readonly T[] {
  return entries.flatMap((entry) => {
    try {
      return [map(entry)];
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      logger.warn(`Left out: ${error.message}`);
      onBroken(entry, error);
      return [];
    }
  });
}
