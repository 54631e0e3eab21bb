import type { Product } from '#src/domain/catalogue/product';
import { AddToCartButton } from '#src/ui/cart/shared/add-to-cart-button';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { CardTitle } from '#src/ui/kit/card-title';
import { tintStyle, TintedPicture } from '#src/ui/kit/picture';
import styles from './pack-row.module.css';

export function PackRow({ label, packs }: { readonly label: string; readonly packs: readonly Product[] }) {
  return (
    <ul className={`stack ${styles.list}`} role="list" aria-label={label}>
      {packs.map((pack) => (
        <li key={pack.sku}>
          <article className={`linked-card ${styles.pack}`} style={tintStyle(pack.tint)}>
            <TintedPicture className={styles.picture} picture={pack.picture} />
            <div className={styles.words}>
              <CardTitle
                level={3}
                to={`/products/${pack.slug}/`}
                title={pack.name}
                className={styles.name}
                translate="no"
              />
              <p>{pack.tagline}</p>
              <div className={`stack gap-3 ${styles.foot}`}>
                <ProductPrice product={pack} />
                <div className={`stack gap-1 ${styles.action}`}>
                  <AddToCartButton product={pack} shelf />
                </div>
              </div>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
