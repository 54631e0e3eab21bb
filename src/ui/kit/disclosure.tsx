import type { ReactNode } from 'react';
import { type Content, inElement } from './elements';
import { Icon } from './icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: Content;
  readonly children: ReactNode;
  /** Links lead to this id. */
  readonly id?: string | undefined;
  readonly open?: boolean | undefined;
  /** Disclosures with the same name close each other. */
  readonly name?: string | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

/** With the native element find-in-page works, and it works without script. */
export function Disclosure({ summary, children, id, open, name, onToggle }: DisclosureProps) {
  return (
    <details
      id={id}
      className={styles.disclosure}
      open={open}
      name={name}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        {inElement(summary)}
        <Icon name="chevron" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
