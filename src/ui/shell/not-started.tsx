import { buttonClass } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { notStartedMessages as messages } from './shell-messages';

/**
 * Shows the message of a document whose scripts did not load, after somebody has pressed something
 * (keep-early-events.js). It is outside the application, which cannot show it then, and at the window's lower edge,
 * because the shopper's scroll position is unknown.
 */
export function NotStarted() {
  const { text, action } = messages;
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
        text={text}
      />
    </div>
  );
}
