import { log } from '#src/application/calls/log';
import { readable } from '#src/infrastructure/shared/checks';
import { filledText } from '#src/infrastructure/shared/value-checks';
import { type ContentEntry, wrongShape } from './content-entry';

/** Returns the paths or slugs of entries, in their order. An entry without one has no page: it is logged and left out. */
export function pageAddresses(entries: readonly ContentEntry[], field: 'path' | 'slug'): readonly string[] {
  return entries.flatMap((entry) => {
    const address = addressOf(entry, field);
    if (address !== undefined) return [address];
    log.warn(`Left out: ${wrongShape(entry, `${field}: is missing`).message}`);
    return [];
  });
}

/** Undefined for an entry that has none. */
export function addressOf({ fields }: ContentEntry, field: 'path' | 'slug'): string | undefined {
  return readable(filledText, fields[field]);
}

/** The message for an entry whose address belongs to another one. */
export function takenBy(address: string, owner: ContentEntry): string {
  return `"${address}" is taken by ${owner.type} "${owner.id}"`;
}
