/** What the shop back end knows of one sellable variant. Money is in cents, weight in ounces, stock in units. */
export interface VariantSeed {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly priceCents: number;
  /** Shortest decimal text; a single can weighs "9.3", which is how the storefront recognises one. */
  readonly weight: string;
  /** Units on hand; null means unlimited. */
  readonly stock: number | null;
  readonly backorderable: boolean;
  readonly kind: 'wine' | 'pack' | 'gift-set' | 'glassware' | 'gift-card' | 'merch';
  /** What a pack or set is made of; empty for everything else. */
  readonly parts: readonly { readonly sku: string; readonly quantity: number }[];
  /** The shopper puts it together of so many single cans, and pays for those. */
  readonly composedOf?: number;
  /** Cannot be bought without another line that can be bought on its own. */
  readonly noIndividualPurchase: boolean;
  readonly subscribable: boolean;
  /** Gift cards ship nothing and are not taxed as goods. */
  readonly digital: boolean;
}
