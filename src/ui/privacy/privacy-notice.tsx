import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, QuietButton } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { Dialog } from '#src/ui/kit/dialog';
import { focusAfterDismissal } from '#src/ui/kit/focus-after-dismissal';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { privacyMessages } from './privacy-messages';
import { PrivacyNoticePresenter } from './privacy-notice.presenter';
import { useLowerEdge } from './use-lower-edge';
import styles from './privacy-notice.module.css';

/** The page stays usable meanwhile. */
export const PrivacyNotice = observer(function PrivacyNotice() {
  const notice = usePresenter(PrivacyNoticePresenter);
  return (
    <>
      {notice.isAsking && <Question notice={notice} />}
      <Choices notice={notice} />
    </>
  );
});

interface Props {
  readonly notice: PrivacyNoticePresenter;
}

/** Refusing is as easy as accepting: same size, same look, same place. */
function Question({ notice }: Props) {
  const question = useRef<HTMLElement>(null);
  const isWritten = useWrittenPages();
  useLowerEdge(question);
  const { label, ask, accept, refuse, choose, more } = privacyMessages;
  return (
    <section ref={question} className={styles.question} aria-label={label}>
      <div ref={focusAfterDismissal} className="container">
        <p>
          {ask} {isWritten('/privacy-policy/') && <Link to="/privacy-policy/">{more}</Link>}
        </p>
        <div className="cluster gap-2">
          <Button variant="secondary" small onClick={() => notice.accept()}>
            {accept}
          </Button>
          <Button variant="secondary" small onClick={() => notice.refuse()}>
            {refuse}
          </Button>
          <QuietButton onClick={() => notice.choose()}>{choose}</QuietButton>
        </div>
      </div>
    </section>
  );
}

const Choices = observer(function Choices({ notice }: Props) {
  const { title, lead, signal, save, close, refuse, purposes } = privacyMessages;
  const isFixed = notice.isRefusedByBrowser;
  return (
    <Dialog
      open={notice.isChoosing}
      onClose={() => notice.close()}
      title={title}
      closeLabel={close}
      footer={
        !isFixed && (
          <>
            <Button onClick={() => notice.saveTicked()}>{save}</Button>
            <Button variant="secondary" onClick={() => notice.refuse()}>
              {refuse}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <p>{lead}</p>
        {isFixed && <Notice still text={signal} />}
        {notice.purposes.map((purpose) => (
          <CheckboxField
            key={purpose}
            name={purpose}
            label={purposes[purpose].label}
            hint={purposes[purpose].hint}
            checked={notice.isTicked(purpose)}
            disabled={isFixed}
            onChange={(isAllowed) => notice.tick(purpose, isAllowed)}
          />
        ))}
      </div>
    </Dialog>
  );
});

export { PrivacyNotice as View };
