import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, QuietButton } from '#src/ui/kit/button';
import { focusAfterDismissal } from '#src/ui/kit/focus-after-dismissal';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { privacyMessages } from './privacy-messages';
import { PrivacyQuestionPresenter } from './privacy-question.presenter';
import { useLowerEdge } from './use-lower-edge';
import styles from './privacy-question.module.css';

/** The page stays usable meanwhile. */
export const PrivacyQuestion = observer(function PrivacyQuestion() {
  const question = usePresenter(PrivacyQuestionPresenter);
  return question.isAsking ? <Question notice={question} /> : null;
});

/** Refusing is as easy as accepting: same size, same look, same place. */
function Question({ notice }: { readonly notice: PrivacyQuestionPresenter }) {
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

export { PrivacyQuestion as View };
