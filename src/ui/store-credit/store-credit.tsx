import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { RedeemGiftCard } from '#src/ui/gift-card/parts/redeem-gift-card';
import { describeFailure } from '#src/ui/kit/failures';
import { Loaded, StaleNotice } from '#src/ui/kit/loaded';
import { PageLinks } from '#src/ui/kit/page-links';
import { pageAddress, pagePart, readPageNumber } from '#src/ui/kit/page-number';
import { Section } from '#src/ui/kit/section';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import {
  describeCreditEvent,
  storeCreditMessages as messages,
} from '#src/ui/store-credit/shared/store-credit-messages';
import { StoreCreditPresenter } from './store-credit.presenter';
import styles from './store-credit.module.css';

const path = '/account/credit/';
const { pages: pageMessages } = messages;

function StoreCreditPage() {
  return (
    <AccountFrame title={messages.title} lead={<p>{messages.lead}</p>}>
      <StoreCredit />
    </AccountFrame>
  );
}

const StoreCredit = observer(function StoreCredit() {
  const [search] = useSearchParams();
  const credit = usePresenter(StoreCreditPresenter, { page: readPageNumber(search) });
  // The link that was followed has disappeared.
  const heading = useFocusOnChange(credit.shownPage);
  return (
    <div className="cluster gap-8 top">
      <Loaded resource={credit.credit} messages={messages} describe={describeFailure} lines={6}>
        {() => <History credit={credit} heading={heading} />}
      </Loaded>
      <Section id="redeem-gift-card" title={messages.redeem} small className={`stack ${styles.redeem}`}>
        <RedeemGiftCard onRedeemed={() => void credit.credit.reload()} />
      </Section>
    </div>
  );
});

interface CreditProps {
  readonly credit: StoreCreditPresenter;
}

interface HistoryProps extends CreditProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

const History = observer(function History({ credit, heading }: HistoryProps) {
  const { balance } = credit;
  return (
    <div className={`stack ${styles.history}`}>
      <StaleNotice resource={credit.credit} text={messages.stale} describe={describeFailure} />
      {balance !== undefined && (
        <p className={styles.balance}>
          {messages.balance} <strong translate="no">{balance}</strong>
        </p>
      )}
      <h2 ref={heading} className="small-title" tabIndex={-1}>
        {messages.history}
      </h2>
      {credit.isEmpty ? <p>{messages.empty}</p> : <Events credit={credit} />}
      <p className="note">{messages.captured}</p>
    </div>
  );
});

const Events = observer(function Events({ credit: { events, shownPage = 1, pages } }: CreditProps) {
  const { columns } = messages;
  if (events.length === 0) {
    return (
      <p>
        {pageMessages.none} <Link to={path}>{pageMessages.first}</Link>
      </p>
    );
  }
  return (
    <>
      <table className={styles.events}>
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.reason}</th>
            <th scope="col">{columns.amount}</th>
            <th scope="col">{columns.balance}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ date, action, orderNumber, amount, balance }, index) => (
            // Events have no ids, and a page of them never changes its order.
            <tr key={index}>
              <td>{date}</td>
              <td>
                <span>{describeCreditEvent(action)}</span>
                {orderNumber !== undefined && (
                  <>
                    {' '}
                    <Link to={`/account/orders/${encodeURIComponent(orderNumber)}/`}>
                      {messages.order(orderNumber)}
                    </Link>
                  </>
                )}
              </td>
              <td translate="no">{amount}</td>
              <td translate="no">{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLinks messages={pageMessages} page={shownPage} pages={pages} addressOf={(page) => pageAddress(path, page)} />
    </>
  );
});

export const page = accountPage(StoreCreditPage, messages, ({ search }) => pagePart(search));
