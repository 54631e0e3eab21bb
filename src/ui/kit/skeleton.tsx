import { classNames } from './button';
import type { Elements } from './elements';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly label: string;
  readonly lines?: number;
  readonly rows?: number;
  readonly children?: Elements;
}

/** Announces once that the content is loading and hides the blocks themselves. */
export function Skeleton({ label, lines, rows = 0, children }: SkeletonProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">
        {lines !== undefined && <SkeletonText lines={lines} />}
        {Array.from({ length: rows }, (_, index) => (
          <SkeletonRow key={index} />
        ))}
        {children}
      </div>
    </div>
  );
}

export function SkeletonLine({ short = false }: { readonly short?: boolean | undefined }) {
  return <span className={classNames(styles.bone, styles.line, short && styles.short)} />;
}

export function SkeletonText({ lines = 3 }: { readonly lines?: number | undefined }) {
  return Array.from({ length: lines }, (_, index) => <SkeletonLine key={index} short={index === lines - 1} />);
}

export function SkeletonBlock() {
  return <span className={classNames(styles.bone, styles.block)} />;
}

export function SkeletonRow() {
  return (
    <div className={styles.row}>
      <span className={classNames(styles.bone, styles.stage)} />
      <div>
        <SkeletonText lines={3} />
      </div>
    </div>
  );
}
