import type { HomeRow } from '#src/domain/content/page-content';
import { LinkButton } from '#src/ui/components/button';
import { contentMessages } from '#src/ui/messages/content-messages';
import styles from './club-row.module.css';
import home from './home.module.css';

/** The club, beside a box of twelve seen from above. */
export function ClubRow({ row }: { readonly row: HomeRow }) {
  return (
    <section className={`container ${home.row}`}>
      <div className={styles.club}>
        <div className={styles.words}>
          <h2 className="display">{row.title}</h2>
          <p className={styles.text}>{row.text}</p>
          <LinkButton to="/can-club/">{contentMessages.clubAction}</LinkButton>
        </div>
        <div className={styles.box} aria-hidden="true" />
      </div>
    </section>
  );
}
