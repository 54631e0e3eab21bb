import type { CaseOffer } from '#src/domain/catalogue/full-case';
import type { Kit } from '#src/domain/catalogue/kit';
import type { Product } from '#src/domain/catalogue/product';
import type { Region } from '#src/domain/geography/shippable';

/** Words of the page shell, the same on every page. */
export interface ShellContent {
  readonly tagline: string;
  readonly footerText: string;
  readonly announcements: readonly string[];
}

/** What is sold today and where wine may go: loaded when a cart or a checkout needs it. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly kits: readonly Kit[];
  readonly regions: readonly Region[];
  /** What full cases save; absent when nothing is said about it. */
  readonly caseOffers?: readonly CaseOffer[];
  /** Skus to offer once an order is placed, best first; absent when nothing is said about it. */
  readonly crossSell?: readonly string[];
}

export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.products.find((product) => product.sku === sku);
}
