import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OrderLines, OrderTotals } from '#src/ui/cart/shared/order-lines';
import { Button, LinkButton } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { PageTitle } from '#src/ui/kit/page-title';
import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { unlistedHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { estimateMessages as messages } from './estimate-messages';
import { EstimatePresenter } from './estimate.presenter';
import styles from './estimate.module.css';

/** Shows the costs of a group order to everyone who has its link, with the way to pay it (spec §4 Group order). */
export const EstimatePage = observer(function EstimatePage({ params }: PageProps<undefined>) {
  const estimate = usePresenter(EstimatePresenter);
  const { number = '' } = params;
  const { search, hash: fragment } = useLocation();
  const writeSearch = useSearchWriter();
  useEffect(() => void estimate.open({ number, fragment }), [estimate, number, fragment]);
  // The fragment leaves the address, so that nobody who sees it later, or finds it in the history, can open the order.
  useEffect(() => {
    if (fragment !== '') writeSearch(search);
  }, [fragment, search, writeSearch]);
  return (
    <div className="container page">
      <View estimate={estimate} number={number} />
    </div>
  );
});

interface EstimateProps {
  readonly estimate: EstimatePresenter;
}

const View = observer(function View({ estimate, number }: EstimateProps & { readonly number: string }) {
  const { view, failure, facts } = estimate;
  const again = (
    <LinkButton to="/group-order/" variant="secondary">
      {messages.closed.action}
    </LinkButton>
  );
  if (view === 'loading')
    return (
      <Skeleton label={messages.loading}>
        <SkeletonText lines={8} />
      </Skeleton>
    );
  if (view === 'closed')
    return (
      <EmptyState title={messages.closed.title} headingLevel={1} action={again}>
        <p>{messages.closed.text}</p>
      </EmptyState>
    );
  if (view === 'failed')
    return (
      <ErrorState
        title={messages.failed}
        headingLevel={1}
        retry={{ label: messages.tryAgain, busy: estimate.opening.isBusy, onPress: () => void estimate.reload() }}
      >
        <p>{failure}</p>
      </ErrorState>
    );
  return (
    <>
      <PageTitle title={messages.title}>{[messages.number(number), ...facts].join(' · ')}</PageTitle>
      <div className="cluster top gap-16 row-gap-10 ruled">
        <Contents estimate={estimate} />
        {view === 'paid' ? <Paid estimate={estimate} /> : <Pay estimate={estimate} />}
      </div>
    </>
  );
});

const Contents = observer(function Contents({ estimate: { contents } }: EstimateProps) {
  if (!contents) return null;
  return (
    <section className={`stack gap-5 ${styles.contents}`} aria-labelledby="estimate-lines">
      <h2 id="estimate-lines">{messages.lines}</h2>
      <OrderLines rows={contents.rows} label={messages.lines} />
      <OrderTotals summary={contents.summary} />
    </section>
  );
});

const Paid = observer(function Paid({ estimate: { confirmation } }: EstimateProps) {
  return (
    <section className={`stack gap-5 ${styles.aside}`} aria-labelledby="estimate-paid">
      <h2 id="estimate-paid">{messages.paid.title}</h2>
      <p>{messages.paid.text}</p>
      <div className="cluster">
        <LinkButton to={confirmation ?? '/'}>{messages.paid.action}</LinkButton>
        <LinkButton to="/group-order/" variant="quiet">
          {messages.again}
        </LinkButton>
      </div>
    </section>
  );
});

const Pay = observer(function Pay({ estimate }: EstimateProps) {
  const form = useForm(() => estimate.pay());
  const [parameters] = useSearchParams();
  const error = parameters.get('payment_error');
  const { contents, notice, failure } = estimate;
  const problem = failure ?? notice ?? (error === null ? undefined : describePaymentError(error));
  if (!contents) return null;
  return (
    <section className={`stack gap-5 ${styles.aside}`} aria-labelledby="estimate-pay">
      <h2 id="estimate-pay">{messages.pay.title}</h2>
      <p>{messages.pay.text}</p>
      <FailureNotice failure={problem} />
      <form {...form} className="stack gap-5">
        {estimate.needsAdult && (
          <CheckboxField
            name="adult"
            label={messages.pay.adult}
            checked={estimate.isAdult}
            onChange={(isAdult) => estimate.confirmAdult(isAdult)}
            error={estimate.adultProblem}
            required
          />
        )}
        <Button type="submit" wide busy={estimate.paying.isBusy} busyLabel={messages.pay.busy}>
          {messages.pay.action(contents.order.amountDue)}
        </Button>
      </form>
    </section>
  );
});

function describePaymentError(error: string): string {
  const { errors } = messages.pay;
  return error === 'declined' || error === 'cancelled' || error === 'expired' ? errors[error] : errors.other;
}

export const page = definePage<undefined>({ View: EstimatePage, head: () => unlistedHead(messages) });
