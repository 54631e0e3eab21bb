import type { FreeShippingOffer } from '#src/domain/cart/free-shipping';
import type { CaseOffer, Kit } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import type { DeliveryEstimates } from '#src/domain/geography/delivery-estimate';
import type { Region } from '#src/domain/geography/shippable';
import type { ReferralOffer } from '#src/domain/referral/referral';
import type { Announcement } from './announcement';

/** A path of the shop or a web address. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface ShellContent {
  readonly tagline: string;
  readonly footerText: string;
  readonly mainMenu?: readonly MenuLink[];
  readonly footer?: readonly FooterGroup[];
  /** Absent where the editors give none. */
  readonly contactEmail?: string;
  readonly announcement?: Announcement;
  readonly referral?: ReferralOffer;
  readonly caseOffers?: readonly CaseOffer[];
}

/** Loads when the cart or checkout needs it. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly kits: readonly Kit[];
  readonly regions: readonly Region[];
  readonly caseOffers?: readonly CaseOffer[];
  readonly deliveryEstimates?: DeliveryEstimates;
  readonly freeShipping?: FreeShippingOffer;
  /** Skus to offer after an order, best first. */
  readonly crossSell?: readonly string[];
}

export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.products.find((product) => product.sku === sku);
}
