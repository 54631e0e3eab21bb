import { Link } from 'react-router-dom';
import type { HomeRow } from '#src/domain/page/page-content';
import { sentences } from '#src/ui/blocks/hero';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { LinkButton } from '#src/ui/kit/button';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { revealFocused } from '#src/ui/kit/reveal-focused';
import { RowHead } from '#src/ui/kit/row-head';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import styles from './home-rows.module.css';
import home from './home.module.css';

interface RowProps {
  readonly row: HomeRow;
  readonly className: string;
}

export function ClubRow({ row, className }: RowProps) {
  const isWritten = useWrittenPages();
  return (
    <section className={`container ${home.row} ${className}`}>
      <div className={styles.club}>
        <div className={`stack gap-5 start ${styles.words}`}>
          <h2 className="display">{row.title}</h2>
          <p className={styles.clubText}>{row.text}</p>
          {isWritten('/can-club/') && <LinkButton to="/can-club/">{contentMessages.clubAction}</LinkButton>}
        </div>
        {row.picture && (
          <div className={styles.box}>
            <Picture {...asPictureSource(row.picture)} alt={row.picture.alt} />
          </div>
        )}
      </div>
    </section>
  );
}

export function HowRow({ row, className }: RowProps) {
  return (
    <section className={`${styles.band} ${className}`}>
      <div className="container section">
        <h2 className={styles.howTitle}>{row.title}</h2>
        <ol className={styles.steps} role="list">
          {sentences(row.text).map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The strip runs off the edge to show that there are more makers. */
export function MakerRow({ row, className }: RowProps) {
  return (
    <section className={`${home.row} ${className}`}>
      <div className="container">
        <RowHead title={row.title} text={row.text} />
      </div>
      <div className={styles.strip} role="group" aria-label={row.title} tabIndex={0} onFocus={revealFocused}>
        <ul className={styles.list} role="list">
          {row.makers.map((maker) => (
            <li key={maker.name} className={`stack gap-1 ${styles.maker}`}>
              {maker.picture && <Picture {...asPictureSource(maker.picture)} alt={maker.picture.alt} />}
              <h3>
                <Link to={`/links/${maker.slug}/`}>{maker.name}</Link>
              </h3>
              <p className="note">{maker.place}</p>
              <p className={styles.story}>{maker.story}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
