import type { FreeShippingOffer } from '#src/domain/cart/free-shipping';
import type { CaseOffer, Kit } from '#src/domain/catalogue/full-case';
import type { OfferTerms } from '#src/domain/catalogue/offer-terms';
import type { Product } from '#src/domain/catalogue/product';
import type { DeliveryEstimates } from '#src/domain/geography/delivery-estimate';
import type { Region } from '#src/domain/geography/shippable';
import type { ReferralOffer } from '#src/domain/referral/referral';
import type { Announcement } from './announcement';
import type { LinkedPage } from './linked-pages';

/** A path of the shop or a web address, under a name. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** Links of the footer under one title. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

/** The content that every page needs: the texts of its shell, and the conditions of its prices. */
export interface ShellContent {
  readonly tagline: string;
  readonly footerText: string;
  readonly mainMenu?: readonly MenuLink[];
  readonly footer?: readonly FooterGroup[];
  /** The shop's e-mail address; absent where the editors give none. */
  readonly contactEmail?: string;
  readonly announcement?: Announcement;
  /** The rewards for referring a friend; absent where there are none. */
  readonly referral?: ReferralOffer;
  /** The discounts of full cases, if there are any. */
  readonly caseOffers?: readonly CaseOffer[];
  /** The missing pages, of those to which the shop's screens lead by themselves; absent where all exist. */
  readonly unwritten?: readonly LinkedPage[];
}

/** The products that are sold today, and the regions that wine ships to. Loads when the cart or checkout needs it. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly kits: readonly Kit[];
  readonly regions: readonly Region[];
  /** The discounts of full cases, if there are any. */
  readonly caseOffers?: readonly CaseOffer[];
  /** The shop's delivery estimates; absent where the shop gives none. */
  readonly deliveryEstimates?: DeliveryEstimates;
  /** The free-shipping threshold and method, if there are any. */
  readonly freeShipping?: FreeShippingOffer;
  /** The promises of every offer, for search engines; absent where the editors give none. */
  readonly offerTerms?: OfferTerms;
  /** Skus to offer after an order, best first, if there are any. */
  readonly crossSell?: readonly string[];
}

export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.products.find((product) => product.sku === sku);
}
