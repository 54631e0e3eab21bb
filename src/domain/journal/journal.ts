import type { Prose } from '#src/domain/content/prose';
import { proseText } from '#src/domain/content/prose';
import type { ArticleSummary, ArticleTag } from './journal-content';

const wordsPerMinute = 220;

/** The reading time of a text in whole minutes, at least one (spec §2 /en-US/blog/{slug}). */
export function readingMinutes(prose: Prose): number {
  const wordCount = proseText(prose).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(wordCount / wordsPerMinute));
}

/** Newest first. Articles of one day have a fixed order, so that every build lists them alike. */
export function newestArticlesFirst<A extends Pick<ArticleSummary, 'date' | 'path'>>(
  articles: readonly A[],
): readonly A[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
}

/** The tags of these articles by name, each with how many articles have it. */
export function countedTags(
  articles: readonly Pick<ArticleSummary, 'tags'>[],
): readonly (ArticleTag & { readonly count: number })[] {
  const counted = new Map<string, ArticleTag & { readonly count: number }>();
  for (const tag of articles.flatMap(({ tags }) => tags))
    counted.set(tag.path, { ...tag, count: (counted.get(tag.path)?.count ?? 0) + 1 });
  return [...counted.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the articles before and after an article in a list. */
export function neighborsOf<A extends Pick<ArticleSummary, 'path'>>(
  articles: readonly A[],
  path: string,
): { readonly previous?: A; readonly next?: A } {
  const at = articles.findIndex((article) => article.path === path);
  const [previous, next] = at === -1 ? [undefined, undefined] : [articles[at - 1], articles[at + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The number of articles to read next. */
const articlesToReadOn = 3;

/**
 * Finds the articles to read next: those that the editor chose, by path, then those that share the most tags. Among equals
 * the next older article comes first, and after the oldest the newest, so that the links lead through the whole journal.
 */
export function articlesToRead<A extends Pick<ArticleSummary, 'path' | 'tags'>>(
  articles: readonly A[],
  path: string,
  chosen: readonly string[],
): readonly A[] {
  const at = articles.findIndex((article) => article.path === path);
  const following = [...articles.slice(at + 1), ...articles.slice(0, Math.max(0, at))];
  const own = new Set(articles[at]?.tags.map((tag) => tag.path));
  const shared = (article: A) => article.tags.filter((tag) => own.has(tag.path)).length;
  const byTag = following.filter((article) => shared(article) > 0 && !chosen.includes(article.path));
  return [
    ...chosen.flatMap((wanted) => following.find((article) => article.path === wanted) ?? []),
    ...byTag.sort((one, other) => shared(other) - shared(one)),
  ].slice(0, articlesToReadOn);
}

/** Articles on one page of a list: a cover story and three rows of three. */
export const articlesPerPage = 10;

export interface ArticlePage {
  /** Empty past the end. */
  readonly shown: readonly ArticleSummary[];
  /** On other pages. */
  readonly hidden: readonly ArticleSummary[];
  readonly pages: number;
}

/** One page of a list, counted from 1. A list without articles has one page. */
export function pageOfArticles(articles: readonly ArticleSummary[], page: number): ArticlePage {
  const start = (page - 1) * articlesPerPage;
  const shown = articles.slice(start, start + articlesPerPage);
  return {
    shown,
    hidden: [...articles.slice(0, start), ...articles.slice(start + articlesPerPage)],
    pages: Math.max(1, Math.ceil(articles.length / articlesPerPage)),
  };
}
