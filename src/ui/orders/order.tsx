import { observer } from 'mobx-react-lite';
import { AccountLayout } from '#src/ui/customer/shared/account-layout';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Badge } from '#src/ui/kit/badge';
import { EmptyState } from '#src/ui/kit/empty-state';
import { Loaded, StaleNotice } from '#src/ui/kit/loaded';
import { Sentence } from '#src/ui/kit/sentence';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import type { PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';
import { ReviewLinks } from '#src/ui/reviews/shared/review-links';
import type { PageProps } from '#src/ui/shell/page-route';
import { BuyAgainButton } from './buy-again';
import { CancelOrder } from './cancel-order';
import { OrderHelp } from './order-help';
import { OrderPresenter } from './order.presenter';
import { PlacedOrderContents } from './placed-order-contents';
import { PlacedOrderDetails } from './placed-order-details';
import { dayOf, statusOf } from './shared/order-facts';
import { orderListPath } from './shared/order-page-address';
import styles from './order.module.css';

const messages = ordersMessages.order;
const toList = { to: orderListPath, label: ordersMessages.title };

/** Shows a placed order of the customer (spec §2 /account/*). */
function OrderPage({ params }: PageProps<undefined>) {
  const number = params['number'] ?? '';
  return (
    <AccountLayout back={toList}>
      <Order key={number} number={number} />
    </AccountLayout>
  );
}

const Order = observer(function Order({ number }: { readonly number: string }) {
  const order = usePresenter(OrderPresenter, { number });
  if (order.isUnknown) return <EmptyState headingLevel={1} {...messages.unknown} to={orderListPath} />;
  return (
    <Loaded resource={order} messages={messages} heading={messages.title} lines={2} rows={2}>
      {(placed) => <Known order={order} placed={placed} />}
    </Loaded>
  );
});

interface KnownProps {
  readonly order: OrderPresenter;
  readonly placed: PlacedOrderView;
}

const Known = observer(function Known({ order, placed }: KnownProps) {
  const { number } = order;
  const status = statusOf(placed.order);
  // The button that canceled it has disappeared.
  const heading = useFocusOnChange(order.cancellations);
  return (
    <article className="stack gap-8">
      <header className={`stack gap-2 ${styles.head}`}>
        <h1 ref={heading} tabIndex={-1}>
          <Sentence text={ordersMessages.number(number)} verbatim={number} />
        </h1>
        <p className="cluster gap-2">
          <Badge tone={status.tone}>{status.name}</Badge>
          {placed.order.giftNote && <Badge tone="soft">{ordersMessages.gift}</Badge>}
        </p>
        <p className="note">{ordersMessages.placed(dayOf(placed.order))}</p>
        <p>{status.text}</p>
      </header>
      <StaleNotice resource={order} text={messages.stale} />
      <BuyAgainButton order={placed.order} />
      <CancelOrder placed={placed} onCanceled={(canceled) => order.replace(canceled)} />
      <div className={`cluster gap-8 top ${styles.columns}`}>
        <PlacedOrderContents placed={placed} />
        <div className={`stack gap-8 ${styles.beside}`}>
          <PlacedOrderDetails placed={placed} />
          <ReviewLinks order={placed.order} />
          <OrderHelp order={placed.order} />
        </div>
      </div>
    </article>
  );
});

export const page = accountPage(OrderPage, { ...messages, title: ordersMessages.title }, ({ params }) =>
  ordersMessages.number(params['number'] ?? ''),
);
