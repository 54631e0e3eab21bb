import { Children, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Elements } from '#src/ui/kit/elements';
import { Picture, type PictureSource, type Tint, tintStyle } from '#src/ui/kit/picture';
import styles from './product-card.module.css';

export interface ProductCardProps {
  /** The whole card leads there through this one link. */
  readonly to: string;
  readonly name: string;
  readonly tagline?: ReactNode;
  readonly image: PictureSource;
  readonly tint?: Tint | undefined;
  /** Shows a circle for a single can, which leaves its ground empty. */
  readonly halo?: boolean | undefined;
  readonly price?: ReactNode;
  readonly badge?: ReactNode;
  readonly rating?: Elements;
  readonly traits?: readonly string[];
  readonly corner?: Elements;
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  /** True when the card is in sight without scrolling. */
  readonly eager?: boolean | undefined;
}

export function ProductCard(props: ProductCardProps) {
  const {
    to,
    name,
    tagline,
    image,
    tint,
    halo = false,
    price,
    badge,
    rating,
    traits = [],
    corner,
    action,
    headingLevel = 3,
    eager,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`linked-card ${styles.card}`} style={tintStyle(tint)}>
      <div className={styles.stage} data-halo={halo || undefined}>
        <Picture {...image} alt="" eager={eager} />
        {badge != null && <div className={`cluster gap-1 ${styles.badge}`}>{badge}</div>}
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <Heading className={styles.name}>
        <Link className="card-link" to={to} translate="no">
          {name}
        </Link>
      </Heading>
      {tagline != null && <p className={styles.tagline}>{tagline}</p>}
      {(rating != null || traits.length > 0) && (
        <div className={`stack gap-1 ${styles.facts}`}>
          {rating}
          {traits.length > 0 && <p className={styles.traits}>{traits.join(' · ')}</p>}
        </div>
      )}
      {price != null && <div className={styles.price}>{price}</div>}
      {action != null && <div className={`stack gap-1 ${styles.action}`}>{action}</div>}
    </article>
  );
}

export interface ProductGridProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The cards dim and keep their place. */
  readonly busy?: boolean | undefined;
}

/** As many as a phone may show soon after the page has come. */
const firstCards = 8;

export function ProductGrid({ label, children, busy = false }: ProductGridProps) {
  return (
    <ul className={`grid row-gap-0 ${styles.grid}`} role="list" aria-label={label} aria-busy={busy || undefined}>
      {Children.map(children, (child, index) => (
        <li className={index < firstCards ? undefined : 'lazy-layout'}>{child}</li>
      ))}
    </ul>
  );
}
