import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { usePresenter } from '../../di/use-presenter';
import { checkoutWords } from '../../text/checkout-words';
import type { CheckoutPresenter } from './checkout.presenter';
import { stepAddress } from './checkout-steps';
import styles from './checkout.module.css';
import { PaymentStepPresenter } from './payment-step.presenter';

interface PaymentStepProps {
  readonly checkout: CheckoutPresenter;
  /** Why the payment page sent the shopper back: declined, cancelled or expired. */
  readonly problem: string | null;
}

/** A last look at where it goes and how, then over to the hosted payment page. */
export const PaymentStep = observer(function PaymentStep({ checkout, problem }: PaymentStepProps) {
  const step = usePresenter(PaymentStepPresenter);
  const { order, summary } = checkout;
  const address = order?.shipAddress;
  const rates = order?.shipments.flatMap((shipment) => shipment.rates.filter(({ selected }) => selected)) ?? [];
  const message = step.failure ?? (problem === null ? undefined : checkoutWords.paymentErrors[problem]);
  return (
    <div className={styles.stepBody}>
      <div role="alert">
        {message !== undefined && (
          <Notice tone="error" still>
            <p>{message}</p>
          </Notice>
        )}
      </div>
      <dl className={styles.review}>
        <dt>{checkoutWords.contact}</dt>
        <dd>{order?.email}</dd>
        <dd>
          <Link to={stepAddress('address')}>{checkoutWords.edit}</Link>
        </dd>
        <dt>{checkoutWords.shipTo}</dt>
        <dd>{address && [address.name, address.address1, address.address2, address.city, address.stateAbbr, address.zipcode].filter(Boolean).join(', ')}</dd>
        <dd>
          <Link to={stepAddress('address')}>{checkoutWords.edit}</Link>
        </dd>
        <dt>{checkoutWords.stepNames.delivery}</dt>
        <dd>{rates.map(({ name }) => name).join(', ')}</dd>
        <dd>
          <Link to={stepAddress('delivery')}>{checkoutWords.edit}</Link>
        </dd>
      </dl>
      <p className="note">{checkoutWords.payHint}</p>
      <Button wide busy={step.isBusy} onClick={() => void step.pay()}>
        {checkoutWords.pay(summary?.total ?? '')}
      </Button>
    </div>
  );
});
