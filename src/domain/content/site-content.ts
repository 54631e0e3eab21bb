import type { FreeShippingOffer } from '#src/domain/cart/free-shipping';
import type { CaseOffer, Kit } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import type { DeliveryEstimates } from '#src/domain/geography/delivery-estimate';
import type { Region } from '#src/domain/geography/shippable';
import type { ReferralOffer } from '#src/domain/referral/referral';
import type { Announcement } from './announcement';

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

/** What every page shows: the texts of its shell, and what its prices depend on. */
export interface ShellContent {
  readonly tagline: string;
  readonly footerText: string;
  readonly mainMenu?: readonly MenuLink[];
  readonly footer?: readonly FooterGroup[];
  /** Where shoppers write to, when the shop says so. */
  readonly contactEmail?: string;
  readonly announcement?: Announcement;
  /** What referring a friend brings, if anything. */
  readonly referral?: ReferralOffer;
  /** The discounts of full cases, if there are any. */
  readonly caseOffers?: readonly CaseOffer[];
}

/** What is sold today and where wine ships to; loads when the cart or checkout needs it. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly kits: readonly Kit[];
  readonly regions: readonly Region[];
  /** The discounts of full cases, if there are any. */
  readonly caseOffers?: readonly CaseOffer[];
  /** When parcels arrive, if the shop says so. */
  readonly deliveryEstimates?: DeliveryEstimates;
  /** From how much on shipping is free, if it ever is. */
  readonly freeShipping?: FreeShippingOffer;
  /** Skus to offer after an order, best first, if there are any. */
  readonly crossSell?: readonly string[];
}

export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.products.find((product) => product.sku === sku);
}
