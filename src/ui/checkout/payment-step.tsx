import { observer } from 'mobx-react-lite';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { recurringMessages } from '#src/ui/checkout/shared/recurring-messages';
import { RecurringTermsList } from '#src/ui/checkout/shared/recurring-terms-list';
import { WalletsNote } from '#src/ui/checkout/shared/wallets-note';
import { PayWithGiftCard } from '#src/ui/gift-card/parts/pay-with-gift-card';
import { QuietLink } from '#src/ui/kit/button';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { LiveNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { Sentence } from '#src/ui/kit/sentence';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { nameOfCard } from '#src/ui/saved-card/shared/saved-card-messages';
import { AgeField } from './age-field';
import type { CheckoutPresenter } from './checkout.presenter';
import { ConsentField } from './consent-field';
import type { CheckoutConsents } from './consents';
import { OrderReview } from './order-review';
import { PaymentChoice } from './payment-choice';
import { PaymentStepPresenter } from './payment-step.presenter';
import { StepFailure } from './step-failure';
import { StoreCreditChoice } from './store-credit-choice';
import styles from './checkout.module.css';

interface PaymentStepProps {
  readonly checkout: CheckoutPresenter;
}

export const PaymentStep = observer(function PaymentStep({ checkout }: PaymentStepProps) {
  const step = usePresenter(PaymentStepPresenter);
  const { isPaid, isTooLittle } = checkout;
  return (
    <div className="stack gap-5">
      <OrderReview checkout={checkout} />
      {!isPaid && <PayWithGiftCard />}
      {!isPaid && <StoreCreditChoice isPaying={step.isBusy} />}
      {isTooLittle ? <TooLittle checkout={checkout} /> : <PaymentForm checkout={checkout} step={step} />}
    </div>
  );
});

/** No card can be charged the remaining amount, so the shopper gets instructions in place of a button. */
const TooLittle = observer(function TooLittle({ checkout: { amountDue, leastCharge } }: PaymentStepProps) {
  const { title, text } = checkoutMessages.tooLittle;
  const toCart = <QuietLink to="/cart/">{checkoutMessages.editCart}</QuietLink>;
  return <Notice tone="warning" title={title(amountDue)} text={text(leastCharge)} action={toCart} />;
});

interface PaymentFormProps extends PaymentStepProps {
  readonly step: PaymentStepPresenter;
}

const PaymentForm = observer(function PaymentForm({ checkout, step }: PaymentFormProps) {
  const { summary, isPaid, isFree } = checkout;
  const { needsAdult } = checkout.shown;

  async function pay(): Promise<boolean> {
    const outcome = await step.pay({ needsAdult, isFree });
    if (outcome === 'left') checkout.setPlaced();
    return outcome !== 'stayed';
  }

  const needsCard = !isPaid && !isFree;
  const card = needsCard ? step.payingCard.card : undefined;
  const isBusy = [step.isBusy, summary?.isPending, needsCard && step.payingCard.isWaiting].some(Boolean);
  const leaving = isFree || card ? checkoutMessages.nothingLeft.placing : checkoutMessages.leaving;
  const { amountDue } = checkout;
  const pays = card ? checkoutMessages.payWith(amountDue, nameOfCard(card)) : checkoutMessages.pay(amountDue);
  const label = isPaid ? (
    checkoutMessages.paid.action
  ) : isFree ? (
    checkoutMessages.nothingLeft.action
  ) : (
    <Sentence text={pays} verbatim={amountDue} />
  );
  return (
    <FormView className="stack gap-5" send={pay}>
      {needsCard && <PaymentChoice step={step} />}
      {step.asksAge && needsAdult && <AgeField consents={step.consents} state={step.state} />}
      <RecurringConsent consents={step.consents} />
      {!card && <WhatIsLeft checkout={checkout} />}
      <LiveNotice tone="warning" urgent text={isFree ? undefined : step.notice} />
      <StepFailure checkout={checkout} failure={step.failure} />
      <SubmitButton wide label={label} busy={isBusy} busyLabel={step.isBusy ? leaving : checkoutMessages.waiting} />
    </FormView>
  );
});

const RecurringConsent = observer(function RecurringConsent({ consents }: { readonly consents: CheckoutConsents }) {
  const { terms, recurring } = consents;
  if (!terms) return null;
  return (
    <section className={`stack ${styles.terms}`} aria-labelledby="recurring-terms">
      <h3 id="recurring-terms">{recurringMessages.title}</h3>
      <RecurringTermsList terms={terms.terms} />
      <ConsentField name="recurring" label={terms.agreement} consent={recurring} />
    </section>
  );
});

const WhatIsLeft = observer(function WhatIsLeft({ checkout: { isPaid, isFree } }: PaymentStepProps) {
  if (!isPaid && !isFree)
    return (
      <>
        <p className="note">{checkoutMessages.payHint}</p>
        <WalletsNote />
      </>
    );
  const { title, text } = isPaid ? checkoutMessages.paid : checkoutMessages.nothingLeft;
  return <Notice tone="success" title={title} text={text} />;
});
