import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { CartNotLoaded } from '#src/ui/cart/shared/cart-not-loaded';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { describePaymentError } from '#src/ui/checkout/shared/payment-messages';
import { LinkButton, QuietLink, QuietButton } from '#src/ui/kit/button';
import type { Elements } from '#src/ui/kit/elements';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { LiveNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton, SkeletonBlock, SkeletonText } from '#src/ui/kit/skeleton';
import { StepList } from '#src/ui/kit/step-list';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWide } from '#src/ui/kit/use-wide';
import { unlistedPage } from '#src/ui/shell/page-route';
import { checkoutPath, loginPath } from '#src/ui/shell/paths';
import { messages } from '#src/ui/shell/shell-messages';
import { AddressStep } from './address-step';
import { CheckoutSummary, FoldedSummary } from './checkout-summary';
import { CheckoutPresenter } from './checkout.presenter';
import { DeliveryStep } from './delivery-step';
import { PaymentStep } from './payment-step';
import { StepEventsPresenter } from './step-events.presenter';
import { StepFailure } from './step-failure';
import styles from './checkout.module.css';

/** Shows checkout: one page with the steps of the order, the open one in the address (spec §2 /en-US/checkout/). */
export const CheckoutPage = observer(function CheckoutPage() {
  const checkout = usePresenter(CheckoutPresenter);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{checkoutMessages.title}</h1>
      <Body checkout={checkout} />
    </div>
  );
});

const Body = observer(function Body({ checkout }: { readonly checkout: CheckoutPresenter }) {
  const isWide = useWide();
  const { shown } = checkout;
  if (shown.loadFailure !== undefined) return <CartNotLoaded shown={shown} failure={shown.loadFailure} />;
  if (!shown.isLoaded || checkout.isPlaced) {
    return (
      <Skeleton label={checkout.isPlaced ? checkoutMessages.nothingLeft.placing : checkoutMessages.loading}>
        <div className={styles.columns}>
          <div>
            <SkeletonText lines={8} />
          </div>
          <div className={styles.placeholder}>
            <SkeletonBlock />
          </div>
        </div>
      </Skeleton>
    );
  }
  if (checkout.loss !== undefined) {
    const { title, action } = checkoutMessages.lost;
    return <ErrorState title={title} action={<LinkButton to="/shop/">{action}</LinkButton>} text={checkout.loss} />;
  }
  if (!shown.order || shown.isEmpty) return <EmptyState {...checkoutMessages.empty} to="/shop/" />;
  if (!shown.canCheckOut) {
    return (
      <Notice
        tone="warning"
        still
        action={<QuietLink to="/cart/">{cartMessages.viewCart}</QuietLink>}
        text={cartMessages.notAloneCart}
      />
    );
  }
  return (
    <div className={styles.columns}>
      {!isWide && <FoldedSummary checkout={checkout} />}
      <SignInFirst checkout={checkout}>
        <Steps checkout={checkout} />
      </SignInFirst>
      {isWide && <CheckoutSummary checkout={checkout} />}
    </div>
  );
});

const Steps = observer(function Steps({ checkout }: { readonly checkout: CheckoutPresenter }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const requested = parameters.get('step');
  const problem = parameters.get('payment_error');
  // The first step needs no delivery yet, so a shopper who is typing is not interrupted.
  const isTyping = requested === 'address' || requested === 'contact';
  const step = checkout.isResuming && !isTyping ? undefined : checkout.stepFor(requested);
  const heading = useFocusOnChange(step);
  usePresenter(StepEventsPresenter, { step });

  // The address always names the shown step, so that it can be linked, reloaded and left by Back.
  useEffect(() => {
    if (step !== undefined && requested !== step) void navigate(checkoutPath(step, problem), { replace: true });
  }, [requested, step, problem, navigate]);

  const goTo = (next: CheckoutStep) => void navigate(checkoutPath(next));
  if (step === undefined) return <Skeleton label={checkoutMessages.loading} lines={8} />;
  return (
    <div className="stack gap-5">
      <CheckoutSteps checkout={checkout} current={step} />
      <Notices checkout={checkout} />
      <LiveNotice
        tone="error"
        action={<Dismiss onPress={() => void navigate(checkoutPath(step), { replace: true })} />}
        text={problem === null ? undefined : describePaymentError(problem, checkoutMessages.paymentErrors)}
      />
      <h2 ref={heading} tabIndex={-1}>
        {checkoutMessages.stepNames[step]}
      </h2>
      {(step === 'contact' || step === 'address') && (
        <AddressStep key={step} checkout={checkout} step={step} onDone={() => goTo(checkout.stepAfter(step))} />
      )}
      {step === 'delivery' && <DeliveryStep checkout={checkout} onDone={() => goTo('payment')} />}
      {step === 'payment' && <PaymentStep checkout={checkout} />}
    </div>
  );
});

const Notices = observer(function Notices({ checkout }: { readonly checkout: CheckoutPresenter }) {
  const { error } = checkout.actions.resume;
  if (error) return <StepFailure checkout={checkout} failure={error} />;
  return (
    <LiveNotice tone="warning" action={<Dismiss onPress={() => checkout.dismissNotice()} />} text={checkout.notice} />
  );
});

function Dismiss({ onPress }: { readonly onPress: () => void }) {
  return <QuietButton onClick={onPress}>{messages.dismiss}</QuietButton>;
}

export const CheckoutSteps = observer(function CheckoutSteps({
  checkout,
  current,
}: {
  readonly checkout: CheckoutPresenter;
  readonly current: CheckoutStep;
}) {
  const position = checkout.steps.indexOf(current);
  const steps = checkout.steps.map((step, index) => ({
    id: step,
    label: checkoutMessages.stepNames[step],
    status: step === current ? ('current' as const) : index < position ? ('done' as const) : ('ahead' as const),
    to: step !== current && checkout.isReachable(step) ? checkoutPath(step) : undefined,
  }));
  return <StepList label={checkoutMessages.steps} steps={steps} doneLabel={checkoutMessages.done} />;
});

/** A recurring order has to belong to a customer. */
interface SignInFirstProps {
  readonly checkout: CheckoutPresenter;
  readonly children: Elements;
}

export const SignInFirst = observer(function SignInFirst({ checkout, children }: SignInFirstProps) {
  const location = useLocation();
  if (!checkout.needsSignIn) return children;
  const { title, text, action } = checkoutMessages.signInFirst;
  return (
    <section className="stack gap-5">
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <div>
        <LinkButton to={loginPath(location)}>{action}</LinkButton>
      </div>
    </section>
  );
});

export const page = unlistedPage(CheckoutPage, checkoutMessages, ({ search }) =>
  new Map(Object.entries(checkoutMessages.stepNames)).get(search.get('step') ?? ''),
);
