import type { ReactNode } from 'react';
import { classNames } from './button';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Names the loading content for screen readers. */
  readonly label: string;
  /** The number of lines of a paragraph. */
  readonly lines?: number;
  /** The number of line items. */
  readonly rows?: number;
  /** Other blocks, in the final layout. */
  readonly children?: ReactNode;
}

/** Shows placeholders of coming content: announces once that it is loading and hides the blocks themselves. */
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

/** One line of text in the font size of its surroundings. */
export function SkeletonLine({ short = false }: { readonly short?: boolean | undefined }) {
  return <span className={classNames(styles.bone, styles.line, short && styles.short)} />;
}

/** A paragraph; its last line is short. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number | undefined }) {
  return Array.from({ length: lines }, (_, index) => <SkeletonLine key={index} short={index === lines - 1} />);
}

/** A filled area with the radius of a card. */
export function SkeletonBlock() {
  return <span className={classNames(styles.bone, styles.block)} />;
}

/** A line item: small stage and text. */
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
