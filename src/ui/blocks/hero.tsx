import { Link } from 'react-router-dom';
import type { Picture as PictureContent, Product } from '#src/domain/catalogue/product';
import { classNames, LinkButton } from '#src/ui/kit/button';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import styles from './hero.module.css';

const cansShown = 3;

export interface HeroProps {
  readonly headline: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly to: string } | undefined;
  readonly picture?: PictureContent | undefined;
  /** Shown where there is no picture. */
  readonly products: readonly Product[];
  /** 1 where the headline is the title of the page. */
  readonly headingLevel: 1 | 2;
}

/** Without a picture, shows cans in arches of their own colors. */
export function Hero({ headline, text, action, picture, products, headingLevel }: HeroProps) {
  const Heading = `h${headingLevel}` as const;
  const eager = headingLevel === 1;
  return (
    <section className={styles.hero}>
      <div className={`container stack gap-8 ${styles.stage}`}>
        <div className={`stack gap-5 start ${styles.words}`}>
          <Heading className={styles.headline}>
            {sentences(headline).map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {`${sentence} `}
              </span>
            ))}
          </Heading>
          <p className={styles.text}>{text}</p>
          {action && <LinkButton to={action.to}>{action.label}</LinkButton>}
        </div>
        {picture ? (
          <div className={styles.picture}>
            <Picture {...asPictureSource(picture)} alt={picture.alt} eager={eager} />
          </div>
        ) : (
          <Cans products={products} eager={eager} />
        )}
      </div>
    </section>
  );
}

function Cans({ products, eager }: Pick<HeroProps, 'products'> & { readonly eager: boolean }) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.cans} role="list">
      {products.slice(0, cansShown).map((product) => (
        <li key={product.sku} className={styles.place}>
          <Link
            to={`/products/${product.slug}/`}
            aria-label={product.name}
            className={classNames(styles.arch, product.family === 'wine' && styles.single)}
            style={tintStyle(product.tint)}
          >
            <Picture {...asPictureSource(product.picture)} alt="" eager={eager} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Between two sentences. Lookbehind, `(?<=…)`, is an error that stops the whole script in slightly older browsers. */
const gap = /([.!?])\s+(?=\p{Lu})/gu;

/** Each sentence gets a line or a column of its own. */
export function sentences(text: string): readonly string[] {
  return text.replace(gap, '$1\0').split('\0');
}
