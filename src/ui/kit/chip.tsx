import { Link } from 'react-router-dom';
import { type Content, inElement } from './elements';
import styles from './chip.module.css';

interface ChipFace {
  readonly children: Content;
  readonly on: boolean;
  readonly count?: number | undefined;
  /** True when it would leave no results: it keeps its place and cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** A chip either links to the page's address with the filter changed, or calls back. */
export type ChipProps = ChipFace & ({ readonly to: string } | { readonly onPress: () => void });

export function Chip({ children, on, count, disabled, ...target }: ChipProps) {
  const face = (
    <>
      {inElement(children)}
      {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
    </>
  );
  if (disabled)
    return (
      <a role="link" aria-disabled="true" className={styles.chip}>
        {face}
      </a>
    );
  return 'to' in target ? (
    <Link className={styles.chip} to={target.to} aria-current={on || undefined} preventScrollReset>
      {face}
    </Link>
  ) : (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={target.onPress}>
      {face}
    </button>
  );
}
