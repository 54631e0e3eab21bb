import { isGiftCard } from '#sandbox/shop/catalogue/gift-card-goods';
import type { LineItem } from './order';

const withoutWine = ['glassware', 'gift-card', 'merch'];

/** True when there is wine in the order, also inside a pack or a gift set. */
export function holdsWine(lines: readonly Pick<LineItem, 'variant'>[]): boolean {
  return lines.some(({ variant }) => !withoutWine.includes(variant.kind));
}

/** Returns the price of the goods before discounts, which gift cards are not. */
export function goodsCents(lines: readonly Pick<LineItem, 'variant' | 'priceCents' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => (isGiftCard(line) ? sum : sum + line.priceCents * line.quantity), 0);
}
