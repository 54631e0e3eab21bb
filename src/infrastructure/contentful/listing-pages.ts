import type { PageMeta, Prose } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { pageMetaOf } from './page-entry';
import { FieldReader } from './read-fields';

type ListingPath = '/shop/' | '/blog/' | '/reviews/';

/** Pages that list what other entries hold exist without an entry of their own; one with their path gives them other words. */
const ownMessages: Readonly<Record<ListingPath, Pick<PageMeta, 'title' | 'description'>>> = {
  '/shop/': {
    title: 'Shop all wine',
    description:
      'Single cans, packs of 6, 12 and 24, gift sets, glasses and gift cards: everything we sell, on one shelf.',
  },
  '/blog/': { title: 'Blog', description: 'Notes on growing, making, canning and drinking wine.' },
  '/reviews/': { title: 'Reviews', description: 'What people who bought our wine say about it, good and bad.' },
};

export const listingPaths = Object.keys(ownMessages) as readonly ListingPath[];

export function listingMeta(path: ListingPath, entry: ContentEntry | undefined): PageMeta {
  return entry ? pageMetaOf(new FieldReader(entry)) : { path, noindex: false, ...ownMessages[path] };
}

/** The text above a list, when its entry has one. */
export function listingProse(entry: ContentEntry | undefined): Prose {
  const fields = entry && new FieldReader(entry);
  return fields?.has('body') ? fields.prose('body') : [];
}
