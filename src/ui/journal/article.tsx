import { Link } from 'react-router-dom';
import type { ArticleTeaser } from '#src/domain/journal/journal-content';
import type { ArticleContent } from '#src/domain/page/page-content';
import { PageBlocks } from '#src/ui/blocks/page-blocks';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { ArticleByline, ArticleTags } from '#src/ui/journal/shared/article-facts';
import { journalMessages } from '#src/ui/journal/shared/journal-messages';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs';
import { LinkButton } from '#src/ui/kit/button';
import { CardTitle } from '#src/ui/kit/card-title';
import { formatDay } from '#src/ui/kit/day-messages';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { Section } from '#src/ui/kit/section';
import { ProductShelf } from '#src/ui/shelf/shelf-card';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import styles from './article.module.css';

/** Shows an article of the journal, with the products that it is about (spec §2 /en-US/blog/{slug}). */
export function ArticlePage({ content }: PageProps<ArticleContent>) {
  const { related, authorNote } = content;
  return (
    <div className={styles.page}>
      <article className="container">
        <Breadcrumbs
          label={contentMessages.breadcrumbs}
          items={[
            { label: contentMessages.home, to: '/' },
            { label: journalMessages.journal, to: '/blog/' },
            { label: content.title },
          ]}
        />
        <Header content={content} />
        <div className={styles.body}>
          <Prose blocks={content.body} />
          {authorNote !== undefined && (
            <aside className={styles.author} aria-label={journalMessages.aboutAuthor}>
              <p>{authorNote}</p>
            </aside>
          )}
        </div>
      </article>
      <PageBlocks blocks={content.blocks} />
      <div className="lazy-layout">
        {related.length > 0 && (
          <Section id="related" title={journalMessages.related} className={`container ${styles.related}`}>
            <ProductShelf label={journalMessages.related} products={related} />
          </Section>
        )}
        {content.readOn.length > 0 && <ReadOn articles={content.readOn} />}
      </div>
      <Neighbors content={content} />
    </div>
  );
}

function Header({ content }: { readonly content: ArticleContent }) {
  const { title, picture, updated, tags } = content;
  return (
    <header className={styles.head}>
      <div className="stack">
        <h1 className={styles.title}>{title}</h1>
        <ArticleByline article={content}>
          {updated !== undefined && (
            <span>
              {journalMessages.updated} <time dateTime={updated}>{formatDay(updated)}</time>
            </span>
          )}
        </ArticleByline>
        <ArticleTags tags={tags} />
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture {...asPictureSource(picture)} alt={picture.alt} eager />
        </div>
      )}
    </header>
  );
}

function ReadOn({ articles }: { readonly articles: readonly ArticleTeaser[] }) {
  return (
    <Section id="read-on" title={journalMessages.readOn} className={`container ${styles.related}`}>
      <ul className={`grid fit gap-6 row-gap-8 ${styles.teasers}`} role="list">
        {articles.map(({ path, title, readingMinutes, picture }) => (
          <li key={path} className="linked-card">
            {picture && <Picture {...asPictureSource(picture)} alt="" />}
            <CardTitle level={3} to={path} title={title} />
            <p className="note">{journalMessages.readingTime(readingMinutes)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Neighbors({ content: { previous, next } }: { readonly content: ArticleContent }) {
  return (
    <div className="container">
      <nav className={`stack gap-6 start ${styles.neighbors}`} aria-label={journalMessages.neighbors}>
        {previous && (
          <p>
            <span className="note">{journalMessages.previous}</span>
            <Link to={previous.path} rel="prev">
              {previous.title}
            </Link>
          </p>
        )}
        {next && (
          <p className={styles.next}>
            <span className="note">{journalMessages.next}</span>
            <Link to={next.path} rel="next">
              {next.title}
            </Link>
          </p>
        )}
        <LinkButton variant="secondary" to="/blog/">
          {journalMessages.everything}
        </LinkButton>
      </nav>
    </div>
  );
}

export const page = definePage<ArticleContent>({ View: ArticlePage, head: contentHead });
