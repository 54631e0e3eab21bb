import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { loginWords } from '../../../text/account-words';
import styles from '../account.module.css';
import { FailureNotice } from '../failure-notice';
import type { LinkPresenter } from './link.presenter';

const { sent } = loginWords;

interface LinkSentProps {
  readonly link: LinkPresenter;
  readonly email: string;
  readonly returnPath: string;
}

/** The link is on its way: what to do now, and what when it does not come. */
export const LinkSent = observer(function LinkSent({ link, email, returnPath }: LinkSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {sent.title}
      </h2>
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
