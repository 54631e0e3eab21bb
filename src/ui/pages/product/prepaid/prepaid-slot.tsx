import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../../domain/catalogue/product';
import { planToText } from '../../../../domain/prepaid/prepaid-offer';
import type { PrepaidPlan } from '../../../../domain/prepaid/prepaid-subscription';
import { LateView } from '../../../app/late-view';
import { usePresenter } from '../../../di/use-presenter';
import { LatePartsPresenter } from '../late-parts.presenter';
import styles from './prepaid-slot.module.css';

interface PrepaidSlotProps {
  readonly product: Product;
  readonly quantity: number;
  readonly plan: PrepaidPlan | undefined;
}

/** Where one chooses between once and prepaid; the address keeps the choice. */
export function PrepaidSlot(props: PrepaidSlotProps) {
  const { loadPrepaidChoice } = usePresenter(LatePartsPresenter);
  const navigate = useNavigate();
  const choose = (plan: PrepaidPlan | undefined) =>
    void navigate({ search: plan ? `?prepaid=${planToText(plan)}` : '' }, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.slot}>
      <LateView load={loadPrepaidChoice} props={{ name: 'buy', ...props, onChoose: choose }} />
    </div>
  );
}
