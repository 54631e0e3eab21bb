import { formatCartLink } from '#src/domain/cart/cart-link';
import { type Day, isDayOver } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { LandingOffer, OfferLine } from './campaign-content';

/** A line that is sold. */
export type SoldLine = Required<OfferLine>;

/** The target of an offer's link, always with its code: a cart with its lines, the steps of the club, or the shelf. */
export interface OfferTarget {
  readonly kind: 'cart' | 'club' | 'shop';
  readonly to: string;
}

export type OfferSituation =
  | {
      readonly kind: 'open';
      readonly target: OfferTarget;
      readonly lines: readonly SoldLine[];
      /** The number of its lines that are not available. */
      readonly missing: number;
    }
  /** The offer has ended. */
  | { readonly kind: 'over'; readonly ended: Day; readonly lines: readonly SoldLine[] }
  /** The offer is sold out for now, or is no longer sold. */
  | { readonly kind: 'sold-out' | 'gone'; readonly lines: readonly SoldLine[] };

/** Returns the state of an offer (spec §2 /en-US/try/{offer}). Without a time, the offer counts as running. */
export function offerSituation(offer: LandingOffer, now?: Instant): OfferSituation {
  const known = offer.lines.filter(isSold);
  const lines = known.filter(({ product }) => product.stock.kind !== 'out-of-stock');
  const { ends } = offer;
  if (now !== undefined && ends !== undefined && isDayOver(ends, now))
    return { kind: 'over', ended: ends, lines: known };
  if (offer.lines.length > 0 && lines.length === 0)
    return { kind: known.length > 0 ? 'sold-out' : 'gone', lines: known };
  return { kind: 'open', target: targetOf(offer, lines), lines, missing: offer.lines.length - lines.length };
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
