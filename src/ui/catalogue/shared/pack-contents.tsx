import type { BoxedProduct } from '#src/domain/club/club-content';
import type { ProductContent } from '#src/domain/page/page-content';
import { CardTitle } from '#src/ui/kit/card-title';
import { tintStyle, TintedPicture } from '#src/ui/kit/picture';
import { productMessages } from './product-messages';
import styles from './pack-contents.module.css';

export function PackContents({ contents }: { readonly contents: ProductContent['contents'] }) {
  return (
    <section className="container stack gap-6 page">
      <h2>{productMessages.inside}</h2>
      <BoxedCans cans={contents} />
    </section>
  );
}

export function BoxedCans({ cans }: { readonly cans: readonly BoxedProduct[] }) {
  return (
    <ul className={`grid gap-6 row-gap-3 ${styles.list}`} role="list">
      {cans.map(({ quantity, product }) => (
        <li key={product.sku} className={`linked-card ${styles.part}`} style={tintStyle(product.tint)}>
          <TintedPicture className={styles.picture} picture={product.picture} />
          <div>
            <p className={styles.quantity}>{productMessages.times(quantity)}</p>
            <CardTitle
              level={3}
              to={`/products/${product.slug}/`}
              title={product.name}
              className={styles.name}
              translate="no"
            />
            <p className="note">{product.tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
