import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from './icon';
import styles from './site-header.module.css';

export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

export interface SiteHeaderProps {
  readonly brand: ReactNode;
  readonly homeTo: string;
  readonly links: readonly SiteLink[];
  readonly navLabel: string;
  /** Names the button that opens the links on small screens. */
  readonly menuLabel: string;
  /** One short line above the bar. */
  readonly strip?: ReactNode;
  /** Links that only the small-screen menu shows, such as sign-in. */
  readonly menuExtra?: ReactNode;
  readonly account?: ReactNode;
  readonly cart?: ReactNode;
}

/** The page's banner. The small-screen menu is a native disclosure, so it opens before any script has run. */
export function SiteHeader({
  brand,
  homeTo,
  links,
  navLabel,
  menuLabel,
  strip,
  menuExtra,
  account,
  cart,
}: SiteHeaderProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  function close(): void {
    if (menu.current) menu.current.open = false;
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  }

  function closeOnLink(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('a')) close();
  }

  const { pathname, search } = useLocation();
  const items = links.map((link) => (
    <li key={link.to}>
      <Link to={link.to} aria-current={link.to === pathname + search ? 'page' : undefined}>
        {link.label}
      </Link>
    </li>
  ));
  return (
    <header className={styles.header}>
      {strip != null && <div className={styles.strip}>{strip}</div>}
      <div className={styles.main}>
        <div className="container">
          <div className={styles.bar}>
            <Link className={styles.brand} to={homeTo} onClick={close}>
              {brand}
            </Link>
            <nav className={styles.nav} aria-label={navLabel}>
              <ul className={styles.wide} role="list">
                {items}
              </ul>
              <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape} onClick={closeOnLink}>
                <summary className={styles.toggle} aria-label={menuLabel}>
                  <span className={styles.closed}>
                    <Icon name="menu" size={24} />
                  </span>
                  <span className={styles.opened}>
                    <Icon name="close" size={24} />
                  </span>
                </summary>
                <div className={styles.sheet}>
                  <ul role="list">{items}</ul>
                  {menuExtra}
                </div>
              </details>
            </nav>
            {account}
            {cart}
          </div>
        </div>
      </div>
    </header>
  );
}
