import { Link } from 'react-router-dom';
import type { MakerAward, MakerLink } from '#src/domain/catalogue/catalogue-content';
import type { MakerContent } from '#src/domain/page/page-content';
import { PageBlocks } from '#src/ui/blocks/page-blocks';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs';
import { EmptyState } from '#src/ui/kit/empty-state';
import { Paragraphs } from '#src/ui/kit/lists';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { StarRating } from '#src/ui/kit/star-rating';
import { ProductShelf } from '#src/ui/shelf/shelf-card';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import { makerMessages } from './maker-messages';
import styles from './maker.module.css';

/** Shows a maker: place, story, wines, and links (spec §2 /en-US/links/{name}, maker links). */
export function MakerPage({ content }: PageProps<MakerContent>) {
  const { maker, story, facts, awards, links, products, blocks, reviewStats } = content;
  return (
    <>
      <header className={styles.band}>
        <div className="container">
          <Breadcrumbs
            label={contentMessages.breadcrumbs}
            items={[
              { label: contentMessages.home, to: '/' },
              { label: maker.name, translate: 'no' },
            ]}
          />
          <div className={styles.hero}>
            {maker.picture && (
              <div className={styles.picture}>
                <Picture {...asPictureSource(maker.picture)} alt={maker.picture.alt} eager />
              </div>
            )}
            <div className="stack start">
              <p className="note">{maker.place}</p>
              <h1 className={styles.name}>{maker.name}</h1>
              {reviewStats.count > 0 && (
                <StarRating score={reviewStats.score}>
                  {contentMessages.score(reviewStats.score, reviewStats.count)}
                </StarRating>
              )}
              <div className={`stack ${styles.story}`}>
                <Paragraphs texts={story} />
              </div>
              {facts.length > 0 && (
                <dl className={`cluster gap-10 row-gap-4 top ${styles.facts}`} aria-label={makerMessages.facts}>
                  {facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt className="note">{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </div>
        </div>
      </header>
      <section className="container section">
        {products.length > 0 ? (
          <>
            <h2 className={styles.title}>{makerMessages.wines(maker.name)}</h2>
            <ProductShelf label={makerMessages.wines(maker.name)} products={products} />
          </>
        ) : (
          <EmptyState {...makerMessages.noWines} action={makerMessages.allWines} to="/shop/?family=wine" />
        )}
      </section>
      {awards.length > 0 && <Awards awards={awards} />}
      <PageBlocks blocks={blocks} />
      {links.length > 0 && <MakerLinks links={links} />}
    </>
  );
}

function Awards({ awards }: { readonly awards: readonly MakerAward[] }) {
  return (
    <section className={`container page ${styles.awards}`}>
      <h2 className={styles.title}>{makerMessages.awards}</h2>
      <ul role="list">
        {awards.map(({ wine, award }) => (
          <li key={wine.slug}>
            <Link to={`/products/${wine.slug}/`}>{wine.name}</Link> <span>{award}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MakerLinks({ links }: { readonly links: readonly MakerLink[] }) {
  return (
    <section className={`container page ${styles.links}`}>
      <h2 className={styles.title}>{makerMessages.links}</h2>
      <ul role="list">
        {links.map(({ label, to }) => (
          <li key={to}>
            {to.startsWith('/') ? (
              <Link to={to}>{label}</Link>
            ) : (
              <a href={to} rel="noopener">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const page = definePage<MakerContent>({ View: MakerPage, head: contentHead });
