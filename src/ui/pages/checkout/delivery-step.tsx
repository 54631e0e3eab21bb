import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { RadioCards } from '../../components/radio-cards';
import { usePresenter } from '../../di/use-presenter';
import { checkoutWords } from '../../text/checkout-words';
import styles from './checkout.module.css';
import { DeliveryStepPresenter } from './delivery-step.presenter';

/** How each parcel should come. */
export const DeliveryStep = observer(function DeliveryStep({ onDone }: { readonly onDone: () => void }) {
  const step = usePresenter(DeliveryStepPresenter);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (await step.submit()) onDone();
  }

  return (
    <form className={styles.stepBody} onSubmit={(event) => void submit(event)}>
      {step.parcels.map((parcel) => (
        <RadioCards
          key={parcel.shipmentId}
          legend={parcel.legend}
          name={`parcel-${parcel.shipmentId}`}
          value={parcel.chosen}
          options={parcel.options}
          onChange={(rate) => step.choose(parcel.shipmentId, rate)}
        />
      ))}
      <div role="alert">
        {step.failure !== undefined && (
          <Notice tone="error" still>
            <p>{step.failure}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" busy={step.isSubmitting}>
        {checkoutWords.toPayment}
      </Button>
    </form>
  );
});
