import { buttonClass } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { notStartedMessages as words } from './shell-messages';

/**
 * What a document says when its scripts do not come and somebody has pressed something (keep-early-events.js). It stands beside
 * the application, which cannot speak then, at the window's lower edge, because nobody knows where the shopper looks.
 */
export function NotStarted() {
  const { text, action } = words;
  return (
    <div id="not-started" className="not-started container above-lower-edge" role="alert" hidden>
      <Notice
        tone="warning"
        still
        action={
          <a className={buttonClass({ variant: 'quiet', small: true })} href="">
            {action}
          </a>
        }
      >
        <p>{text}</p>
      </Notice>
    </div>
  );
}
