import type { Picture } from '#src/domain/catalogue/product';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Day } from '#src/domain/interval/calendar-day';

/** A subject of the journal. */
export interface ArticleTag {
  /** Of the list of its articles. */
  readonly path: string;
  readonly name: string;
}

/** An article in a list. */
export interface ArticleSummary {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: Day;
  readonly author: string;
  readonly readingMinutes: number;
  readonly tags: readonly ArticleTag[];
  readonly picture?: Picture;
}

/** An article in the list of those to read next. */
export type ArticleTeaser = Pick<ArticleSummary, 'path' | 'title' | 'readingMinutes' | 'picture'>;

export type ArticleLink = Pick<ArticleSummary, 'path' | 'title'>;

/** All articles, or those with one tag. */
export interface ArticleListContent extends PageMeta {
  readonly kind: 'article-list';
  /** Absent in the list of all. */
  readonly tag?: ArticleTag;
  /** Every tag of the journal by name, with how many articles have it. */
  readonly tags: readonly (ArticleTag & { readonly count: number })[];
  /** Newest first. */
  readonly articles: readonly ArticleSummary[];
}
