import { buttonClass } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { notStartedMessages as messages } from './shell-messages';

/** The shopper's scroll position is unknown, so the message is at the window's lower edge (keep-early-events.js). */
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
