import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { AccountLayout } from '#src/ui/customer/shared/account-layout';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Badge } from '#src/ui/kit/badge';
import { CardTitle } from '#src/ui/kit/card-title';
import { EmptyState } from '#src/ui/kit/empty-state';
import { Loaded } from '#src/ui/kit/loaded';
import { PageLinks } from '#src/ui/kit/page-links';
import { pageAddress, pagePart, readPageNumber } from '#src/ui/kit/page-number';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { Sentence } from '#src/ui/kit/sentence';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { OrderListPresenter } from './order-list.presenter';
import type { OrderListRow } from './shared/order-facts';
import { orderListPath } from './shared/order-page-address';
import styles from './orders.module.css';

const { empty, pages: pageMessages } = ordersMessages;

/** Shows the customer's orders, six to a page (spec §2 /account/*). */
const OrderList = observer(function OrderList() {
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const list = usePresenter(OrderListPresenter, { page });
  // The link that was followed has disappeared.
  const heading = useFocusOnChange(list.shownPage);
  return (
    <AccountLayout>
      <h1 ref={heading} tabIndex={-1}>
        {ordersMessages.title}
      </h1>
      <Loaded resource={list.listed} messages={ordersMessages} rows={3}>
        {() => <Orders list={list} />}
      </Loaded>
      {!list.isPastEnd && (
        <PageLinks
          messages={pageMessages}
          page={list.page}
          pages={list.pages}
          addressOf={(number) => pageAddress(orderListPath, number)}
        />
      )}
    </AccountLayout>
  );
});

const Orders = observer(function Orders({ list }: { readonly list: OrderListPresenter }) {
  if (list.isEmpty) return <EmptyState {...empty} to="/shop/" />;
  if (list.isPastEnd)
    return (
      <EmptyState
        title={pageMessages.none.title(list.page)}
        text={pageMessages.none.text(list.pages)}
        action={pageMessages.none.action}
        to={orderListPath}
      />
    );
  return (
    <ul className="stack" role="list" aria-label={ordersMessages.title}>
      {list.rows.map((row) => (
        <Row key={row.number} row={row} />
      ))}
    </ul>
  );
});

function Row({ row }: { readonly row: OrderListRow }) {
  return (
    <li className={`linked-card cluster gap-5 row-gap-3 top card ${styles.row}`}>
      <div className={`stack gap-1 ${styles.words}`}>
        <p className="cluster gap-2">
          <Badge tone={row.status.tone}>{row.status.name}</Badge>
          {row.isGift && <Badge tone="soft">{ordersMessages.gift}</Badge>}
        </p>
        <CardTitle level={2} to={row.to} title={<Sentence text={row.title} verbatim={row.number} />} />
        <p>{row.day}</p>
        {row.names.length > 0 && (
          <p className="note">
            {[row.names.join(', '), row.moreNames > 0 && ordersMessages.more(row.moreNames)].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
      {row.pictures.length > 0 && (
        <span className={styles.cans} aria-hidden="true">
          {row.pictures.map(({ id, picture, tint }) => (
            <span key={id} className={styles.can} style={tintStyle(tint)}>
              <Picture {...asPictureSource(picture)} alt="" />
            </span>
          ))}
        </span>
      )}
      <p className={styles.amounts}>
        <strong className="tabular" translate="no">
          {row.total}
        </strong>
        <span className="note">{row.items}</span>
      </p>
    </li>
  );
}

export const page = accountPage(OrderList, ordersMessages, ({ search }) => pagePart(search));
