import { Link } from 'react-router-dom';
import type { Maker } from '#src/domain/catalogue/catalogue-content';
import type { ProductContent } from '#src/domain/page/page-content';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { TextList } from '#src/ui/kit/lists';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { StarRating } from '#src/ui/kit/star-rating';
import { FoldedReviews } from '#src/ui/reviews/shared/review-list';
import styles from './product-details.module.css';

const shownAtOnce = 3;

export function ProductDetails({ content }: { readonly content: ProductContent }) {
  const { tastingNotes, details, facts, pairings, product } = content;
  return (
    <section className={`container stack gap-12 ${styles.details}`} style={tintStyle(product.tint)}>
      <div className={`stack ${styles.story}`}>
        {tastingNotes.length > 0 && (
          <div>
            <h2 className={styles.label}>{productMessages.tastesOf}</h2>
            <TextList items={tastingNotes} className={styles.notes} />
          </div>
        )}
        {details.length > 0 && (
          <div>
            <h2 className={styles.label}>{productMessages.details}</h2>
            <TextList items={details} className={styles.points} />
          </div>
        )}
        <div className={`stack gap-5 ${styles.text}`}>
          <p>{content.text}</p>
          {pairings.length > 0 && (
            <div>
              <h2 className={styles.label}>{productMessages.goesWith}</h2>
              <TextList items={pairings} />
            </div>
          )}
        </div>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts} aria-label={productMessages.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className="note">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

export function MakerStory({ maker }: { readonly maker: Maker }) {
  return (
    <section className={styles.band}>
      <div className={`container ${styles.maker}`}>
        {maker.picture && (
          <div className={styles.picture}>
            <Picture {...asPictureSource(maker.picture)} alt={maker.picture.alt} />
          </div>
        )}
        <div className="stack gap-3">
          <p className="note">{productMessages.madeBy}</p>
          <h2 className={styles.makerName}>{maker.name}</h2>
          <p className="note">{maker.place}</p>
          <p className={styles.makerStory}>{maker.story}</p>
          <Link className={styles.makerLink} to={`/links/${maker.slug}/`}>
            {productMessages.aboutMaker(maker.name)}
          </Link>
        </div>
      </div>
    </section>
  );
}

export function ProductReviews({
  reviews,
  stats,
}: {
  readonly reviews: readonly Review[];
  readonly stats: ReviewStats;
}) {
  const entries = reviews.map((review) => ({ review }));
  return (
    <section className="container stack gap-6 page" id="reviews">
      <header className="cluster gap-6 row-gap-2 baseline between">
        <h2>{productMessages.reviews}</h2>
        <StarRating score={stats.score}>{contentMessages.score(stats.score, stats.count)}</StarRating>
      </header>
      <FoldedReviews reviews={entries} first={shownAtOnce} headingLevel={3} />
    </section>
  );
}

export function FirstReview({ sku }: { readonly sku: string }) {
  const { title, text, action } = productMessages.firstReview;
  return (
    <section className="container stack gap-6 page" id="reviews">
      <h2>{title}</h2>
      <p>
        {text} <Link to={`/account/reviews/${encodeURIComponent(sku)}/`}>{action}</Link>
      </p>
    </section>
  );
}
