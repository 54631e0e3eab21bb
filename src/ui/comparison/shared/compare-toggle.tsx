import { observer } from 'mobx-react-lite';
import type { Product } from '#src/domain/catalogue/product';
import { Icon } from '#src/ui/kit/icon';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ComparePresenter } from './compare.presenter';
import { compareMessages } from './comparison-messages';
import styles from './compare.module.css';

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
      className={`tap ${styles.toggle}`}
      aria-pressed={isChosen}
      aria-label={compareMessages.compareNamed(product.name)}
      onClick={() => compare.toggle(product)}
    >
      <Icon name={isChosen ? 'check' : 'plus'} size={16} />
      <span>{compareMessages.compare}</span>
    </button>
  );
});
