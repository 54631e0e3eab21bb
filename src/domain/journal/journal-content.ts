import type { Picture, Product } from '#src/domain/catalogue/product';
import type { PageBlock } from '#src/domain/content/page-block';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Prose } from '#src/domain/content/prose';

export interface ArticleTag {
  /** Of the list of its articles. */
  readonly path: string;
  readonly name: string;
}

export interface ArticleSummary {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly author: string;
  readonly readingMinutes: number;
  readonly tags: readonly ArticleTag[];
  readonly picture?: Picture;
}

export interface ArticleContent extends PageMeta, ArticleSummary {
  readonly kind: 'article';
  /** The last important change. */
  readonly updated?: string;
  readonly authorNote?: string;
  readonly body: Prose;
  /** Between the text and the products. */
  readonly blocks: readonly PageBlock[];
  /** In the editor's order. */
  readonly related: readonly Product[];
  /** The articles to read next. */
  readonly readOn: readonly ArticleTeaser[];
  /** The journal is newest first. */
  readonly previous?: ArticleLink;
  readonly next?: ArticleLink;
}

export type ArticleTeaser = Pick<ArticleSummary, 'path' | 'title' | 'readingMinutes' | 'picture'>;

export type ArticleLink = Pick<ArticleSummary, 'path' | 'title'>;

export interface ArticleListContent extends PageMeta {
  readonly kind: 'article-list';
  /** Absent in the list of all. */
  readonly tag?: ArticleTag;
  /** All tags of the journal, by name. */
  readonly tags: readonly (ArticleTag & { readonly count: number })[];
  /** Newest first. */
  readonly articles: readonly ArticleSummary[];
}
