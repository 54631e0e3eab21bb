import type { ArticleContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage, type PageProps } from '#src/ui/app/page-route';
import { Breadcrumbs } from '#src/ui/components/breadcrumbs';
import { LinkButton } from '#src/ui/components/button';
import { asPictureSource, Picture } from '#src/ui/components/picture';
import { Prose, ProseBlocks } from '#src/ui/components/prose-blocks';
import { contentMessages, formatDay } from '#src/ui/messages/content-messages';
import styles from './article.module.css';

/** One article of the journal (spec §2 /blog/{slug}). */
export function ArticlePage({ content }: PageProps<ArticleContent>) {
  return (
    <article className={`container ${styles.article}`}>
      <Breadcrumbs
        label={contentMessages.breadcrumbs}
        items={[
          { label: contentMessages.home, to: '/' },
          { label: contentMessages.journal, to: '/blog/' },
          { label: content.title },
        ]}
      />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{content.title}</h1>
          <p className="note">
            {content.author}, <time dateTime={content.date.slice(0, 10)}>{formatDay(content.date)}</time>
          </p>
        </div>
        {content.picture && (
          <div className={styles.picture}>
            <Picture {...asPictureSource(content.picture)} alt={content.picture.alt} eager />
          </div>
        )}
      </header>
      <div className={styles.body}>
        <Prose>
          <ProseBlocks blocks={content.body} />
        </Prose>
        <div className={styles.more}>
          <LinkButton variant="secondary" to="/blog/">
            {contentMessages.moreArticles}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

export const page = definePage<ArticleContent>({
  View: ArticlePage,
  head: contentHead,
});
