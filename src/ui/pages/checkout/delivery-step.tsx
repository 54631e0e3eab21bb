import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { Button } from '#src/ui/components/button';
import { RadioCards } from '#src/ui/components/radio-cards';
import { usePresenter } from '#src/ui/di/use-presenter';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import type { CheckoutPresenter } from './checkout.presenter';
import { DeliveryStepPresenter } from './delivery-step.presenter';
import { StepFailure } from './step-failure';
import styles from './checkout.module.css';

interface DeliveryStepProps {
  readonly checkout: CheckoutPresenter;
  readonly onDone: () => void;
}

/** How each parcel should come. */
export const DeliveryStep = observer(function DeliveryStep({ checkout, onDone }: DeliveryStepProps) {
  const step = usePresenter(DeliveryStepPresenter);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (await step.submit()) onDone();
  }

  return (
    <form className={styles.stepBody} onSubmit={(event) => void submit(event)}>
      {step.parcels.length === 0 && <p>{checkoutMessages.byEmail.text}</p>}
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
      {step.boxes !== undefined && <p className="note">{step.boxes}</p>}
      <StepFailure checkout={checkout} message={step.failure} />
      <Button type="submit" busy={step.isSubmitting} busyLabel={checkoutMessages.waiting}>
        {checkoutMessages.toPayment}
      </Button>
    </form>
  );
});
