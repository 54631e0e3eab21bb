import type { Picture } from '#src/domain/catalogue/product';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Prose } from '#src/domain/content/prose';
import type { StaticPageContent } from '#src/domain/page/page-content';
import { type Checked, fields, noneOr } from '#src/infrastructure/shared/checks';
import { type ContentEntry, wrongShape } from './content-entry';
import { flag, path, prose, readEntry, text } from './entry-checks';
import { type BlockSources, pageBlocksOf } from './page-blocks';
import { picture } from './picture-checks';
import type { HeadingIds } from './prose-from-markdown';

/** The fields that every page has. */
export const pageFields = { path, title: text, metaDescription: text, noindex: flag };
const pageShape = fields(pageFields);

export function toPageMeta({ path, title, metaDescription, noindex }: Checked<typeof pageShape>): PageMeta {
  return { path, title, description: metaDescription, noindex };
}

/** Throws `wrong_shape` when a field is missing or malformed. */
export function pageMetaOf(entry: ContentEntry): PageMeta {
  return toPageMeta(readEntry(entry, pageShape));
}

/** The picture of a page that has one. Throws `wrong_shape` when it is malformed. */
export function pagePictureOf(entry: ContentEntry): { readonly picture?: Picture } {
  const { image } = readEntry(entry, fields({ image: noneOr(picture) }));
  return image ? { picture: image } : {};
}

/** Throws `wrong_shape` when a field is missing or malformed; a page has a text, blocks, or both. */
export function staticPageOf(entry: ContentEntry, sources: BlockSources): StaticPageContent {
  const headingIds: HeadingIds = new Map();
  const { body = [] } = readEntry(entry, fields({ body: noneOr(prose(headingIds)) }));
  const blocks = pageBlocksOf(entry, sources, headingIds);
  if (body.length + blocks.length === 0) throw wrongShape(entry, 'body: is missing, and so are blocks');
  return { kind: 'static-page', ...pageMetaOf(entry), body, blocks };
}

type ListingPath = '/shop/' | '/blog/' | '/reviews/' | '/taste/' | '/contact/';

/** Lists exist without an entry of their own. A page entry with the same path replaces these texts. */
const defaultTexts: Readonly<Record<ListingPath, Pick<PageMeta, 'title' | 'description'>>> = {
  '/shop/': {
    title: 'Shop all wine',
    description:
      'Single cans, packs of 6, 12 and 24, gift sets, glasses and gift cards: everything we sell, on one shelf.',
  },
  '/blog/': { title: 'Blog', description: 'Notes on growing, making, canning and drinking wine.' },
  '/taste/': {
    title: 'Find your can',
    description: 'Three questions, and the cans that suit your answers, each with the reason why.',
  },
  '/contact/': { title: 'Contact us', description: 'Write to us. A person reads it and answers.' },
  '/reviews/': { title: 'Reviews', description: 'What people who bought our wine say about it, good and bad.' },
};

export const listingPaths = Object.keys(defaultTexts) as readonly ListingPath[];

export function listingMeta(path: ListingPath, entry: ContentEntry | undefined): PageMeta {
  return entry ? pageMetaOf(entry) : { path, noindex: false, ...defaultTexts[path] };
}

const listingShape = fields({ body: noneOr(prose()) });

/** The text above a list; empty without an entry. */
export function listingProse(entry: ContentEntry | undefined): Prose {
  return (entry && readEntry(entry, listingShape).body) ?? [];
}
