import { Link } from 'react-router-dom';
import type { ArticleListContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage, type PageProps } from '#src/ui/app/page-route';
import { PageTitle } from '#src/ui/components/page-title';
import { asPictureSource, Picture } from '#src/ui/components/picture';
import { formatDay } from '#src/ui/messages/content-messages';
import styles from './article-list.module.css';
import cards from '#src/ui/components/card-link.module.css';

/** The journal: every article, newest first; the newest is the cover story. */
export function ArticleListPage({ content }: PageProps<ArticleListContent>) {
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <ul className={styles.list} role="list">
        {content.articles.map((article, index) => (
          <li key={article.path} className={`${styles.card} ${cards.card}`}>
            {article.picture && <Picture {...asPictureSource(article.picture)} alt="" eager={index === 0} />}
            <div className={styles.text}>
              <h2>
                <Link className={cards.link} to={article.path}>
                  {article.title}
                </Link>
              </h2>
              <p>{article.description}</p>
              <p className="note">
                <time dateTime={article.date.slice(0, 10)}>{formatDay(article.date)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const page = definePage<ArticleListContent>({ View: ArticleListPage, head: contentHead });
