import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { AccountGate } from '#src/ui/pages/account/account-gate';
import { DefaultReminderNotice } from '#src/ui/pages/account/reminder/default-reminder-notice';
import { ReferFriend } from '#src/ui/pages/referral/refer-friend';
import { accountWords } from '#src/ui/text/account-words';
import { giftCardWords } from '#src/ui/text/gift-card-words';
import { subscriptionWords } from '#src/ui/text/subscription-words';
import { AccountPresenter } from './account.presenter';
import { SignedInAsPresenter } from './signed-in-as.presenter';
import styles from '#src/ui/pages/account/account.module.css';

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
