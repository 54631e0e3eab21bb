import { comparedToText } from '#src/domain/comparison/comparison';

/** Returns the address that compares these cans. Skus keep their commas, so that shoppers can read it. */
export function compareAddress(skus: readonly string[]): string {
  if (skus.length === 0) return '/shop/compare/';
  return `/shop/compare/?cans=${encodeURIComponent(comparedToText(skus)).replaceAll('%2C', ',')}`;
}
