import { observer } from 'mobx-react-lite';
import type { Product } from '#src/domain/catalogue/product';
import { Icon } from '#src/ui/components/icon';
import { usePresenter } from '#src/ui/di/use-presenter';
import { compareMessages } from '#src/ui/messages/compare-messages';
import { ComparePresenter } from './compare.presenter';
import styles from './compare.module.css';

/** Takes a can into the comparison, or out of it. */
export const CompareToggle = observer(function CompareToggle({
  product,
}: {
  readonly product: Pick<Product, 'sku' | 'name'>;
}) {
  const compare = usePresenter(ComparePresenter);
  const isChosen = compare.includes(product.sku);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isChosen}
      aria-label={compareMessages.compareNamed(product.name)}
      onClick={() => compare.toggle(product)}
    >
      <Icon name={isChosen ? 'check' : 'plus'} size={16} />
      {compareMessages.compare}
    </button>
  );
});
