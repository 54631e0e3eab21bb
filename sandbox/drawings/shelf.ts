/** What a drawing needs to know of something for sale that is not wine. */
export interface Shelf {
  readonly sku: string;
  readonly name: string;
  readonly ground: string;
  readonly mark: string;
}
