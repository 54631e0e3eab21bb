import type { ArticleContent, ArticleListContent } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './read-fields';

export function articlePath(slug: string): string {
  return `/blog/${slug}/`;
}

/** An article of the blog. Throws `wrong_shape` when a field is missing or malformed. */
export function articleOf(entry: ContentEntry): ArticleContent {
  const fields = new FieldReader(entry);
  const title = fields.text('title');
  return {
    kind: 'article',
    path: articlePath(fields.slug('slug')),
    title,
    description: fields.text('metaDescription'),
    noindex: false,
    date: fields.day('date'),
    author: fields.text('author'),
    picture: fields.picture('image', title),
    body: fields.prose('body'),
  };
}

/** What a list says of its articles, newest first. */
export function articleSummaries(articles: readonly ArticleContent[]): ArticleListContent['articles'] {
  return [...articles]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ path, title, description, date, picture }) => ({
      path,
      title,
      description,
      date,
      ...(picture && { picture }),
    }));
}
