import { observer } from 'mobx-react-lite';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Button } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import type { CheckoutPresenter } from './checkout.presenter';
import { DeliveryStepPresenter } from './delivery-step.presenter';
import { StepFailure } from './step-failure';

interface DeliveryStepProps {
  readonly checkout: CheckoutPresenter;
  readonly onDone: () => void;
}

/** Shows the shipping methods of each parcel. */
export const DeliveryStep = observer(function DeliveryStep({ checkout, onDone }: DeliveryStepProps) {
  const step = usePresenter(DeliveryStepPresenter);

  const form = useForm(async () => {
    const isAccepted = await step.submit();
    if (isAccepted) onDone();
    return isAccepted;
  });

  if (step.isStuck) return <NoWay step={step} />;
  return (
    <form className="stack gap-5" {...form}>
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
      <Button type="submit" busy={step.submitting.isBusy} busyLabel={checkoutMessages.waiting}>
        {checkoutMessages.toPayment}
      </Button>
    </form>
  );
});

/** Shows that there is no shipping method, with a button that tries again. */
const NoWay = observer(function NoWay({ step }: { readonly step: DeliveryStepPresenter }) {
  const { noWay } = checkoutMessages;
  return (
    <div className="stack gap-5">
      <div role="alert">
        <Notice
          tone="warning"
          still
          title={noWay.title}
          action={
            <Button
              variant="quiet"
              small
              busy={step.calculating.isBusy}
              busyLabel={noWay.looking}
              onClick={() => void step.lookAgain()}
            >
              {noWay.action}
            </Button>
          }
        >
          <p>{step.noWay}</p>
        </Notice>
      </div>
    </div>
  );
});
