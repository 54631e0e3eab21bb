import type { ReactNode } from 'react';
import type { FooterGroup } from '#src/domain/site/site-content';
import { LinkList } from '#src/ui/kit/lists';
import styles from './site-footer.module.css';

export interface SiteFooterProps {
  readonly brand: ReactNode;
  readonly lead?: ReactNode;
  readonly navLabel: string;
  readonly groups: readonly FooterGroup[];
  readonly children?: ReactNode;
  readonly smallPrint?: ReactNode;
}

export function SiteFooter({ brand, lead, navLabel, groups, children, smallPrint }: SiteFooterProps) {
  return (
    <footer className={`lazy-layout ${styles.footer}`}>
      <div className="container">
        <div className={`stack ${styles.top}`}>
          <div>
            <p className={styles.brand}>{brand}</p>
            {lead != null && <div className={styles.lead}>{lead}</div>}
            {children != null && <div className={styles.more}>{children}</div>}
          </div>
          <nav className={styles.groups} aria-label={navLabel}>
            {groups.map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <LinkList links={group.links} />
              </div>
            ))}
          </nav>
        </div>
        {smallPrint != null && <div className={`stack ${styles.small}`}>{smallPrint}</div>}
      </div>
    </footer>
  );
}
