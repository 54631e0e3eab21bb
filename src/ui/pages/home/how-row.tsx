import type { HomeRow } from '#src/domain/content/page-content';
import { sentences } from './sentences';
import styles from './how-row.module.css';

/** How it works, one step per sentence, with numbers as large as they are reassuring. */
export function HowRow({ row }: { readonly row: HomeRow }) {
  return (
    <section className={styles.band}>
      <div className="container section">
        <h2 className={styles.title}>{row.title}</h2>
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
