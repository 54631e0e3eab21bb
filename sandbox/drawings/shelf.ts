export interface Shelf {
  readonly sku: string;
  readonly name: string;
  readonly ground: string;
  readonly mark: string;
}
