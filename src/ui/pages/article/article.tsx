import type { ArticleContent } from '../../../domain/content/page-content';
import type { PageProps } from '../../app/page-route';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { LinkButton } from '../../components/link-button';
import { Picture } from '../../components/picture';
import { asPictureSource } from '../../components/picture-source';
import { Prose } from '../../components/prose';
import { ProseBlocks } from '../../components/prose-blocks';
import { contentWords, formatDay } from '../../text/content-words';
import styles from './article.module.css';

/** One article of the journal (spec §2 /blog/{slug}). */
export function ArticlePage({ content }: PageProps<ArticleContent>) {
  return (
    <article className={`container ${styles.article}`}>
      <Breadcrumbs
        label={contentWords.breadcrumbs}
        items={[
          { label: contentWords.home, to: '/' },
          { label: contentWords.journal, to: '/blog/' },
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
            {contentWords.moreArticles}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
