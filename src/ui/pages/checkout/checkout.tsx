import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CheckoutStep } from '../../../domain/checkout/checkout-step';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { Notice } from '../../components/notice';
import { Skeleton, SkeletonText } from '../../components/skeleton';
import { usePresenter } from '../../di/use-presenter';
import { cartWords } from '../../text/cart-words';
import { checkoutWords } from '../../text/checkout-words';
import { words } from '../../text/words';
import { AddressStep } from './address-step';
import { CheckoutPresenter } from './checkout.presenter';
import { CheckoutSteps, stepAddress } from './checkout-steps';
import { CheckoutSummary } from './checkout-summary';
import styles from './checkout.module.css';
import { DeliveryStep } from './delivery-step';
import { PaymentStep } from './payment-step';

/** Checkout: one page, three steps, the open one in the address (spec §2 /en-US/checkout/). */
export const CheckoutPage = observer(function CheckoutPage() {
  const checkout = usePresenter(CheckoutPresenter);
  return (
    <div className={`container section ${styles.page}`}>
      <h1>{checkoutWords.title}</h1>
      <Body checkout={checkout} />
    </div>
  );
});

const Body = observer(function Body({ checkout }: { readonly checkout: CheckoutPresenter }) {
  if (!checkout.isLoaded) return <Waiting />;
  if (!checkout.order || checkout.lines.length === 0) {
    const { title, text, action } = checkoutWords.empty;
    return (
      <EmptyState title={title} action={<LinkButton to="/shop/">{action}</LinkButton>}>
        <p>{text}</p>
      </EmptyState>
    );
  }
  if (!checkout.canCheckOut) {
    return (
      <Notice tone="warning" still action={<LinkButton to="/cart/" variant="secondary" small>{cartWords.viewCart}</LinkButton>}>
        <p>{cartWords.notAloneCart}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.columns}>
      <Steps checkout={checkout} />
      <CheckoutSummary checkout={checkout} />
    </div>
  );
});

const Steps = observer(function Steps({ checkout }: { readonly checkout: CheckoutPresenter }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const requested = parameters.get('step');
  // Whoever is typing an address is not disturbed: that step needs no delivery yet.
  const step = checkout.isResuming && requested !== 'address' ? undefined : checkout.stepFor(requested);
  const heading = useFocusOnChange(step);

  // The address always names the step that is shown, so that it can be linked, reloaded and left by Back.
  useEffect(() => {
    if (step !== undefined && requested !== step) void navigate(stepAddress(step), { replace: true });
  }, [requested, step, navigate]);

  const goTo = (next: CheckoutStep) => void navigate(stepAddress(next));
  const notice = checkout.resumeFailure ?? checkout.notice;
  if (step === undefined) return <Waiting />;
  return (
    <div className={styles.steps}>
      <CheckoutSteps checkout={checkout} current={step} />
      <div role="status">
        {notice !== undefined && (
          <Notice tone="warning" still action={<Button variant="quiet" small onClick={() => checkout.dismissNotice()}>{words.dismiss}</Button>}>
            <p>{notice}</p>
          </Notice>
        )}
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {checkoutWords.stepNames[step]}
      </h2>
      {step === 'address' && <AddressStep needsAdult={checkout.needsAdult} onDone={() => goTo('delivery')} />}
      {step === 'delivery' && <DeliveryStep onDone={() => goTo('payment')} />}
      {step === 'payment' && <PaymentStep checkout={checkout} problem={parameters.get('payment_error')} />}
    </div>
  );
});

function Waiting() {
  return (
    <Skeleton label={checkoutWords.loading}>
      <SkeletonText lines={8} />
    </Skeleton>
  );
}

/** Puts the focus on a step's heading when another step has opened; the first one leaves the focus where it is. */
function useFocusOnChange(step: CheckoutStep | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<CheckoutStep>(undefined);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (step !== undefined && hasOpened.current && last.current !== step) heading.current?.focus();
    if (step !== undefined) hasOpened.current = true;
    last.current = step;
  }, [step]);
  return heading;
}
