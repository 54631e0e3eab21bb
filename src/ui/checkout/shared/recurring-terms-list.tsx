import type { TermsText } from './recurring-messages';
import styles from './recurring-terms.module.css';

export function RecurringTermsList({ terms }: { readonly terms: readonly TermsText[] }) {
  return (
    <div className={`stack ${styles.terms}`}>
      {terms.map(({ title, facts }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
