import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Product } from '#src/domain/catalogue/product';
import { isSameInterval } from '#src/domain/interval/interval';
import { type Cents, cents } from '#src/domain/money/money';
import {
  defaultPlan,
  prepaidInstallments,
  prepaidIntervals,
  type PrepaidPlan,
} from '#src/domain/prepaid/prepaid-subscription';
import { describeInterval } from '#src/ui/kit/interval-messages';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { prepaidAmounts } from './prepaid-amounts';
import { describePlan, prepaidMessages } from './prepaid-messages';
import { PrepaidPricePresenter } from './prepaid-price.presenter';
import styles from './prepaid-choice.module.css';

export interface PriceBasis {
  readonly price: Cents;
  readonly sku: string | undefined;
  readonly quantity: number;
}

export interface PrepaidChoiceProps {
  /** Distinguishes the radio buttons of two choices on a page. */
  readonly name: string;
  readonly product: Product;
  readonly quantity: number;
  readonly plan: PrepaidPlan | undefined;
  readonly onChoose: (plan: PrepaidPlan | undefined) => void;
  /** Gets the price of all deliveries of one unit, or undefined when it is no longer exact. */
  readonly onPrice?: (price: Cents | undefined) => void;
  readonly basis?: PriceBasis;
}

/** Offers a single delivery or prepaid ones (spec §3 Prepaid subscription). */
export const PrepaidChoice = observer(function PrepaidChoice(props: PrepaidChoiceProps) {
  const { name, plan, onChoose } = props;
  return (
    <div className={`stack narrow ${styles.choice}`}>
      <RadioCards
        legend={prepaidMessages.how}
        name={`${name}-how`}
        value={plan ? 'prepaid' : 'once'}
        options={[
          { value: 'once', label: prepaidMessages.once },
          { value: 'prepaid', label: prepaidMessages.prepaid },
        ]}
        onChange={(how) => onChoose(how === 'prepaid' ? defaultPlan : undefined)}
      />
      {!plan && <p className="note">{prepaidMessages.prepaidDetail}</p>}
      {plan && <Plan {...props} plan={plan} />}
    </div>
  );
});

function Plan(props: PrepaidChoiceProps & { readonly plan: PrepaidPlan }) {
  const { name, plan, onChoose } = props;
  const chosen = prepaidIntervals.findIndex((interval) => isSameInterval(interval, plan.interval));
  return (
    <>
      <RadioCards
        legend={prepaidMessages.installments}
        name={`${name}-installments`}
        value={String(plan.installmentCount)}
        options={prepaidInstallments.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => onChoose({ ...plan, installmentCount: Number(count) })}
      />
      <RadioCards
        legend={prepaidMessages.interval}
        name={`${name}-interval`}
        value={String(chosen)}
        options={prepaidIntervals.map((interval, index) => ({
          value: String(index),
          label: describeInterval(interval),
        }))}
        onChange={(index) => onChoose({ ...plan, interval: prepaidIntervals[Number(index)] ?? plan.interval })}
      />
      <Price {...props} />
    </>
  );
}

const Price = observer(function Price({
  product,
  quantity,
  plan,
  onPrice,
  basis,
}: PrepaidChoiceProps & { readonly plan: PrepaidPlan }) {
  const presenter = usePresenter(PrepaidPricePresenter);
  const { length, unit } = plan.interval;
  const asked = { sku: basis ? basis.sku : product.sku, quantity: basis?.quantity ?? quantity };
  useEffect(
    () =>
      asked.sku === undefined
        ? undefined
        : presenter.ask({ sku: asked.sku, quantity: asked.quantity, interval: { length, unit } }),
    [presenter, asked.sku, asked.quantity, length, unit],
  );
  const amounts = presenter.price && prepaidAmounts(presenter.price, plan, basis?.price);
  const promised = amounts?.isExact && amounts.all % quantity === 0 ? cents(amounts.all / quantity) : undefined;
  useEffect(() => onPrice?.(promised), [onPrice, promised]);
  return (
    <div className={`stack gap-1 ${styles.price}`}>
      <p role="status">
        <strong>{describePlan(plan, presenter.today)}</strong>{' '}
        {amounts && <span>{prepaidMessages.amounts(amounts)}</span>}
        {!amounts && presenter.isQueried && presenter.failure === undefined && asked.sku !== undefined && (
          <span className="note">{prepaidMessages.asking}</span>
        )}
      </p>
      {presenter.failure !== undefined && <p role="alert">{prepaidMessages.noPrice(presenter.failure)}</p>}
      <p className="note">{prepaidMessages.paidOnce}</p>
    </div>
  );
});

export { PrepaidChoice as View };
