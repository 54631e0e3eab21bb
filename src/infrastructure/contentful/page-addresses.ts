import type { Logger } from '#src/application/ports/system/logger';
import { type ContentEntry, wrongShape } from './content-entry';

/**
 * What entries are found by, in their order. An entry without it has no page, so it is logged and left out. Rejects
 * `wrong_shape` with both entries' names when two would have one page.
 */
export function pageAddresses(
  entries: readonly ContentEntry[],
  field: 'path' | 'slug',
  logger: Logger,
): readonly string[] {
  const owners = new Map<string, ContentEntry>();
  for (const entry of entries) {
    const address = entry.fields[field];
    if (typeof address !== 'string' || address === '') {
      logger.warn(`Left out: ${wrongShape(entry, field, 'is missing').message}`);
      continue;
    }
    const owner = owners.get(address);
    if (owner) throw wrongShape(entry, field, takenBy(address, owner));
    owners.set(address, entry);
  }
  return [...owners.keys()];
}

/** The problem of an entry whose address another one has. */
export function takenBy(address: string, owner: ContentEntry): string {
  return `"${address}" is taken by ${owner.type} "${owner.id}"`;
}
