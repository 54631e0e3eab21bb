import { Link, useLocation } from 'react-router-dom';
import { classNames } from '#src/ui/kit/button';
import type { Elements } from '#src/ui/kit/elements';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { accountHomeMessages } from './account-home-messages';
import { AccountSectionsPresenter } from './account-sections.presenter';
import styles from './account-layout.module.css';

export interface BackLink {
  readonly to: string;
  readonly label: string;
}

interface AccountLayoutProps {
  /** Without it, the page leads back to the account's first page. */
  readonly back?: BackLink | undefined;
  readonly children: Elements;
}

const home = { to: '/account/', title: accountHomeMessages.overview };

/** Shows a link back where there is no space for the navigation. */
export function AccountLayout({ back, children }: AccountLayoutProps) {
  const { pathname } = useLocation();
  const { sections } = usePresenter(AccountSectionsPresenter);
  return (
    <div className={`container section ${styles.layout}`}>
      <nav className={styles.navigation} aria-label={accountHomeMessages.navigation}>
        <ul role="list">
          {[home, ...sections].map(({ to, title }) => (
            <li key={to}>
              <Link to={to} aria-current={currentAt(pathname, to)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`stack gap-6 ${styles.content}`}>
        {pathOf(pathname) !== home.to && (
          <p className={classNames('screen-only', styles.back, !back && styles.home)}>
            <Link to={back?.to ?? home.to}>{back?.label ?? accountHomeMessages.back}</Link>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** Returns `page` for the page itself, and `true` for a page of the section. */
function currentAt(pathname: string, to: string): 'page' | 'true' | undefined {
  const path = pathOf(pathname);
  if (path === to) return 'page';
  return to !== home.to && path.startsWith(to) ? 'true' : undefined;
}

/** Returns the path with a slash at its end. */
function pathOf(pathname: string): string {
  return pathname.replace(/\/?$/, '/');
}
