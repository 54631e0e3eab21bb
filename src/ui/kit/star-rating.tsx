import type { CSSProperties, ReactNode } from 'react';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  /** 0 to 5, with decimals. */
  readonly score: number;
  /** Has the rating as text, such as "4.6 of 5, 212 reviews"; the stars are decoration. */
  readonly children: ReactNode;
  /** True when only the stars are visible. */
  readonly textHidden?: boolean | undefined;
}

export function StarRating({ score, children, textHidden = false }: StarRatingProps) {
  const full = { '--full': `${Math.min(Math.max(score, 0), 5) * 20}%` } as CSSProperties;
  return (
    <span className={styles.rating}>
      <span className={styles.stars} style={full} aria-hidden="true" />
      <span className={textHidden ? 'visually-hidden' : undefined}>{children}</span>
    </span>
  );
}
