import type { ArticleSummary, ArticleTag } from '#src/domain/journal/journal-content';
import { formatDay } from '#src/ui/kit/day-messages';
import type { Elements } from '#src/ui/kit/elements';
import { LinkList } from '#src/ui/kit/lists';
import { journalMessages } from './journal-messages';
import styles from './article-facts.module.css';

export function ArticleByline({
  article: { author, date, readingMinutes },
  children,
}: {
  readonly article: Pick<ArticleSummary, 'author' | 'date' | 'readingMinutes'>;
  readonly children?: Elements;
}) {
  return (
    <p className={`note cluster gap-2 row-gap-0 ${styles.byline}`}>
      <span>{journalMessages.by(author)}</span>
      <time dateTime={date}>{formatDay(date)}</time>
      {children}
      <span>{journalMessages.readingTime(readingMinutes)}</span>
    </p>
  );
}

export function ArticleTags({ tags }: { readonly tags: readonly ArticleTag[] }) {
  if (tags.length === 0) return null;
  return (
    <LinkList
      links={tags.map(({ path, name }) => ({ to: path, label: name }))}
      label={journalMessages.tags}
      className={`cluster gap-5 row-gap-0 ${styles.tags}`}
    />
  );
}

export const journalFeed = { path: '/blog/feed.xml', title: journalMessages.journal } as const;
