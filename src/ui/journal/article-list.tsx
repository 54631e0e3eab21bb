import { Link, useSearchParams } from 'react-router-dom';
import { type ArticlePage, pageOfArticles } from '#src/domain/journal/journal';
import type { ArticleListContent, ArticleSummary } from '#src/domain/journal/journal-content';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { ArticleByline, ArticleTags, journalFeed } from '#src/ui/journal/shared/article-facts';
import { journalMessages } from '#src/ui/journal/shared/journal-messages';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs';
import { CardTitle } from '#src/ui/kit/card-title';
import { Chip } from '#src/ui/kit/chip';
import { EmptyState } from '#src/ui/kit/empty-state';
import { PageLinks } from '#src/ui/kit/page-links';
import { pageAddress, pagePart, readPageNumber } from '#src/ui/kit/page-number';
import { PageTitle } from '#src/ui/kit/page-title';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { contentHead, partHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import { useSite } from '#src/ui/shell/site-identity';
import styles from './article-list.module.css';

/** The journal, or its articles with one tag, newest first; the page is in the address (spec §2 blog). */
export function ArticleListPage({ content }: PageProps<ArticleListContent>) {
  const { site } = useSite();
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const list = pageOfArticles(content.articles, page);
  return (
    <div className="container page">
      {content.tag && (
        <Breadcrumbs
          label={contentMessages.breadcrumbs}
          items={[
            { label: contentMessages.home, to: '/' },
            { label: journalMessages.journal, to: '/blog/' },
            { label: content.tag.name },
          ]}
        />
      )}
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <TagChips content={content} />
      {list.shown.length > 0 ? (
        <Articles content={content} list={list} page={page} />
      ) : (
        <PastEnd content={content} page={page} pages={list.pages} />
      )}
      <p className={styles.feed}>
        <a href={site.prefix + journalFeed.path} type="application/atom+xml">
          {journalMessages.feed}
        </a>
      </p>
    </div>
  );
}

function TagChips({ content: { tag, tags } }: { readonly content: ArticleListContent }) {
  if (tags.length === 0) return null;
  return (
    <nav className={`cluster gap-2 ${styles.chips}`} aria-label={journalMessages.tagFilter}>
      <Chip on={tag === undefined} to="/blog/">
        {journalMessages.all}
      </Chip>
      {tags.map(({ path, name, count }) => (
        <Chip key={path} on={path === tag?.path} to={path} count={count}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}

interface ArticlesProps {
  readonly content: ArticleListContent;
  readonly list: ArticlePage;
  readonly page: number;
}

function Articles({ content: { path, articles }, list: { shown, hidden, pages }, page }: ArticlesProps) {
  // The link that was followed has disappeared.
  const count = useFocusOnChange<HTMLParagraphElement>(page);
  return (
    <>
      <p ref={count} className={`note ${styles.count}`} tabIndex={-1}>
        {pages === 1
          ? journalMessages.count(articles.length)
          : journalMessages.countOnPage(articles.length, page, pages)}
      </p>
      <ul className={`grid fit gap-6 row-gap-10 ${styles.list}`} role="list" aria-label={journalMessages.articles}>
        {shown.map((article, index) => (
          <Card key={article.path} article={article} eager={index === 0} />
        ))}
      </ul>
      <PageLinks
        messages={journalMessages.pages}
        page={page}
        pages={pages}
        addressOf={(number) => pageAddress(path, number)}
      />
      {hidden.length > 0 && (
        <noscript>
          <ul>
            {hidden.map((article) => (
              <li key={article.path}>
                <Link to={article.path}>{article.title}</Link>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </>
  );
}

function Card({ article, eager }: { readonly article: ArticleSummary; readonly eager: boolean }) {
  return (
    <li className={`linked-card ${styles.card}`}>
      {article.picture && <Picture {...asPictureSource(article.picture)} alt="" eager={eager} />}
      <div className={`stack gap-2 ${styles.text}`}>
        <CardTitle level={2} to={article.path} title={article.title} />
        <p>{article.description}</p>
        <ArticleByline article={article} />
        <div className={styles.tags}>
          <ArticleTags tags={article.tags} />
        </div>
      </div>
    </li>
  );
}

function PastEnd({ content: { path }, page, pages }: Omit<ArticlesProps, 'list'> & { readonly pages: number }) {
  const { title, text, action } = journalMessages.pastEnd;
  return <EmptyState title={title(page)} text={text(pages)} action={action} to={path} />;
}

export const page = definePage<ArticleListContent>({
  View: ArticleListPage,
  head: (content, { search }) => partHead(contentHead(content), pagePart(search)),
});
