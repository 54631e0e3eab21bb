import { observer } from 'mobx-react-lite';
import { Badge } from '#src/ui/kit/badge';
import { QuietButton } from '#src/ui/kit/button';
import { ConfirmDialog } from '#src/ui/kit/dialog';
import { describeFailure } from '#src/ui/kit/failures';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { securityMessages } from './security-messages';
import type { SecurityPresenter, WayRow } from './security.presenter';
import styles from './way-list.module.css';

const { ways: messages, removal } = securityMessages;

interface SecurityProps {
  readonly security: SecurityPresenter;
}

/** The last way cannot be removed. */
export const WayList = observer(function WayList({ security }: SecurityProps) {
  return (
    <>
      <ul className="stack" role="list" aria-label={messages.title}>
        {security.ways.map((way) => (
          <Way key={way.key} way={way} onRemove={() => security.askToRemove(way)} />
        ))}
        {security.user?.hasPassword && (
          <li className={`cluster gap-4 row-gap-1 between ${styles.way}`}>
            <p>
              <strong>{messages.password}</strong>
              <br />
              {messages.passwordSet}
            </p>
          </li>
        )}
      </ul>
      <Removal security={security} />
    </>
  );
});

function Way({ way, onRemove }: { readonly way: WayRow; readonly onRemove: () => void }) {
  return (
    <li className={`cluster gap-4 row-gap-1 between ${styles.way}`}>
      <p>
        <strong>{way.kind}</strong> {!way.isVerified && <Badge>{messages.unconfirmed}</Badge>}
        <br />
        <span>{way.name}</span>
      </p>
      {way.isRemovable ? (
        <QuietButton aria-label={messages.removeOf(way.what)} onClick={onRemove}>
          {messages.remove}
        </QuietButton>
      ) : (
        <p className="note">{messages.last}</p>
      )}
    </li>
  );
}

const Removal = observer(function Removal({ security }: SecurityProps) {
  const { removing, wayToRemove } = security;
  // It proves a session and signs no user in.
  const isApp = wayToRemove?.factor.kind === 'totp';
  return (
    <ConfirmDialog
      {...removal}
      title={isApp ? removal.appTitle : removal.title}
      open={wayToRemove !== undefined}
      onClose={() => security.cancelRemoval()}
      danger
      busy={removing.isBusy}
      onConfirm={() => void security.remove()}
      keepVariant="quiet"
    >
      {wayToRemove && <p>{isApp ? removal.appText : removal.text(wayToRemove.what)}</p>}
      <FailureNotice failure={describeFailure(removing.error, signInFailures)} />
    </ConfirmDialog>
  );
});
