import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { QuietButton } from '#src/ui/kit/button';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { DeliveryEstimatePresenter } from './delivery-estimate.presenter';
import { deliveryMessages } from './delivery-messages';
import styles from './delivery-estimate.module.css';

export interface DeliveryEstimateProps {
  /** Some states refuse only wine. */
  readonly isWine: boolean;
}

/** The built page holds no date, because it would be wrong the next day. */
export const DeliveryEstimate = observer(function DeliveryEstimate({ isWine }: DeliveryEstimateProps) {
  const estimate = usePresenter(DeliveryEstimatePresenter, { isWine });
  useEffect(() => {
    const look = () => estimate.refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [estimate]);
  return (
    <div className={`cluster row-gap-0 between ${styles.estimate}`}>
      <p>{estimate.text}</p>
      {estimate.text !== undefined && (
        <QuietButton aria-label={deliveryMessages.changeState} aria-haspopup="dialog" onClick={() => estimate.change()}>
          {deliveryMessages.change}
        </QuietButton>
      )}
    </div>
  );
});

export { DeliveryEstimate as View };
