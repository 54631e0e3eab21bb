import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountMessages } from '#src/ui/messages/account-messages';
import styles from './account.module.css';

interface AccountFrameProps {
  readonly title: string;
  /** Below the title. */
  readonly lead?: ReactNode;
  /** The account's first page, to which the others lead back. */
  readonly isOverview?: boolean;
  readonly children: ReactNode;
}

/** A page of the account: its title above the rest, and beside it where there is room. */
export function AccountFrame({ title, lead, isOverview = false, children }: AccountFrameProps) {
  return (
    <div className={`container section ${styles.frame}`}>
      <header className={styles.frameHead}>
        {!isOverview && (
          <p>
            <Link to="/account/">{accountMessages.title}</Link>
          </p>
        )}
        <h1>{title}</h1>
        {lead}
      </header>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
