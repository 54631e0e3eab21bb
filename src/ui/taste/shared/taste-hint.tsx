import { Link } from 'react-router-dom';
import { tasteHintMessages as messages } from './taste-hint-messages';
import styles from './taste-hint.module.css';

/** Leads from the shelf to the questions. */
export function TasteHint() {
  return (
    <p className={styles.hint}>
      {messages.unsure} <Link to="/taste/">{messages.action}</Link>
    </p>
  );
}
