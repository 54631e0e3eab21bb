import { comparedToText } from '#src/domain/comparison/comparison';

/** Keeps the commas of skus, so that shoppers can read the address. */
export function compareAddress(skus: readonly string[]): string {
  if (skus.length === 0) return '/shop/compare/';
  return `/shop/compare/?cans=${encodeURIComponent(comparedToText(skus)).replaceAll('%2C', ',')}`;
}
