import { Link } from 'react-router-dom';
import type { ProductContent } from '../../../domain/content/page-content';
import { productWords } from '../../text/product-words';
import { ReviewList } from '../reviews/review-list';
import styles from './product.module.css';

/** What there is to read about a product: taste, facts, contents, maker, reviews. */
export function ProductDetails({ content }: { readonly content: ProductContent }) {
  return (
    <>
      <div className={`${styles.details} section`}>
        {content.tastingNotes.length > 0 && (
          <section className="stack">
            <h2>{productWords.tastesOf}</h2>
            <ul className={styles.notes} role="list">
              {content.tastingNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            {content.pairing !== undefined && (
              <>
                <h3>{productWords.goesWith}</h3>
                <p>{content.pairing}</p>
              </>
            )}
          </section>
        )}
        {content.contents.length > 0 && (
          <section className="stack">
            <h2>{productWords.inside}</h2>
            <ul role="list">
              {content.contents.map(({ quantity, product }) => (
                <li key={product.sku}>
                  {quantity} × <Link to={`/products/${product.slug}/`}>{product.name}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {content.facts.length > 0 && (
          <section className="stack">
            <h2>{productWords.facts}</h2>
            <dl className={styles.facts}>
              {content.facts.map(({ label, value }) => (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {content.maker && (
          <section className="stack">
            <h2>{productWords.madeBy}</h2>
            <h3>{content.maker.name}</h3>
            <p>{content.maker.place}</p>
            <p>{content.maker.story}</p>
          </section>
        )}
      </div>
      {content.reviews.length > 0 && (
        <section className="stack">
          <h2>{productWords.reviews}</h2>
          <ReviewList reviews={content.reviews.map((review) => ({ review }))} headingLevel={3} />
        </section>
      )}
    </>
  );
}
