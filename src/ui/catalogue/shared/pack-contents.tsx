import { Link } from 'react-router-dom';
import type { ProductContent } from '#src/domain/catalogue/catalogue-content';
import type { BoxedProduct } from '#src/domain/club/club-content';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { productMessages } from './product-messages';
import styles from '#src/ui/catalogue/pack-contents.module.css';

export function PackContents({ contents }: { readonly contents: ProductContent['contents'] }) {
  return (
    <section className="container stack gap-6 page">
      <h2>{productMessages.inside}</h2>
      <BoxedCans cans={contents} />
    </section>
  );
}

/** Shows the cans of a pack or a box: each small, on its ground, with its quantity. */
export function BoxedCans({ cans }: { readonly cans: readonly BoxedProduct[] }) {
  return (
    <ul className={`grid gap-6 row-gap-3 ${styles.list}`} role="list">
      {cans.map(({ quantity, product }) => (
        <li key={product.sku} className={`linked-card ${styles.part}`} style={tintStyle(product.tint)}>
          <div className={styles.picture}>
            <Picture {...asPictureSource(product.picture)} alt="" />
          </div>
          <div>
            <p className={styles.quantity}>{productMessages.times(quantity)}</p>
            <h3 className={styles.name}>
              <Link className="card-link" to={`/products/${product.slug}/`}>
                {product.name}
              </Link>
            </h3>
            <p className="note">{product.tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
