import type { ReactNode } from 'react';
import { classNames } from '#src/ui/kit/button';
import type { Elements } from '#src/ui/kit/elements';
import { type Tint, tintStyle } from '#src/ui/kit/picture';
import styles from './line-item-row.module.css';

export interface LineItemRowProps {
  readonly picture: ReactNode;
  readonly tint?: Tint | undefined;
  readonly name: ReactNode;
  readonly details?: ReactNode;
  readonly stepper?: Elements;
  readonly amounts?: ReactNode;
  readonly remove?: Elements;
  readonly notice?: ReactNode;
  /** True while the amounts wait for the server. */
  readonly pending?: boolean | undefined;
}

export function LineItemList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

/** This has to be an element of a `LineItemList`. */
export function LineItemRow(props: LineItemRowProps) {
  const { picture, tint, name, details, stepper, amounts, remove, notice, pending = false } = props;
  return (
    <li
      className={classNames(styles.row, pending && styles.pending)}
      style={tintStyle(tint)}
      aria-busy={pending || undefined}
    >
      <div className={styles.stage}>{picture}</div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {details != null && <div className={styles.details}>{details}</div>}
      </div>
      {amounts != null && <div className={styles.amounts}>{amounts}</div>}
      {(stepper != null || remove != null || notice != null) && (
        <div className={`cluster gap-2 between ${styles.controls}`}>
          {stepper}
          {remove}
          {notice != null && <div className={styles.notice}>{notice}</div>}
        </div>
      )}
    </li>
  );
}
