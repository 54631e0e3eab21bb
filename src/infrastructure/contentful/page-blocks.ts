import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Picture, Product } from '#src/domain/catalogue/product';
import type { Store } from '#src/domain/geography/store';
import type { PageBlock } from '#src/domain/page/page-block';
import {
  type Check,
  fields,
  list as anyList,
  noneOr,
  text as anyText,
  readable,
} from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { unchecked } from '#src/infrastructure/shared/value-checks';
import { blockLink } from './block-link';
import { type ContentEntry, toAssetFields, wrongShape } from './content-entry';
import { chosenBy, filledList, group, link, list, prose, readPart, refined, text, unread } from './entry-checks';
import { formBlock } from './form-block';
import { picture } from './picture-checks';
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
  readonly headingIds: HeadingIds;
}

type BlockCheck = (context: BlockContext) => Check<PageBlock>;

const checkOf: Readonly<Record<PageBlock['kind'], BlockCheck>> = {
  hero,
  'rich-text': ({ headingIds }) =>
    refined(group({ body: prose(headingIds) }), (more) => ({ kind: 'rich-text', ...more })),
  'product-row': productRow,
  comparison,
  quote,
  gallery,
  'question-list': questionList,
  form: () => formBlock,
  video,
  'store-map': storeMap,
  'call-to-action': callToAction,
};
const checks: ReadonlyMap<unknown, BlockCheck> = new Map(Object.entries(checkOf));

/**
 * Builds the blocks of an entry. One that is unknown or malformed is left out and logged, with its entry, its place and its
 * kind: the rest of the page remains (spec §2 Content-driven templates). `headingIds` are those of the page's own text.
 */
export function pageBlocksOf(
  entry: ContentEntry,
  sources: BlockSources,
  headingIds: HeadingIds = new Map(),
): readonly PageBlock[] {
  const written = readable(anyList(unchecked), entry.fields['blocks'] ?? []);
  if (!written) {
    log.warn(`Left out: ${wrongShape(entry, 'blocks: must be a list').message}`);
    return [];
  }
  const block = blockOf({ ...sources, entry, headingIds });
  return written.flatMap((value, index) => {
    try {
      return [readPart(entry, block, value, `blocks.${index}`)];
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const kind = readable(fields({ kind: anyText }), value)?.kind;
      log.warn(`Left out a ${kind === undefined ? 'block' : `${kind} block`}: ${error.message}`);
      return [];
    }
  });
}

function blockOf(context: BlockContext): Check<PageBlock> {
  const known = refined(
    unchecked,
    (kind, refuse) => checks.get(kind) ?? refuse(`is none of ${[...checks.keys()].join(', ')}`),
  );
  return chosenBy(group({ kind: known }), ({ kind }) => kind(context));
}

function hero(context: BlockContext): Check<PageBlock> {
  return refined(
    group({
      title: text,
      text,
      action: noneOr(blockLink),
      picture: noneOr(pictureNamed(context)),
      skus: noneOr(productsOf(context)),
    }),
    ({ skus = [], action, picture: shown, ...more }) => ({
      kind: 'hero',
      ...more,
      ...omitNullish({ action, picture: shown }),
      products: skus,
    }),
  );
}

function productRow(context: BlockContext): Check<PageBlock> {
  const sold = refined(productsOf(context), (products, refuse) =>
    products.length > 0 ? products : refuse('names nothing that is sold'),
  );
  return refined(
    group({ skus: sold, title: text, text: noneOr(text), more: noneOr(blockLink) }),
    ({ skus, title, ...more }) => ({ kind: 'product-row', title, ...omitNullish(more), products: skus }),
  );
}

function questionList({ headingIds }: BlockContext): Check<PageBlock> {
  const question = group({ question: text, answer: prose(headingIds) });
  return refined(group({ questions: filledList(question, 'must have a question'), title: text }), (more) => ({
    kind: 'question-list',
    ...more,
  }));
}

const [leastCompared, mostCompared] = [2, 4];
const columns = refined(list(text), (names, refuse) =>
  names.length < leastCompared || names.length > mostCompared
    ? refuse(`must name ${leastCompared} to ${mostCompared} things`)
    : names,
);

function comparison(): Check<PageBlock> {
  return chosenBy(group({ columns }), ({ columns: names }) => {
    const values = refined(list(text), (all, refuse) =>
      all.length === names.length ? all : refuse(`must have ${names.length} values, one a column`),
    );
    const row = group({ values, label: text });
    return refined(
      group({ rows: filledList(row, 'must have a row'), title: text, text: noneOr(text) }),
      ({ rows, title, ...more }) => ({ kind: 'comparison', title, ...omitNullish(more), columns: names, rows }),
    );
  });
}

function quote(): Check<PageBlock> {
  return refined(group({ text, author: text, source: noneOr(blockLink) }), ({ source, ...more }) => ({
    kind: 'quote',
    ...more,
    ...(source && { source }),
  }));
}

function gallery(context: BlockContext): Check<PageBlock> {
  const captioned = refined(
    group({ picture: pictureNamed(context), caption: noneOr(text) }),
    ({ picture: shown, caption }) => ({ picture: shown, ...omitNullish({ caption }) }),
  );
  return refined(
    group({ pictures: filledList(captioned, 'must have a picture'), title: text, text: noneOr(text) }),
    ({ pictures, title, ...more }) => ({ kind: 'gallery', title, ...omitNullish(more), pictures }),
  );
}

const filmOfThisSite = /^\/.+\.(mp4|webm)$/;
const captionsOfThisSite = /^\/.+\.vtt$/;
const captions = refined(text, (file, refuse) =>
  captionsOfThisSite.test(file) ? file : refuse('must be a file of this site that ends in .vtt'),
);

function video(context: BlockContext): Check<PageBlock> {
  return chosenBy(group({ to: link }), ({ to }) =>
    refined(
      group({
        captions: filmOfThisSite.test(to) ? captions : unread,
        title: text,
        text: noneOr(text),
        poster: pictureNamed(context),
      }),
      ({ title, poster, ...more }) => ({ kind: 'video', title, poster, to, ...omitNullish(more) }),
    ),
  );
}

function storeMap({ stores }: BlockContext): Check<PageBlock> {
  return refined(group({ title: text, text }), (more, refuse) => ({
    kind: 'store-map',
    ...more,
    stores: stores ?? refuse('stands on pages only', 'kind'),
  }));
}

function callToAction(): Check<PageBlock> {
  return refined(group({ title: text, text, action: blockLink }), (more) => ({ kind: 'call-to-action', ...more }));
}

/** In the editor's order. Products that are not sold are left out and logged. */
function productsOf({ products }: BlockContext): Check<readonly Product[]> {
  return refined(list(text), (skus, _refuse, leaveOut) =>
    productsBySku(skus, {
      products,
      onUnknownSku: (sku) => leaveOut(`"${sku}" is left out: nobody sells it`),
    }),
  );
}

/** A block names a picture by its file, because the content service resolves no links inside of a block. */
function pictureNamed({ entry }: BlockContext): Check<Picture> {
  const listed = readable(anyList(unchecked), entry.fields['blockPictures']) ?? [];
  const named = refined(
    text,
    (name, refuse) =>
      listed.find((one) => fileNameOf(one) === name) ??
      refuse(`"${name}" is the file of none of the entry's blockPictures`),
  );
  return chosenBy(named, (asset) => (_name, path, notes) => picture(asset, path, notes));
}

const fileShape = fields({ file: fields({ fileName: anyText }) });

function fileNameOf(asset: unknown): string | undefined {
  return readable(fileShape, toAssetFields(asset))?.file.fileName;
}
