import { log } from '#src/application/calls/log';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { PageMeta } from '#src/domain/content/page-meta';
import {
  articlesToRead,
  countedTags,
  neighborsOf,
  newestArticlesFirst,
  readingMinutes,
} from '#src/domain/journal/journal';
import type {
  ArticleListContent,
  ArticleSummary,
  ArticleTag,
  ArticleTeaser,
} from '#src/domain/journal/journal-content';
import type { ArticleContent } from '#src/domain/page/page-content';
import { type Check, fields, noneOr } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type ContentEntry, validEntries, wrongShape } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { day, linkedEntry, optionalList, prose, readEntry, refined, slug, text } from './entry-checks';
import { addressOf, takenBy } from './page-addresses';
import { type BlockSources, pageBlocksOf } from './page-blocks';
import { describedAs, optionalPicture } from './picture-checks';
import { productsBySku } from './product-list';
import type { HeadingIds } from './prose-from-markdown';

/** A tag with the words of its list. */
export interface TagEntry extends ArticleTag {
  readonly title: string;
  readonly description: string;
}

/** An article as its entry has it, before it knows its products and its neighbors. */
export interface ArticleEntry {
  readonly content: Omit<ArticleContent, 'blocks' | 'related' | 'readOn' | 'previous' | 'next'>;
  /** Of which the page takes its blocks. */
  readonly source: ContentEntry;
  readonly headingIds: HeadingIds;
  readonly tags: readonly TagEntry[];
  readonly relatedSkus: readonly string[];
  /** The paths of the articles that its editor chose to lead on to. */
  readonly chosenArticles: readonly string[];
}

export interface Journal {
  /** Newest first. */
  readonly articles: readonly ArticleEntry[];
  /** By slug, why an article's page cannot be made. */
  readonly broken: ReadonlyMap<string, GatewayError>;
}

export function articlePath(address: string): string {
  return `/blog/${address}/`;
}

function tagPath(address: string): string {
  return `/blog/tag/${address}/`;
}

/** All articles. Of two with one slug the older entry keeps it; the other is logged and left out. */
export async function loadJournal(entries: EntrySource): Promise<Journal> {
  const broken = new Map<string, GatewayError>();
  const owners = new Map<string, ContentEntry>();
  const articles = validEntries(
    await entries.readAll('article'),
    (entry) => {
      const article = articleOf(entry);
      const owner = owners.get(article.content.path);
      if (owner) throw wrongShape(entry, `slug: ${takenBy(article.content.path, owner)}`);
      owners.set(article.content.path, entry);
      return article;
    },
    (entry, error) => {
      const address = addressOf(entry, 'slug');
      if (address !== undefined) broken.set(address, error);
    },
  );
  const byPath = new Map(articles.map((article) => [article.content.path, article]));
  const sorted = newestArticlesFirst(articles.map(({ content }) => content));
  return { articles: sorted.flatMap(({ path }) => byPath.get(path) ?? []), broken };
}

/** Refuses a list in which two rows have the same key. */
function distinct<T>(check: Check<T>, keyOf: (row: T) => string): Check<readonly T[]> {
  return refined(optionalList(check), (rows, refuse) => {
    const keys = rows.map(keyOf);
    const repeated = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    return repeated === -1 ? rows : refuse('is in the list already', String(repeated));
  });
}

const distinctTexts = distinct(text, (value) => value);

const articleFields = {
  slug,
  title: text,
  metaDescription: text,
  author: text,
  authorNote: noneOr(text),
  image: optionalPicture,
  date: day,
  updated: noneOr(day),
  tags: distinct(linkedEntry, (tag) => addressOf(tag, 'slug') ?? tag.id),
  relatedSkus: distinctTexts,
  relatedArticles: distinctTexts,
};

function articleShape(headingIds: HeadingIds) {
  return refined(fields({ ...articleFields, body: prose(headingIds) }), (article, refuse) =>
    article.updated !== undefined && article.updated < article.date
      ? refuse('is before the date of the article', 'updated')
      : article,
  );
}

/** Throws `wrong_shape` when a field is missing or malformed. An article without a sound picture goes without one. */
export function articleOf(entry: ContentEntry): ArticleEntry {
  const headingIds: HeadingIds = new Map();
  const { title, body, image, ...article } = readEntry(entry, articleShape(headingIds));
  const tags = article.tags.map(tagOf);
  return {
    content: {
      kind: 'article',
      path: articlePath(article.slug),
      title,
      description: article.metaDescription,
      noindex: false,
      date: article.date,
      author: article.author,
      ...omitNullish({ updated: article.updated, authorNote: article.authorNote }),
      ...(image && { picture: describedAs(title, image) }),
      tags: tags.map(({ path, name }) => ({ path, name })),
      readingMinutes: readingMinutes(body),
      body,
    },
    source: entry,
    headingIds,
    tags,
    relatedSkus: article.relatedSkus,
    chosenArticles: article.relatedArticles.map(articlePath),
  };
}

const tagShape = fields({ slug, name: text, title: text, metaDescription: text });

function tagOf(entry: ContentEntry): TagEntry {
  const { slug: address, metaDescription: description, ...tag } = readEntry(entry, tagShape);
  return { path: tagPath(address), ...tag, description };
}

interface Shelf extends BlockSources {
  /** Called for every sku of the article that is not sold. */
  readonly onUnknownSku: (sku: string) => void;
}

/** The page of one article. Rejects with the reason when its entry is broken; undefined when there is none. */
export function articlePageOf(slug: string, { articles, broken }: Journal, shelf: Shelf): ArticleContent | undefined {
  const path = articlePath(slug);
  const found = articles.find(({ content }) => content.path === path);
  if (!found) {
    const problem = broken.get(slug);
    if (problem) throw problem;
    return undefined;
  }
  const all = articles.map(({ content }) => content);
  for (const chosen of found.chosenArticles)
    if (!all.some((article) => article.path === chosen))
      log.warn(`Left out of the article "${slug}": there is no article at ${chosen}`);
  const { previous, next } = neighborsOf(all, path);
  const link = (to: ArticleSummary) => ({ path: to.path, title: to.title });
  return {
    ...found.content,
    blocks: pageBlocksOf(found.source, shelf, new Map(found.headingIds)),
    related: productsBySku(found.relatedSkus, shelf),
    readOn: articlesToRead(all, path, found.chosenArticles).map(teaserOf),
    ...(previous && { previous: link(previous) }),
    ...(next && { next: link(next) }),
  };
}

function teaserOf({ path, title, readingMinutes: minutes, picture }: ArticleSummary): ArticleTeaser {
  return { path, title, readingMinutes: minutes, ...(picture && { picture }) };
}

/** The list of all articles. */
export function articleListOf(meta: PageMeta, { articles }: Journal): ArticleListContent {
  const summaries = articles.map(summaryOf);
  return { kind: 'article-list', ...meta, tags: countedTags(summaries), articles: summaries };
}

/** The list of one tag; undefined when no article has it. */
export function tagPageOf(slug: string, journal: Journal): ArticleListContent | undefined {
  const path = tagPath(slug);
  const tag = journal.articles.flatMap(({ tags }) => tags).find((candidate) => candidate.path === path);
  if (!tag) return undefined;
  const { name, title, description } = tag;
  const all = articleListOf({ path, title, description, noindex: false }, journal);
  return {
    ...all,
    tag: { path, name },
    articles: all.articles.filter(({ tags }) => tags.some((candidate) => candidate.path === path)),
  };
}

/** The paths of the lists of all tags that articles have. */
export function tagPaths({ articles }: Journal): readonly string[] {
  return countedTags(articles.map(({ content }) => content)).map(({ path }) => path);
}

function summaryOf({ content }: ArticleEntry): ArticleSummary {
  const { path, title, description, date, author, readingMinutes: minutes, tags, picture } = content;
  return { path, title, description, date, author, readingMinutes: minutes, tags, ...(picture && { picture }) };
}
