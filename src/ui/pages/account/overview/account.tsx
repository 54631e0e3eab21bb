import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button';
import { usePresenter } from '../../../di/use-presenter';
import { accountWords } from '../../../text/account-words';
import { giftCardWords } from '../../../text/gift-card-words';
import { subscriptionWords } from '../../../text/subscription-words';
import { ReferFriend } from '../../referral/refer-friend';
import { AccountGate } from '../account-gate';
import styles from '../account.module.css';
import { DefaultReminderNotice } from '../reminder/default-reminder-notice';
import { AccountPresenter } from './account.presenter';
import { SignedInAsPresenter } from './signed-in-as.presenter';

/** The account's first page (spec §2 /account/*). */
export function AccountPage() {
  return (
    <AccountGate>
      <Overview />
    </AccountGate>
  );
}

const places = [
  { to: '/account/subscriptions/', title: subscriptionWords.title, text: subscriptionWords.text },
  { to: '/account/security/', title: accountWords.security, text: accountWords.securityText },
  { to: '/account/gift-cards/', title: giftCardWords.account.title, text: giftCardWords.account.text },
  { to: '/cart/', title: accountWords.cart, text: accountWords.cartText },
] as const;

const Overview = observer(function Overview() {
  const account = usePresenter(AccountPresenter);
  const as = usePresenter(SignedInAsPresenter);
  return (
    <div className={`container section ${styles.narrow} ${styles.ways}`}>
      <div className="stack">
        <h1>{account.greeting}</h1>
        <p>
          {as.words} <strong>{as.name}</strong>
        </p>
      </div>
      <DefaultReminderNotice />
      <ul className="stack" role="list">
        {places.map(({ to, title, text }) => (
          <li key={to} className={styles.place}>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p className="note">{text}</p>
          </li>
        ))}
      </ul>
      <ReferFriend />
      <div>
        <Button variant="secondary" busy={account.isSigningOut} onClick={() => void account.signOut()}>
          {accountWords.signOut}
        </Button>
      </div>
    </div>
  );
});
