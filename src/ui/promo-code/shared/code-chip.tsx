import type { ReactNode } from 'react';
import { Icon } from '#src/ui/kit/icon';
import styles from './code-chip.module.css';

export interface CodeChipProps {
  readonly code: string;
  readonly detail?: ReactNode;
  /** Undefined when the code cannot be removed here. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel: string;
  readonly busy?: boolean | undefined;
}

export function CodeChip({ code, detail, onRemove, removeLabel, busy = false }: CodeChipProps) {
  return (
    <span className={styles.chip}>
      <span className={`cluster gap-2 row-gap-0 ${styles.words}`}>
        <span className={styles.code} translate="no">
          {code}
        </span>
        {detail != null && <span className={styles.detail}>{detail}</span>}
      </span>
      {onRemove && (
        <button
          type="button"
          className={`icon-button ${styles.remove}`}
          aria-label={removeLabel}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onRemove}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  );
}
