import { observer } from 'mobx-react-lite';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { QuietButton } from '#src/ui/kit/button';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { LiveNotice } from '#src/ui/kit/live-notice';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWhileHere } from '#src/ui/kit/use-while-here';
import type { CheckoutPresenter } from './checkout.presenter';
import { DeliveryStepPresenter } from './delivery-step.presenter';
import { StepFailure } from './step-failure';

interface DeliveryStepProps {
  readonly checkout: CheckoutPresenter;
  readonly onDone: () => void;
}

export const DeliveryStep = observer(function DeliveryStep({ checkout, onDone }: DeliveryStepProps) {
  const step = usePresenter(DeliveryStepPresenter);
  const goOn = useWhileHere(onDone);

  if (step.isStuck) return <NoWay step={step} />;
  return (
    <FormView className="stack gap-5" send={() => step.submit()} onSent={goOn}>
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
      <StepFailure checkout={checkout} failure={step.actions.submitDelivery.error} />
      <SubmitButton
        wide
        label={checkoutMessages.toPayment}
        busy={step.actions.submitDelivery.isBusy}
        busyLabel={checkoutMessages.waiting}
      />
    </FormView>
  );
});

const NoWay = observer(function NoWay({ step }: { readonly step: DeliveryStepPresenter }) {
  const { noWay } = checkoutMessages;
  return (
    <div className="stack gap-5">
      <LiveNotice
        tone="warning"
        urgent
        title={noWay.title}
        action={
          <QuietButton
            busy={step.actions.calculateShipping.isBusy}
            busyLabel={noWay.looking}
            onClick={() => void step.lookAgain()}
          >
            {noWay.action}
          </QuietButton>
        }
        text={step.noWay}
      />
    </div>
  );
});
