import { maxViews, type View } from '#src/domain/catalogue/recently-viewed';
import { isRecord } from '#src/infrastructure/shared/json';
import { json } from './codecs';

const maxSkuLength = 64;

/** `[{"sku":"ALBARINO-01","at":1767225600000}]`, the newest first. Entries of another shape are left out. */
export const viewsCodec = json<readonly View[]>((stored) =>
  Array.isArray(stored) ? stored.slice(0, maxViews).flatMap(viewOf) : undefined,
);

function viewOf(entry: unknown): readonly View[] {
  if (!isRecord(entry)) return [];
  const { sku, at } = entry;
  const isView = typeof sku === 'string' && sku !== '' && sku.length <= maxSkuLength && Number.isSafeInteger(at);
  return isView ? [{ sku, at: at as number }] : [];
}
