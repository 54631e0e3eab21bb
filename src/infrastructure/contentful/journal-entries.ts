import { log } from '#src/application/calls/log';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Day } from '#src/domain/interval/calendar-day';
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
import { type ContentEntry, validEntries } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { FieldReader } from './field-reader';
import { takenBy } from './page-addresses';
import { type BlockSources, pageBlocksOf } from './page-blocks';
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

export function articlePath(slug: string): string {
  return `/blog/${slug}/`;
}

function tagPath(slug: string): string {
  return `/blog/tag/${slug}/`;
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
      if (owner) new FieldReader(entry).reject('slug', takenBy(article.content.path, owner));
      owners.set(article.content.path, entry);
      return article;
    },
    ({ fields: { slug } }, error) => {
      if (typeof slug === 'string') broken.set(slug, error);
    },
  );
  const byPath = new Map(articles.map((article) => [article.content.path, article]));
  const sorted = newestArticlesFirst(articles.map(({ content }) => content));
  return { articles: sorted.flatMap(({ path }) => byPath.get(path) ?? []), broken };
}

/** Throws `wrong_shape` when a field is missing or malformed. An article without a sound picture goes without one. */
export function articleOf(entry: ContentEntry): ArticleEntry {
  const fields = new FieldReader(entry);
  const title = fields.text('title');
  const headingIds: HeadingIds = new Map();
  const body = fields.prose('body', headingIds);
  const tags = fields.linkedEntries('tags').map(tagOf);
  const relatedSkus = fields.optionalTexts('relatedSkus');
  const chosenArticles = fields.optionalTexts('relatedArticles').map(articlePath);
  refuseRepeats(
    fields,
    'tags',
    tags.map(({ path }) => path),
  );
  refuseRepeats(fields, 'relatedSkus', relatedSkus);
  refuseRepeats(fields, 'relatedArticles', chosenArticles);
  const picture = fields.pictureOrNone('image', title);
  return {
    content: {
      kind: 'article',
      path: articlePath(fields.slug('slug')),
      title,
      description: fields.text('metaDescription'),
      noindex: false,
      date: fields.day('date'),
      ...updatedOf(fields),
      author: fields.text('author'),
      ...(fields.has('authorNote') && { authorNote: fields.text('authorNote') }),
      ...(picture && { picture }),
      tags: tags.map(({ path, name }) => ({ path, name })),
      readingMinutes: readingMinutes(body),
      body,
    },
    source: entry,
    headingIds,
    tags,
    relatedSkus,
    chosenArticles,
  };
}

function updatedOf(fields: FieldReader): { readonly updated?: Day } {
  if (!fields.has('updated')) return {};
  const updated = fields.day('updated');
  return updated < fields.day('date') ? fields.reject('updated', 'is before the date of the article') : { updated };
}

function refuseRepeats(fields: FieldReader, id: string, values: readonly string[]): void {
  const repeated = values.findIndex((value, index) => values.indexOf(value) !== index);
  if (repeated !== -1) fields.reject(`${id}[${repeated}]`, 'is in the list already');
}

function tagOf(entry: ContentEntry): TagEntry {
  const fields = new FieldReader(entry);
  return {
    path: tagPath(fields.slug('slug')),
    name: fields.text('name'),
    title: fields.text('title'),
    description: fields.text('metaDescription'),
  };
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
