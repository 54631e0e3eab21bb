import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { loginMessages } from '#src/ui/messages/account-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { NewsHeading } from '#src/ui/pages/account/news-heading';
import type { LinkPresenter } from './link.presenter';
import styles from '#src/ui/pages/account/account.module.css';

const { sent } = loginMessages;

interface LinkSentProps {
  readonly link: LinkPresenter;
  readonly email: string;
  readonly returnPath: string;
}

/** The link is on its way: what to do now, and what when it does not come. */
export const LinkSent = observer(function LinkSent({ link, email, returnPath }: LinkSentProps) {
  return (
    <div className="stack">
      <NewsHeading level={2}>{sent.title}</NewsHeading>
      <p>{sent.to(email)}</p>
      <ol className={styles.steps}>
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p role="status" className="note">
        {sent.waiting}
      </p>
      <FailureNotice failure={link.failure} />
      <p className="note">{sent.missing}</p>
      {link.secondsToWait > 0 ? (
        <p className="note tabular">{sent.againIn(link.secondsToWait)}</p>
      ) : (
        <Button variant="secondary" wide busy={link.isSending} onClick={() => void link.send(returnPath)}>
          {sent.again}
        </Button>
      )}
      <Button variant="quiet" onClick={() => link.useAnotherAddress()}>
        {sent.other}
      </Button>
    </div>
  );
});
