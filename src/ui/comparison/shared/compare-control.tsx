import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Product } from '#src/domain/catalogue/product';
import { compareAddress } from '#src/ui/comparison/compare-address';
import { ComparePresenter } from '#src/ui/comparison/compare.presenter';
import { compareMessages } from '#src/ui/comparison/comparison-messages';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { CompareToggle } from './compare-toggle';
import styles from '#src/ui/comparison/compare.module.css';

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
