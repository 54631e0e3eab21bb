import { Link } from 'react-router-dom';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { AccountSectionsPresenter } from '#src/ui/customer/shared/account-sections.presenter';
import { usePresenter } from '#src/ui/kit/use-presenter';
import styles from './section-list.module.css';

/** This list replaces the navigation where that is not beside the page. */
export function SectionList() {
  const { sections } = usePresenter(AccountSectionsPresenter);
  return (
    <ul className={styles.sections} role="list" aria-label={accountHomeMessages.navigation}>
      {sections.map(({ to, title, text }) => (
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
