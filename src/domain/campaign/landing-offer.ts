import { formatCartLink } from '#src/domain/cart/cart-link';
import type { LandingOffer, OfferLine } from '#src/domain/content/page-content';
import { isDayOver } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';

/** A line that can be had. */
export type SoldLine = Required<OfferLine>;

/** Where an offer leads: to a cart with its lines, to the club's steps, or to the shelf, always with its code. */
export interface OfferTarget {
  readonly kind: 'cart' | 'club' | 'shop';
  readonly to: string;
}

export type OfferSituation =
  | {
      readonly kind: 'open';
      readonly target: OfferTarget;
      readonly lines: readonly SoldLine[];
      /** How many of its lines cannot be had. */
      readonly missing: number;
    }
  /** Its time is over, or nothing of it can be had: for now, or any more. */
  | { readonly kind: 'over' | 'sold-out' | 'gone'; readonly lines: readonly SoldLine[] };

/** What has become of an offer (spec §2 /en-US/try/{offer}). Without a time it is taken to be running. */
export function offerSituation(offer: LandingOffer, now?: Instant): OfferSituation {
  const known = offer.lines.filter(isSold);
  const lines = known.filter(({ product }) => product.stock.kind !== 'out-of-stock');
  if (now !== undefined && isOver(offer, now)) return { kind: 'over', lines: known };
  if (offer.lines.length > 0 && lines.length === 0)
    return { kind: known.length > 0 ? 'sold-out' : 'gone', lines: known };
  return { kind: 'open', target: targetOf(offer, lines), lines, missing: offer.lines.length - lines.length };
}

function isOver({ ends }: LandingOffer, now: Instant): boolean {
  return ends !== undefined && isDayOver(ends, now);
}

function targetOf({ club, code }: LandingOffer, lines: readonly SoldLine[]): OfferTarget {
  if (lines.length > 0) return { kind: 'cart', to: formatCartLink(lines, code) };
  const promo = code === undefined ? '' : `?promo=${encodeURIComponent(code)}`;
  return club === undefined
    ? { kind: 'shop', to: `/shop/${promo}` }
    : { kind: 'club', to: `/can-club/join/${club}/${promo}` };
}

function isSold(line: OfferLine): line is SoldLine {
  return line.product !== undefined;
}
