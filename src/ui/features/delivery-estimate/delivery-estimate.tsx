import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { deliveryMessages } from '#src/ui/messages/delivery-messages';
import { DeliveryEstimatePresenter } from './delivery-estimate.presenter';
import styles from './delivery-estimate.module.css';

export interface DeliveryEstimateProps {
  /** Only wine is refused by some states. */
  readonly isWine: boolean;
}

/** When it arrives that is ordered now. The built page holds no date: it would be wrong tomorrow. */
export const DeliveryEstimate = observer(function DeliveryEstimate({ isWine }: DeliveryEstimateProps) {
  const estimate = usePresenter(DeliveryEstimatePresenter, { isWine });
  useEffect(() => {
    const look = () => estimate.refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [estimate]);
  return (
    <div className={styles.estimate}>
      <p>{estimate.text}</p>
      {estimate.text !== undefined && (
        <Button
          variant="quiet"
          small
          aria-label={deliveryMessages.changeState}
          aria-haspopup="dialog"
          onClick={() => estimate.change()}
        >
          {deliveryMessages.change}
        </Button>
      )}
    </div>
  );
});
