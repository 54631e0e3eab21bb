import { useId, type ReactNode } from 'react';

import styles from './star-rating.module.css';

export interface StarRatingProps {
  /** 0 to 5, with decimals. */
  readonly score: number;
  /** The same in words, such as "4.6 of 5, 212 reviews"; the stars are decoration. */
  readonly children: ReactNode;
  /** Leave only the stars in sight. */
  readonly textHidden?: boolean | undefined;
}

const star = 'l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7L.5 8l6.6-.9z';
const stars = [0, 1, 2, 3, 4].map((index) => `M${10 + index * 22} 1${star}`).join('');

/** Five stars, filled up to the score. */
export function StarRating({ score, children, textHidden = false }: StarRatingProps) {
  const clip = useId();
  return (
    <span className={styles.rating}>
      <svg viewBox="0 0 108 20" width="108" height="20" aria-hidden="true" focusable="false">
        <clipPath id={clip}><rect width={Math.min(Math.max(score, 0), 5) * 21.6} height="20" /></clipPath>
        <path className={styles.empty} d={stars} />
        <path className={styles.full} d={stars} clipPath={`url(#${clip})`} />
      </svg>
      <span className={textHidden ? 'visually-hidden' : undefined}>{children}</span>
    </span>
  );
}
