import { type ReactNode, useId } from 'react';
import styles from '#src/ui/reviews/star-rating.module.css';

export interface StarRatingProps {
  /** 0 to 5, with decimals. */
  readonly score: number;
  /** Has the rating as text, such as "4.6 of 5, 212 reviews"; the stars are decoration. */
  readonly children: ReactNode;
  /** True when only the stars are visible. */
  readonly textHidden?: boolean | undefined;
}

// Drawn from the upper point clockwise; one path for all five keeps lists of products light.
const star = 'l2.7 6.3l6.8 0.6l-5.1 4.5l1.5 6.7l-5.9 -3.5l-5.9 3.5l1.5 -6.7l-5.1 -4.5l6.8 -.6z';
const stars = [0, 1, 2, 3, 4].map((index) => `M${10 + index * 22} .5${star}`).join('');

export function StarRating({ score, children, textHidden = false }: StarRatingProps) {
  const clip = useId();
  return (
    <span className={styles.rating}>
      <svg viewBox="0 0 108 20" width="108" height="20" aria-hidden="true" focusable="false">
        <clipPath id={clip}>
          <rect width={Math.min(Math.max(score, 0), 5) * 21.6} height="20" />
        </clipPath>
        <path className={styles.empty} d={stars} />
        <path className={styles.full} d={stars} clipPath={`url(#${clip})`} />
      </svg>
      <span className={textHidden ? 'visually-hidden' : undefined}>{children}</span>
    </span>
  );
}
