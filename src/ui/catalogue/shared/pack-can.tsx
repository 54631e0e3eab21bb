import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '#src/domain/catalogue/product';
import { formatMoney } from '#src/domain/money/money';
import { tintStyle, TintedPicture } from '#src/ui/kit/picture';
import { describeStock } from './product-messages';
import styles from './pack-can.module.css';

interface PackCanProps {
  readonly product: Product;
  /** The row has its height before this control loads. */
  readonly children?: ReactNode;
}

export function PackCan({ product, children }: PackCanProps) {
  const stock = describeStock(product.stock);
  return (
    <li className={styles.can} style={tintStyle(product.tint)}>
      <TintedPicture className={styles.picture} picture={product.picture} />
      <div>
        <h3 className={styles.name}>
          <Link to={`/products/${product.slug}/`} translate="no">
            {product.name}
          </Link>
        </h3>
        <p className="note">{[formatMoney(product.price), stock].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.control}>{children}</div>
    </li>
  );
}

export function PackCanList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={`grid gap-6 row-gap-3 ${styles.list}`} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
