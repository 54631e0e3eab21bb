import type { Logger } from '#src/application/ports/system/logger';
import { type ContentEntry, wrongShape } from './content-entry';

/** What entries are found by, in their order. An entry without it has no page, so it is logged and left out. */
export function pageAddresses(
  entries: readonly ContentEntry[],
  field: 'path' | 'slug',
  logger: Logger,
): readonly string[] {
  return entries.flatMap((entry) => {
    const address = entry.fields[field];
    if (typeof address === 'string' && address !== '') return [address];
    logger.warn(`Left out: ${wrongShape(entry, field, 'is missing').message}`);
    return [];
  });
}

/** The problem of an entry whose address another one has. */
export function takenBy(address: string, owner: ContentEntry): string {
  return `"${address}" is taken by ${owner.type} "${owner.id}"`;
}
