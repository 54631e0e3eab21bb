import { LazyView } from '#src/ui/app/lazy-view';
import { usePresenter } from '#src/ui/di/use-presenter';
import { LazyPartsPresenter } from '#src/ui/pages/product/lazy-parts.presenter';
import type { PrepaidChoiceProps } from './prepaid-choice';
import styles from './prepaid-slot.module.css';

/** Where one chooses between once and prepaid, as soon as the code for it is there. */
export function PrepaidSlot(props: Omit<PrepaidChoiceProps, 'name'>) {
  const { loadPrepaidChoice } = usePresenter(LazyPartsPresenter);
  return (
    <div className={styles.slot}>
      <LazyView load={loadPrepaidChoice} props={{ name: 'buy', ...props }} />
    </div>
  );
}
