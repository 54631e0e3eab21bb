import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OrderLines, OrderTotals } from '#src/ui/cart/shared/order-lines';
import { describePaymentError } from '#src/ui/checkout/shared/payment-messages';
import { LinkButton } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { PageTitle } from '#src/ui/kit/page-title';
import { Section } from '#src/ui/kit/section';
import { Sentence } from '#src/ui/kit/sentence';
import { Skeleton } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { type PageProps, unlistedPage } from '#src/ui/shell/page-route';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { estimateMessages as messages } from './estimate-messages';
import { EstimatePresenter } from './estimate.presenter';
import styles from './estimate.module.css';

export const EstimatePage = observer(function EstimatePage({ params }: PageProps<undefined>) {
  const estimate = usePresenter(EstimatePresenter);
  const { number = '' } = params;
  const { search, hash: fragment } = useLocation();
  const writeSearch = useSearchWriter();
  useEffect(() => void estimate.open({ number, fragment }), [estimate, number, fragment]);
  // The fragment leaves the address, so that later readers of the address or the history cannot open the order.
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
  const isWritten = useWrittenPages();
  const again = isWritten('/group-order/') && (
    <LinkButton to="/group-order/" variant="secondary">
      {messages.closed.action}
    </LinkButton>
  );
  if (view === 'loading') return <Skeleton label={messages.loading} lines={8} />;
  if (view === 'closed') return <EmptyState headingLevel={1} {...messages.closed} action={again} />;
  if (view === 'failed')
    return (
      <ErrorState title={messages.failed} headingLevel={1} text={failure} onRetry={() => void estimate.reload()} />
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
    <Section id="estimate-lines" title={messages.lines} className={`stack gap-5 ${styles.contents}`}>
      <OrderLines rows={contents.rows} label={messages.lines} />
      <OrderTotals summary={contents.summary} />
    </Section>
  );
});

const Paid = observer(function Paid({ estimate: { confirmation } }: EstimateProps) {
  const isWritten = useWrittenPages();
  return (
    <Section id="estimate-paid" title={messages.paid.title} className={`stack gap-5 screen-only ${styles.aside}`}>
      <p>{messages.paid.text}</p>
      <div className="cluster">
        <LinkButton to={confirmation ?? '/'}>{messages.paid.action}</LinkButton>
        {isWritten('/group-order/') && (
          <LinkButton to="/group-order/" variant="quiet">
            {messages.again}
          </LinkButton>
        )}
      </div>
    </Section>
  );
});

const Pay = observer(function Pay({ estimate }: EstimateProps) {
  const [parameters] = useSearchParams();
  const error = parameters.get('payment_error');
  const { amountDue, notice, failure } = estimate;
  const problem = failure ?? notice ?? (error === null ? undefined : describePaymentError(error, messages.pay.errors));
  if (amountDue === undefined) return null;
  return (
    <Section id="estimate-pay" title={messages.pay.title} className={`stack gap-5 screen-only ${styles.aside}`}>
      <p>{messages.pay.text}</p>
      <FailureNotice failure={problem} />
      <FormView className="stack gap-5" send={() => estimate.pay()}>
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
        <SubmitButton
          wide
          label={<Sentence text={messages.pay.action(amountDue)} verbatim={amountDue} />}
          busy={estimate.paying.isBusy}
          busyLabel={messages.pay.busy}
        />
      </FormView>
    </Section>
  );
});

export const page = unlistedPage(EstimatePage, messages, ({ params }) => messages.number(params['number'] ?? ''));
