import type { SessionFactor, SignInSession } from '#src/domain/session/sign-in-session';
import { securityMessages } from '#src/ui/messages/security-messages';
import styles from '#src/ui/pages/account/account.module.css';

const { session: words } = securityMessages;

/** Since when, until when and by what this browser is signed in. */
export function SessionFacts({ session }: { readonly session: SignInSession | undefined }) {
  if (!session) return <p>{words.unconfirmed}</p>;
  return (
    <dl className={styles.facts}>
      <dt>{words.since}</dt>
      <dd>{words.moment(session.startedAt)}</dd>
      <dt>{words.until}</dt>
      <dd>
        {words.moment(session.expiresAt)}, {words.longer}
      </dd>
      <dt>{words.factors}</dt>
      <dd>
        <ul role="list">
          {session.factors.map((factor) => (
            <li key={`${nameOf(factor)} ${factor.lastUsedAt}`}>
              {nameOf(factor)}, {words.moment(factor.lastUsedAt)}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

function nameOf(factor: SessionFactor): string {
  return factor.kind === 'other' ? factor.name : words.kinds[factor.kind];
}
