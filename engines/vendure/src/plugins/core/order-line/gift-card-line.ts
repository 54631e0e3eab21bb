import type { Order, OrderLine } from '@vendure/core';

/** Says if a line buys gift cards, which are money and no goods. */
export function isGiftCard({ productVariant }: Pick<OrderLine, 'productVariant'>): boolean {
  return productVariant.customFields.kind === 'gift-card';
}

/** A gift card cannot pay for gift cards alone, and no code makes them cheaper. */
export function holdsOnlyGiftCards({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.length > 0 && lines.every(isGiftCard);
}
