import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Elements } from '#src/ui/kit/elements';
import { Icon, type IconName } from '#src/ui/kit/icon';
import styles from './site-header.module.css';

export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

export interface SiteHeaderProps {
  readonly brand: ReactNode;
  readonly homeTo: string;
  readonly links: readonly SiteLink[];
  /** The address of the shown page, with its parameters; undefined while there is none. */
  readonly current?: string | undefined;
  readonly navLabel: string;
  readonly menuLabel: string;
  readonly strip?: ReactNode;
  /** Only the small-screen menu shows these links, such as sign-in. */
  readonly menuExtra?: Elements;
  /** The link is rendered both in the small-screen menu and in the bar, so it has no id and no dialog. */
  readonly shipsTo?: Elements;
  readonly search?: Elements;
  readonly account?: Elements;
  readonly cart?: Elements;
}

/** The small-screen menu is a native disclosure, so it opens before any script has run. */
export function SiteHeader({
  brand,
  homeTo,
  links,
  current,
  navLabel,
  menuLabel,
  strip,
  menuExtra,
  shipsTo,
  search,
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

  const items = links.map((link) => (
    <li key={link.to}>
      <Link to={link.to} aria-current={link.to === current ? 'page' : undefined}>
        {link.label}
      </Link>
    </li>
  ));
  return (
    <header className={styles.header}>
      {strip != null && <div className={styles.strip}>{strip}</div>}
      <div className={styles.main}>
        <div className="container">
          <div className={`cluster ${styles.bar}`}>
            <Link className={styles.brand} to={homeTo} onClick={close}>
              {brand}
            </Link>
            <nav className={styles.nav} aria-label={navLabel}>
              <ul className={styles.wide} role="list">
                {items}
              </ul>
              <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape} onClick={closeOnLink}>
                <summary className="icon-button" aria-label={menuLabel}>
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
                  {shipsTo}
                </div>
              </details>
            </nav>
            {shipsTo != null && <div className={styles.shipsTo}>{shipsTo}</div>}
            <div className={styles.tools}>
              {search}
              {account}
              {cart}
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

interface HeaderToolLook {
  readonly icon: IconName;
  /** The label is the whole accessible name, including any count: "Cart, 3 cans". */
  readonly label: string;
  /** Shown as a badge when above zero. */
  readonly count?: number | undefined;
}

export interface HeaderButtonProps
  extends HeaderToolLook, Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onPointerEnter'> {}

export interface HeaderLinkProps extends HeaderToolLook, Pick<LinkProps, 'to' | 'onClick' | 'onPointerEnter'> {}

function Face({ icon, count = 0 }: Pick<HeaderToolLook, 'icon' | 'count'>) {
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

export function HeaderButton({ label, icon, count, ...button }: HeaderButtonProps) {
  return (
    <button type="button" {...button} className="icon-button" aria-label={label}>
      <Face icon={icon} count={count} />
    </button>
  );
}

export function HeaderLink({ label, icon, count, ...link }: HeaderLinkProps) {
  return (
    <Link {...link} className="icon-button" aria-label={label}>
      <Face icon={icon} count={count} />
    </Link>
  );
}

export interface SkipLinkProps {
  /** The element with this id holds the page's own content; it needs `tabIndex={-1}`. */
  readonly targetId: string;
  readonly label: string;
}

/** Comes first in the Tab order. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {label}
    </a>
  );
}
