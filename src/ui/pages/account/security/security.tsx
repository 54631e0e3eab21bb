import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/components/button';
import { ErrorState } from '#src/ui/components/error-state';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton';
import { usePresenter } from '#src/ui/di/use-presenter';
import { accountMessages } from '#src/ui/messages/account-messages';
import { securityMessages } from '#src/ui/messages/security-messages';
import { AccountGate } from '#src/ui/pages/account/account-gate';
import { NewsHeading } from '#src/ui/pages/account/news-heading';
import { AccountPresenter } from '#src/ui/pages/account/overview/account.presenter';
import { AddWays } from './add-ways';
import { AuthenticatorApp } from './authenticator-app';
import { SecurityPresenter } from './security.presenter';
import { SessionFacts } from './session-facts';
import { WayList } from './way-list';
import styles from '#src/ui/pages/account/account.module.css';

/** How one signs in, by what else, and where one is signed in (the account's page for methods, devices and sessions). */
export function SecurityPage() {
  return (
    <AccountGate>
      <Security />
    </AccountGate>
  );
}

const Security = observer(function Security() {
  const security = usePresenter(SecurityPresenter);
  const account = usePresenter(AccountPresenter);
  return (
    <div className={`container section ${styles.narrow} ${styles.ways}`}>
      <div className="stack">
        <p>
          <Link to="/account/">{securityMessages.back}</Link>
        </p>
        <h1>{securityMessages.title}</h1>
      </div>
      <Ways security={security} />
      <section className={styles.part} aria-label={securityMessages.session.title}>
        <h2>{securityMessages.session.title}</h2>
        <SessionFacts session={security.session} />
        <div>
          <Button variant="secondary" busy={account.isSigningOut} onClick={() => void account.signOut()}>
            {accountMessages.signOut}
          </Button>
        </div>
      </section>
    </div>
  );
});

const Ways = observer(function Ways({ security }: { readonly security: SecurityPresenter }) {
  if (!security.user) {
    if (security.loadFailure === undefined) return <Waiting />;
    return (
      <ErrorState
        title={securityMessages.ways.title}
        retry={{ label: securityMessages.tryAgain, onPress: () => void security.load() }}
      >
        <p>{security.loadFailure}</p>
      </ErrorState>
    );
  }
  return (
    <>
      <section className={styles.part} aria-label={securityMessages.ways.title}>
        {security.listChanges > 0 ? (
          <NewsHeading key={security.listChanges} level={2}>
            {securityMessages.ways.title}
          </NewsHeading>
        ) : (
          <h2>{securityMessages.ways.title}</h2>
        )}
        <WayList security={security} />
      </section>
      <AddWays security={security} />
      <section className={styles.part} aria-label={securityMessages.app.title}>
        <h2>{securityMessages.app.title}</h2>
        <AuthenticatorApp hasApp={security.hasApp} onAdded={() => void security.noteChanged()} />
      </section>
    </>
  );
});

function Waiting() {
  return (
    <Skeleton label={securityMessages.loading}>
      <SkeletonText lines={8} />
    </Skeleton>
  );
}
