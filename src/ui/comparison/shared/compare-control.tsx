import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Product } from '#src/domain/catalogue/product';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { compareAddress } from './compare-address';
import { CompareToggle } from './compare-toggle';
import { ComparePresenter } from './compare.presenter';
import { compareMessages } from './comparison-messages';
import styles from './compare.module.css';

export interface CompareControlProps {
  readonly product: Pick<Product, 'sku' | 'name'>;
}

/** Product pages also link to the comparison. */
export const CompareControl = observer(function CompareControl({ product }: CompareControlProps) {
  const { skus, wasFull } = usePresenter(ComparePresenter);
  return (
    <div className={`cluster gap-4 row-gap-1 ${styles.control}`}>
      <CompareToggle product={product} />
      {skus.length > 0 && <Link to={compareAddress(skus)}>{compareMessages.open(skus.length)}</Link>}
      {wasFull && <p>{compareMessages.full}</p>}
    </div>
  );
});

export { CompareControl as View };
