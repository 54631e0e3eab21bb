import { Link } from 'react-router-dom';
import type { HomeContent } from '#src/domain/content/page-content';
import { classNames, LinkButton } from '#src/ui/components/button';
import { asPictureSource, Picture, tintStyle } from '#src/ui/components/picture';
import styles from './hero.module.css';

const cansShown = 3;

/** What one sees first: the promise, set as large as it goes, and cans in arches of their own colors. */
export function Hero({ hero }: { readonly hero: HomeContent['hero'] }) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.stage}`}>
        <div className={styles.words}>
          <h1 className={styles.headline}>
            {sentences(hero.headline).map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className={styles.text}>{hero.text}</p>
          <LinkButton to={hero.action.to}>{hero.action.label}</LinkButton>
        </div>
        <ul className={styles.cans} role="list">
          {hero.products.slice(0, cansShown).map((product) => (
            <li key={product.sku} className={styles.place}>
              <Link
                to={`/products/${product.slug}/`}
                aria-label={product.name}
                className={classNames(styles.arch, product.family === 'wine' && styles.single)}
                style={tintStyle(product.tint)}
              >
                <Picture {...asPictureSource(product.picture)} alt="" eager />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** The sentences of a short text, each to be set on a line or in a column of its own. */
export function sentences(text: string): readonly string[] {
  return text.split(sentenceEnd);
}
