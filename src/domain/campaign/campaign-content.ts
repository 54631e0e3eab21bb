import type { Product } from '#src/domain/catalogue/product';
import type { ClubSize } from '#src/domain/club/club-discount';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Prose } from '#src/domain/content/prose';
import type { Day } from '#src/domain/interval/calendar-day';

/** The products that a landing page puts into the cart, and the code that goes with them. */
export interface LandingOffer {
  readonly code?: string;
  readonly lines: readonly OfferLine[];
  /** The club of the offer: the shopper agrees to a renewal in the club's own steps, never by a link to the cart. */
  readonly club?: ClubSize;
  /** The conditions in a few words. */
  readonly note?: string;
  /** The last calendar day of the offer, "2027-01-31". */
  readonly ends?: Day;
}

export interface OfferLine {
  readonly sku: string;
  readonly quantity: number;
  /** Absent when it is no longer sold. */
  readonly product?: Product;
}

/** An offer as the list of offers shows it. */
export interface OfferSummary extends Pick<LandingOffer, 'note' | 'ends'> {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The first product in it, or on its page, which gives it picture and color. */
  readonly product?: Pick<Product, 'sku' | 'tint' | 'picture'>;
}

/** The available offers, those that end soonest first. */
export interface OfferListContent extends PageMeta {
  readonly kind: 'offer-list';
  readonly body: Prose;
  readonly offers: readonly OfferSummary[];
}
