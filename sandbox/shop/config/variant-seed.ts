/** A variant of the shop back end. Money is in cents, weight in ounces, stock in units. */
export interface VariantSeed {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly priceCents: number;
  /** Shortest decimal text; a single can weighs "9.3", which is how the storefront recognizes one. */
  readonly weight: string;
  /** Units on hand; null means unlimited. */
  readonly stock: number | null;
  readonly backorderable: boolean;
  readonly kind: 'wine' | 'pack' | 'gift-set' | 'glassware' | 'gift-card' | 'merch';
  /** The contents of a pack or set; empty for everything else. */
  readonly parts: readonly { readonly sku: string; readonly quantity: number }[];
  /** The number of single cans that the shopper chooses for a composable pack. */
  readonly composedOf?: number;
  /** Cannot be bought alone. */
  readonly noIndividualPurchase: boolean;
  readonly subscribable: boolean;
  /** Gift cards do not ship and are not taxed. */
  readonly digital: boolean;
}
