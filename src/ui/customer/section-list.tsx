import { Link } from 'react-router-dom';
import { accountHomeMessages } from './account-home-messages';
import { accountSections } from './account-sections';
import styles from './section-list.module.css';

/** This list replaces the navigation where that is not beside the page. */
export function SectionList() {
  return (
    <ul className={styles.sections} role="list" aria-label={accountHomeMessages.navigation}>
      {accountSections.map(({ to, title, text }) => (
        <li key={to} className={`linked-card ${styles.section}`}>
          <Link className="card-link" to={to}>
            {title}
          </Link>
          <span className="note">{text}</span>
        </li>
      ))}
    </ul>
  );
}
