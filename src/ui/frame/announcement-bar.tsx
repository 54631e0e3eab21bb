import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import type { Announcement } from '#src/domain/site/announcement';
import { Icon } from '#src/ui/kit/icon';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { AnnouncementPresenter } from './announcement.presenter';
import styles from './announcement-bar.module.css';

interface AnnouncementBarProps {
  readonly announcement: Announcement;
  /** Visitors who do not see the announcement see this line: the bar keeps its height, so that no page moves. */
  readonly tagline: string;
}

/** Offers a code to apply or a link (docs/adr/0019). */
export const AnnouncementBar = observer(function AnnouncementBar({ announcement, tagline }: AnnouncementBarProps) {
  const { pathname } = useLocation();
  const bar = usePresenter(AnnouncementPresenter, { announcement, pathname });
  const region = useRef<HTMLElement>(null);
  const { text, code, link } = announcement;

  /** The button disappears with the announcement. */
  async function andKeepFocus(press: () => Promise<void> | void): Promise<void> {
    await press();
    if (!bar.isVisible) region.current?.focus();
  }

  return (
    <section
      ref={region}
      className={styles.bar}
      aria-label={messages.announcement}
      tabIndex={-1}
      data-shows={bar.isDecided ? (bar.isVisible ? 'announcement' : 'tagline') : undefined}
    >
      <div className={styles.announcement}>
        <div className={`cluster ${styles.words}`}>
          <p>{text}</p>
          {code !== undefined && (
            <button
              type="button"
              aria-busy={bar.applying.isBusy || undefined}
              onClick={() => void andKeepFocus(() => bar.apply())}
            >
              {messages.applyCode(displayPromoCode(code))}
            </button>
          )}
          {link && <Link to={link.to}>{link.label}</Link>}
        </div>
        <button
          type="button"
          aria-label={messages.dismissAnnouncement}
          onClick={() => void andKeepFocus(() => bar.dismiss())}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className={styles.tagline}>{tagline}</p>
    </section>
  );
});
