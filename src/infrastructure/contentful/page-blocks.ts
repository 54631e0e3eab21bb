import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Picture, Product } from '#src/domain/catalogue/product';
import type { Prose } from '#src/domain/content/prose';
import type { Store } from '#src/domain/geography/store';
import type { PageBlock } from '#src/domain/page/page-block';
import { isRecord } from '#src/infrastructure/shared/json';
import { blockLinkOf } from './block-link';
import { type ContentEntry, toAssetFields, wrongShape } from './content-entry';
import { FieldReader } from './field-reader';
import { formBlockOf } from './form-block';
import { productsBySku } from './product-list';
import type { HeadingIds } from './prose-from-markdown';

/** The sources of blocks besides their own fields. */
export interface BlockSources {
  readonly products: readonly Product[];
  /** Absent on pages where a store map has no place. */
  readonly stores?: readonly Store[];
}

interface BlockContext extends BlockSources {
  readonly entry: ContentEntry;
  /** The block's place in the entry: "blocks[2]". */
  readonly place: string;
  readonly headingIds: HeadingIds;
}

type ReadBlock = (fields: FieldReader, context: BlockContext) => PageBlock;

const readerOf: Readonly<Record<PageBlock['kind'], ReadBlock>> = {
  hero: heroOf,
  'rich-text': (fields, context) => ({ kind: 'rich-text', body: proseOf(fields, 'body', context) }),
  'product-row': productRowOf,
  comparison: comparisonOf,
  quote: quoteOf,
  gallery: galleryOf,
  'question-list': questionListOf,
  form: formBlockOf,
  video: videoOf,
  'store-map': storeMapOf,
  'call-to-action': callToActionOf,
};
const readers: ReadonlyMap<unknown, ReadBlock> = new Map(Object.entries(readerOf));

/**
 * Builds the blocks of an entry. One that is unknown or malformed is left out and logged, with its entry, its place and its
 * kind: the rest of the page remains (spec §2 Content-driven templates). `headingIds` are those of the page's own text.
 */
export function pageBlocksOf(
  entry: ContentEntry,
  sources: BlockSources,
  headingIds: HeadingIds = new Map(),
): readonly PageBlock[] {
  const written = entry.fields['blocks'] ?? [];
  if (!Array.isArray(written)) {
    log.warn(`Left out: ${wrongShape(entry, 'blocks', 'must be a list').message}`);
    return [];
  }
  return written.flatMap((value: unknown, index) => {
    const place = `blocks[${index}]`;
    try {
      return [blockOf(value, { ...sources, entry, place, headingIds })];
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const kind = isRecord(value) && typeof value['kind'] === 'string' ? `${value['kind']} block` : 'block';
      log.warn(`Left out a ${kind}: ${error.message}`);
      return [];
    }
  });
}

function blockOf(value: unknown, context: BlockContext): PageBlock {
  if (!isRecord(value)) throw wrongShape(context.entry, context.place, 'must be a group of fields');
  const fields = new FieldReader(context.entry, value, `${context.place}.`);
  const read = readers.get(value['kind']);
  return read ? read(fields, context) : fields.reject('kind', `is none of ${[...readers.keys()].join(', ')}`);
}

function heroOf(fields: FieldReader, context: BlockContext): PageBlock {
  return {
    kind: 'hero',
    title: fields.text('title'),
    text: fields.text('text'),
    ...(fields.has('action') && { action: blockLinkOf(fields, 'action') }),
    ...(fields.has('picture') && { picture: pictureNamed(fields, 'picture', context) }),
    products: fields.has('skus') ? productsOf(fields, context) : [],
  };
}

function productRowOf(fields: FieldReader, context: BlockContext): PageBlock {
  const products = productsOf(fields, context);
  if (products.length === 0) fields.reject('skus', 'names nothing that is sold');
  return {
    kind: 'product-row',
    title: fields.text('title'),
    ...optionalText(fields),
    products,
    ...(fields.has('more') && { more: blockLinkOf(fields, 'more') }),
  };
}

function questionListOf(fields: FieldReader, context: BlockContext): PageBlock {
  const questions = fields.objects('questions').map((one) => ({
    question: one.text('question'),
    answer: proseOf(one, 'answer', context),
  }));
  if (questions.length === 0) fields.reject('questions', 'must have a question');
  return { kind: 'question-list', title: fields.text('title'), questions };
}

const [leastCompared, mostCompared] = [2, 4];

function comparisonOf(fields: FieldReader): PageBlock {
  const columns = fields.texts('columns');
  if (columns.length < leastCompared || columns.length > mostCompared)
    fields.reject('columns', `must name ${leastCompared} to ${mostCompared} things`);
  const rows = fields.objects('rows').map((row) => {
    const values = row.texts('values');
    if (values.length !== columns.length) row.reject('values', `must have ${columns.length} values, one a column`);
    return { label: row.text('label'), values };
  });
  if (rows.length === 0) fields.reject('rows', 'must have a row');
  return { kind: 'comparison', title: fields.text('title'), ...optionalText(fields), columns, rows };
}

function quoteOf(fields: FieldReader): PageBlock {
  return {
    kind: 'quote',
    text: fields.text('text'),
    author: fields.text('author'),
    ...(fields.has('source') && { source: blockLinkOf(fields, 'source') }),
  };
}

function galleryOf(fields: FieldReader, context: BlockContext): PageBlock {
  const pictures = fields.objects('pictures').map((one) => ({
    picture: pictureNamed(one, 'picture', context),
    ...(one.has('caption') && { caption: one.text('caption') }),
  }));
  if (pictures.length === 0) fields.reject('pictures', 'must have a picture');
  return { kind: 'gallery', title: fields.text('title'), ...optionalText(fields), pictures };
}

const filmOfThisSite = /^\/.+\.(mp4|webm)$/;
const captionsOfThisSite = /^\/.+\.vtt$/;

function videoOf(fields: FieldReader, context: BlockContext): PageBlock {
  const to = fields.link('to');
  const isFile = filmOfThisSite.test(to);
  if (isFile && !captionsOfThisSite.test(fields.text('captions')))
    fields.reject('captions', 'must be a file of this site that ends in .vtt');
  return {
    kind: 'video',
    title: fields.text('title'),
    ...optionalText(fields),
    poster: pictureNamed(fields, 'poster', context),
    to,
    ...(isFile && { captions: fields.text('captions') }),
  };
}

function storeMapOf(fields: FieldReader, { stores }: BlockContext): PageBlock {
  return {
    kind: 'store-map',
    title: fields.text('title'),
    text: fields.text('text'),
    stores: stores ?? fields.reject('kind', 'stands on pages only'),
  };
}

function callToActionOf(fields: FieldReader): PageBlock {
  return {
    kind: 'call-to-action',
    title: fields.text('title'),
    text: fields.text('text'),
    action: blockLinkOf(fields, 'action'),
  };
}

function proseOf(fields: FieldReader, id: string, { headingIds }: BlockContext): Prose {
  return fields.prose(id, headingIds);
}

function optionalText(fields: FieldReader): { readonly text?: string } {
  return fields.has('text') ? { text: fields.text('text') } : {};
}

/** In the editor's order. Products that are not sold are left out and logged. */
function productsOf(fields: FieldReader, { products, entry, place }: BlockContext): readonly Product[] {
  return productsBySku(fields.texts('skus'), {
    products,
    onUnknownSku: (sku) => {
      log.warn(wrongShape(entry, `${place}.skus`, `"${sku}" is left out: nobody sells it`).message);
    },
  });
}

/** A block names a picture by its file, because the content service resolves no links inside of a block. */
function pictureNamed(fields: FieldReader, id: string, { entry, place }: BlockContext): Picture {
  const name = fields.text(id);
  const listed = entry.fields['blockPictures'];
  const link: unknown = Array.isArray(listed) ? listed.find((one) => fileNameOf(one) === name) : undefined;
  if (link === undefined) return fields.reject(id, `"${name}" is the file of none of the entry's blockPictures`);
  return new FieldReader(entry, { [id]: link }, `${place}.`).picture(id, '');
}

function fileNameOf(link: unknown): unknown {
  const file = toAssetFields(link)?.['file'];
  return isRecord(file) ? file['fileName'] : undefined;
}
