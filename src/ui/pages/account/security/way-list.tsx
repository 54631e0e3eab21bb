import { observer } from 'mobx-react-lite';
import { Badge } from '#src/ui/components/badge';
import { Button } from '#src/ui/components/button';
import { Dialog } from '#src/ui/components/dialog';
import { securityMessages } from '#src/ui/messages/security-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import type { SecurityPresenter, WayRow } from './security.presenter';
import styles from '#src/ui/pages/account/account.module.css';

const { ways: words, removal } = securityMessages;

interface SecurityProps {
  readonly security: SecurityPresenter;
}

/** The ways to sign in there are, each removable but the last. */
export const WayList = observer(function WayList({ security }: SecurityProps) {
  return (
    <>
      <ul className="stack" role="list" aria-label={words.title}>
        {security.ways.map((way) => (
          <Way key={way.key} way={way} onRemove={() => security.ask(way)} />
        ))}
        {security.user?.hasPassword && (
          <li className={styles.way}>
            <p>
              <strong>{words.password}</strong>
              <br />
              {words.passwordSet}
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
    <li className={styles.way}>
      <p>
        <strong>{way.kind}</strong> {!way.isVerified && <Badge>{words.unconfirmed}</Badge>}
        <br />
        {way.name}
      </p>
      {way.isRemovable ? (
        <Button variant="quiet" small aria-label={words.removeOf(way.what)} onClick={onRemove}>
          {words.remove}
        </Button>
      ) : (
        <p className="note">{words.last}</p>
      )}
    </li>
  );
}

const Removal = observer(function Removal({ security }: SecurityProps) {
  const { asked } = security;
  return (
    <Dialog
      open={asked !== undefined}
      onClose={() => security.keep()}
      role="alertdialog"
      title={removal.title}
      closeLabel={removal.close}
      footer={
        <>
          <Button variant="danger" busy={security.isRemoving} onClick={() => void security.remove()}>
            {removal.confirm}
          </Button>
          <Button variant="quiet" onClick={() => security.keep()}>
            {removal.keep}
          </Button>
        </>
      }
    >
      {asked && <p>{removal.text(asked.what)}</p>}
      <FailureNotice failure={security.removalFailure} />
    </Dialog>
  );
});
