import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { usePresenter } from '#src/ui/di/use-presenter';
import { accountMessages } from '#src/ui/messages/account-messages';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { AccountFrame } from '#src/ui/pages/account/account-frame';
import { AccountGate, SignOutButton } from '#src/ui/pages/account/account-gate';
import { DefaultReminderNotice } from '#src/ui/pages/account/reminder/default-reminder-notice';
import { AccountPresenter } from './account.presenter';
import { ReferFriend } from './refer-friend';
import cards from '#src/ui/components/card-link.module.css';
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
  { to: '/account/subscriptions/', title: subscriptionMessages.title, text: subscriptionMessages.text },
  { to: '/account/security/', title: accountMessages.security, text: accountMessages.securityText },
  { to: '/account/gift-cards/', title: giftCardMessages.account.title, text: giftCardMessages.account.text },
  { to: '/cart/', title: accountMessages.cart, text: accountMessages.cartText },
] as const;

const Overview = observer(function Overview() {
  const account = usePresenter(AccountPresenter);
  return (
    <AccountFrame
      isOverview
      title={account.greeting}
      lead={
        <p>
          {account.signedInAs} <strong>{account.name}</strong>
        </p>
      }
    >
      <DefaultReminderNotice />
      <ul className={styles.places} role="list">
        {places.map(({ to, title, text }) => (
          <li key={to} className={`${styles.place} ${cards.card}`}>
            <h2>
              <Link className={cards.link} to={to}>
                {title}
              </Link>
            </h2>
            <p className="note">{text}</p>
          </li>
        ))}
      </ul>
      <ReferFriend />
      <div>
        <SignOutButton />
      </div>
    </AccountFrame>
  );
});
