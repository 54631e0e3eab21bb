import type { HomeRow } from '#src/domain/content/page-content';
import { asPictureSource, Picture } from '#src/ui/components/picture';
import { RowHead } from './row-head';
import home from './home.module.css';
import styles from './maker-row.module.css';

/** The makers in a strip to leaf through, running off the edge so that one sees that there are more. */
export function MakerRow({ row }: { readonly row: HomeRow }) {
  return (
    <section className={home.row}>
      <div className="container">
        <RowHead title={row.title} text={row.text} />
      </div>
      <div className={styles.strip} role="group" aria-label={row.title} tabIndex={0}>
        <ul className={styles.list} role="list">
          {row.makers.map((maker) => (
            <li key={maker.name} className={styles.maker}>
              {maker.picture && <Picture {...asPictureSource(maker.picture)} alt={maker.picture.alt} />}
              <h3>{maker.name}</h3>
              <p className="note">{maker.place}</p>
              <p className={styles.story}>{maker.story}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
