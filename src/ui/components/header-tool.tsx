import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon';
import styles from './site-header.module.css';

interface HeaderToolLook {
  readonly icon: IconName;
  /** The whole accessible name, including any count: "Cart, 3 cans". */
  readonly label: string;
  /** Shown as a badge when above zero. */
  readonly count?: number | undefined;
}

export interface HeaderButtonProps extends HeaderToolLook {
  readonly onClick: () => void;
}

export interface HeaderLinkProps extends HeaderToolLook {
  readonly to: string;
}

function Face({ icon, count = 0 }: Pick<HeaderToolLook, 'icon' | 'count'>): ReactNode {
  return (
    <>
      <Icon name={icon} size={24} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}

/** A tool at the end of the header that opens something here, such as the cart. */
export function HeaderButton({ label, onClick, ...face }: HeaderButtonProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      <Face {...face} />
    </button>
  );
}

/** A tool at the end of the header that leads somewhere, such as the account. */
export function HeaderLink({ label, to, ...face }: HeaderLinkProps) {
  return (
    <Link className={styles.tool} aria-label={label} to={to}>
      <Face {...face} />
    </Link>
  );
}
