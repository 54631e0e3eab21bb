import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Product } from '#src/domain/catalogue/product';
import { usePresenter } from '#src/ui/di/use-presenter';
import { compareMessages } from '#src/ui/messages/compare-messages';
import { compareAddress } from './compare-address';
import { CompareToggle } from './compare-toggle';
import { ComparePresenter } from './compare.presenter';
import styles from './compare.module.css';

export interface CompareControlProps {
  readonly product: Pick<Product, 'sku' | 'name'>;
}

/** On a product page: the toggle with the way to the comparison beside it. */
export const CompareControl = observer(function CompareControl({ product }: CompareControlProps) {
  const { skus, wasFull } = usePresenter(ComparePresenter);
  return (
    <div className={styles.control}>
      <CompareToggle product={product} />
      {skus.length > 0 && <Link to={compareAddress(skus)}>{compareMessages.open(skus.length)}</Link>}
      {wasFull && <p>{compareMessages.full}</p>}
    </div>
  );
});
