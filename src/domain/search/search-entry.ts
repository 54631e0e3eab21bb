import type { Picture, Product } from '#src/domain/catalogue/product';
import type { Point } from '#src/domain/club/club-content';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Prose } from '#src/domain/content/prose';
import { plainText, proseText } from '#src/domain/content/prose';
import { blocksText } from '#src/domain/page/block-text';
import type { PageContent } from '#src/domain/page/page-content';

export const searchKinds = ['products', 'articles', 'help', 'makers'] as const;
/** `help` is every page of information, and every answered question. */
export type SearchKind = (typeof searchKinds)[number];

/** A page or question that a search can find. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Unique. Without language prefix, perhaps with the anchor of a question: "/faq/#do-gift-cards-expire". */
  readonly path: string;
  readonly title: string;
  /** A sentence or two about it. */
  readonly text: string;
  readonly picture?: Picture;
  /** The product when the index was built. */
  readonly product?: Product;
}

/** The search terms of an entry besides its title and its text. */
export interface Searchable {
  readonly entry: SearchEntry;
  /** Short texts with weight: maker, grapes, tasting notes. */
  readonly keywords: string;
  /** All other text. */
  readonly body: string;
}

const longestAnswer = 160;

/** Returns the search entries of a page: itself, and the questions that it answers. None for a page that is marked `noindex`. */
export function searchablesOf(page: PageContent): readonly Searchable[] {
  if (page.noindex) return [];
  switch (page.kind) {
    case 'product':
      return [productSearchable(page)];
    case 'article':
      return [
        searchable('articles', page, `${proseText(page.body)} ${blocksText(page.blocks)}`, [
          page.author,
          ...page.tags.map(({ name }) => name),
        ]),
      ];
    case 'maker':
      return [
        searchable(
          'makers',
          { ...page, ...page.maker, title: page.maker.name },
          [...page.story, blocksText(page.blocks)].join(' '),
          page.products.map(({ name }) => name),
        ),
      ];
    case 'faq':
      return [
        searchable('help', page, ''),
        ...page.groups.flatMap(({ questions }) =>
          questions.map(({ id, question, answer }) => answered(`${page.path}#${id}`, question, proseText(answer))),
        ),
      ];
    case 'club':
      return [searchable('help', page, [page.headline, page.text, ...page.how.map(pointText)].join(' '))];
    case 'landing-page':
    case 'club-join':
      return [searchable('help', page, blocksText(page.blocks))];
    case 'static-page':
      return [
        searchable('help', page, `${proseText(page.body)} ${blocksText(page.blocks)}`),
        ...questionsIn(page.path, page.body),
      ];
    case 'home':
    case 'shop':
      return [];
    default:
      return 'body' in page
        ? [searchable('help', page, proseText(page.body)), ...questionsIn(page.path, page.body)]
        : [searchable('help', page, '')];
  }
}

interface Described extends Pick<PageMeta, 'path' | 'title' | 'description'> {
  readonly picture?: Picture;
}

function searchable(
  kind: SearchKind,
  { path, title, description, picture }: Described,
  body: string,
  keywords: readonly string[] = [],
): Searchable {
  const entry = { kind, path, title, text: description, ...(picture && { picture }) };
  return { entry, keywords: keywords.join(' '), body };
}

function productSearchable(page: PageContent & { readonly kind: 'product' }): Searchable {
  const { product, path, facts, tastingNotes, pairings, contents, details, text, blocks = [] } = page;
  const { name, tagline, picture, makerName = '', wineType = '', sweetness = '', tags = [], features } = product;
  return {
    entry: { kind: 'products', path, title: name, text: tagline, ...(picture && { picture }), product },
    keywords: [
      makerName,
      wineType,
      sweetness,
      ...tags,
      ...features,
      ...tastingNotes,
      ...facts.map(({ value }) => value),
    ]
      .concat(product.diversity)
      .join(' '),
    body: [text, ...pairings, ...details, ...contents.map((part) => part.product.name), blocksText(blocks)].join(' '),
  };
}

/** The headings that are questions, each with the text up to the next heading. */
function questionsIn(path: string, body: Prose): readonly Searchable[] {
  return body.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const question = plainText(block.spans);
    if (!question.endsWith('?')) return [];
    const rest = body.slice(index + 1);
    const end = rest.findIndex(({ kind }) => kind === 'heading');
    return [answered(`${path}#${block.id}`, question, proseText(rest.slice(0, end === -1 ? undefined : end)))];
  });
}

function answered(path: string, title: string, answer: string): Searchable {
  return { entry: { kind: 'help', path, title, text: shortened(answer) }, keywords: '', body: answer };
}

function shortened(text: string): string {
  if (text.length <= longestAnswer) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestAnswer))}…`;
}

function pointText({ title, text }: Point): string {
  return `${title} ${text}`;
}
