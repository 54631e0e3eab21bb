import { observer } from 'mobx-react-lite';
import { useRef, type SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { usePresenter } from '../../di/use-presenter';
import { checkoutWords } from '../../text/checkout-words';
import { AgeField } from './age-field';
import type { CheckoutPresenter } from './checkout.presenter';
import styles from './checkout.module.css';
import { focusFirstProblem } from './focus-first-problem';
import { OrderReview } from './order-review';
import { PaymentStepPresenter } from './payment-step.presenter';
import { StepFailure } from './step-failure';

/** A last look at where it goes and how, then over to the hosted payment page. */
export const PaymentStep = observer(function PaymentStep({ checkout }: { readonly checkout: CheckoutPresenter }) {
  const step = usePresenter(PaymentStepPresenter);
  const form = useRef<HTMLFormElement>(null);
  const { summary, isPaid, needsAdult } = checkout;

  async function pay(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (!(await step.pay(needsAdult))) focusFirstProblem(form.current);
  }

  return (
    <form ref={form} className={styles.stepBody} noValidate onSubmit={(event) => void pay(event)}>
      <OrderReview checkout={checkout} />
      {step.asksAge && needsAdult && <AgeField age={step.age} />}
      {isPaid ? (
        <Notice tone="success" title={checkoutWords.paid.title}>
          <p>{checkoutWords.paid.text}</p>
        </Notice>
      ) : (
        <p className="note">{checkoutWords.payHint}</p>
      )}
      <StepFailure checkout={checkout} message={step.failure} />
      <Button type="submit" wide busy={step.isBusy || summary?.isPending} busyLabel={step.isBusy ? checkoutWords.leaving : checkoutWords.waiting}>
        {isPaid ? checkoutWords.paid.action : checkoutWords.pay(summary?.total ?? '')}
      </Button>
    </form>
  );
});
