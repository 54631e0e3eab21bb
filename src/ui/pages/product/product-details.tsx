import type { ProductContent } from '#src/domain/content/page-content';
import { tintStyle } from '#src/ui/components/tint';
import { productMessages } from '#src/ui/messages/product-messages';
import styles from './product-details.module.css';

/** What there is to read about a product: its taste in large letters, its story, and the facts. */
export function ProductDetails({ content }: { readonly content: ProductContent }) {
  const { tastingNotes, details, facts, pairing, product } = content;
  return (
    <section className={`container ${styles.details}`} style={tintStyle(product.tint)}>
      <div className={styles.story}>
        {tastingNotes.length > 0 && (
          <div>
            <h2 className={styles.label}>{productMessages.tastesOf}</h2>
            <ul className={styles.notes} role="list">
              {tastingNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
        {details.length > 0 && (
          <div>
            <h2 className={styles.label}>{productMessages.details}</h2>
            <ul className={styles.points} role="list">
              {details.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.text}>
          <p>{content.text}</p>
          {pairing !== undefined && (
            <p className={styles.pairing}>
              <span className="note">{productMessages.goesWith}</span> {pairing}
            </p>
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
