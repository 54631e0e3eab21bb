import { Link } from 'react-router-dom';
import { accountHomeMessages } from './account-home-messages';
import { accountSections } from './account-sections';
import styles from './section-list.module.css';
import cards from '#src/ui/kit/card-link.module.css';

/** Shows the sections of the account, where the navigation is not beside the page. */
export function SectionList() {
  return (
    <ul className={styles.sections} role="list" aria-label={accountHomeMessages.navigation}>
      {accountSections.map(({ to, title, text }) => (
        <li key={to} className={`${styles.section} ${cards.card}`}>
          <Link className={cards.link} to={to}>
            {title}
          </Link>
          <span className="note">{text}</span>
        </li>
      ))}
    </ul>
  );
}
