import { observer } from 'mobx-react-lite';
import type { SessionFactor, SignInSession } from '#src/domain/session/sign-in-session';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { SignOutButton } from '#src/ui/customer/shared/account-gate';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { describeFailure } from '#src/ui/kit/failures';
import { Loaded } from '#src/ui/kit/loaded';
import { Section } from '#src/ui/kit/section';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { AddWays } from './add-ways';
import { AuthenticatorApp } from './authenticator-app';
import { NoticeHeading } from './notice-heading';
import { securityMessages } from './security-messages';
import { SecurityPresenter } from './security.presenter';
import { WayList } from './way-list';
import styles from './security.module.css';

const { session: facts } = securityMessages;

const Security = observer(function Security() {
  const security = usePresenter(SecurityPresenter);
  return (
    <AccountFrame title={securityMessages.title}>
      <Loaded
        resource={security.loadedUser}
        messages={securityMessages}
        describe={(error) => describeFailure(error, signInFailures)}
        lines={8}
        stale={securityMessages.stale}
      >
        {() => <Ways security={security} />}
      </Loaded>
      <Section title={securityMessages.session.title} className="stack part">
        <SessionFacts session={security.session} />
        <div>
          <SignOutButton />
        </div>
      </Section>
    </AccountFrame>
  );
});

const Ways = observer(function Ways({ security }: { readonly security: SecurityPresenter }) {
  return (
    <>
      <section className="stack part" aria-label={securityMessages.ways.title}>
        {security.listChanges > 0 ? (
          <NoticeHeading key={security.listChanges} level={2}>
            {securityMessages.ways.title}
          </NoticeHeading>
        ) : (
          <h2>{securityMessages.ways.title}</h2>
        )}
        <WayList security={security} />
      </section>
      <AddWays security={security} />
      <Section title={securityMessages.app.title} className="stack part">
        <AuthenticatorApp
          hasApp={security.hasApp}
          onAdded={() => void security.showAppAdded()}
          onPending={() => void security.showPendingApp()}
        />
      </Section>
    </>
  );
});

function SessionFacts({ session }: { readonly session: SignInSession | undefined }) {
  if (!session) return <p>{facts.unconfirmed}</p>;
  return (
    <dl className={styles.facts}>
      <dt>{facts.since}</dt>
      <dd>{facts.moment(session.startedAt)}</dd>
      <dt>{facts.until}</dt>
      <dd>{`${facts.moment(session.expiresAt)}, ${facts.longer}`}</dd>
      <dt>{facts.factors}</dt>
      <dd>
        <ul role="list">
          {session.factors.map((factor) => (
            <li key={`${nameOf(factor)} ${factor.lastUsedAt}`}>
              {`${nameOf(factor)}, ${facts.moment(factor.lastUsedAt)}`}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

function nameOf(factor: SessionFactor): string {
  return factor.kind === 'other' ? factor.name : facts.kinds[factor.kind];
}

export const page = accountPage(Security, securityMessages);
