import { type ContentEntry, type ContentTypeId, wrongShape } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { articlePath } from './journal-entries';
import { landingPath } from './landing-page-entry';
import { makerPath } from './maker-entry';
import { addressOf, takenBy } from './page-addresses';
import { productPath } from './product-page';

/** An entry that is a page of its own, with the path that it asks for. */
interface PageClaim {
  readonly path: string;
  readonly field: 'path' | 'slug';
  readonly entry: ContentEntry;
}

type Claiming = readonly [type: ContentTypeId, field: PageClaim['field'], pathOf: (key: string) => string];

const claiming: readonly Claiming[] = [
  ['page', 'path', (path) => path],
  ['landingPage', 'slug', landingPath],
  ['article', 'slug', articlePath],
  ['product', 'slug', productPath],
  ['pack', 'slug', productPath],
  ['merch', 'slug', productPath],
  ['maker', 'slug', makerPath],
];

/** Lists whose pages change with their newest item. */
const listings: readonly (readonly [path: string, types: readonly ContentTypeId[]])[] = [
  ['/', ['product', 'pack', 'merch', 'page']],
  ['/shop/', ['product', 'pack', 'merch']],
  ['/blog/', ['article']],
  ['/reviews/', ['review']],
];

async function readClaims(entries: EntrySource): Promise<readonly PageClaim[]> {
  const claims = claiming.map(async ([type, field, pathOf]) =>
    (await entries.readAll(type)).flatMap((entry): readonly PageClaim[] => {
      const key = addressOf(entry, field);
      return key !== undefined ? [{ path: pathOf(key), field, entry }] : [];
    }),
  );
  return (await Promise.all(claims)).flat();
}

/** Rejects with `wrong_shape` when two entries ask for one path, with the names of both: neither may win in silence. */
export async function checkClaims(entries: EntrySource): Promise<void> {
  const taken = new Map<string, ContentEntry>();
  for (const { path, field, entry } of await readClaims(entries)) {
    const other = taken.get(path);
    if (other) throw wrongShape(entry, `${field}: ${takenBy(String(entry.fields[field]), other)}`);
    taken.set(path, entry);
  }
}

/**
 * The day on which the content of each page last changed, by its path. A list is as new as its newest item, a product as
 * its newest review. Paths without a known day are absent.
 */
export async function readUpdates(entries: EntrySource): Promise<ReadonlyMap<string, string>> {
  const updates = new Map<string, string>();
  const add = (path: string, time: string | undefined): void => {
    const day = time?.slice(0, 10);
    if (day !== undefined && day > (updates.get(path) ?? '')) updates.set(path, day);
  };
  const claims = await readClaims(entries);
  for (const { path, entry } of claims) add(path, entry.updatedAt);
  for (const [path, types] of listings)
    for (const entry of (await Promise.all(types.map((type) => entries.readAll(type)))).flat())
      add(path, entry.updatedAt);
  for (const { fields, updatedAt } of await entries.readAll('review')) {
    const reviewed = claims.find(({ entry }) => fields['sku'] !== undefined && entry.fields['sku'] === fields['sku']);
    if (reviewed) add(reviewed.path, updatedAt);
  }
  return updates;
}
