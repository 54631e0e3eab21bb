import type { ProductVariant } from '@vendure/core';
import { invalid } from '#src/plugins/core/shop-failure';

/** Units of one line; more would not fit into the amounts that the database keeps. */
const mostUnits = 10_000;

/** The same of gift cards: each is a row of its own. */
const mostGiftCards = 100;

/** Lines of one order. */
const mostLines = 100;

/** Throws INVALID for a number of units that no line of the variant can have. */
export function requireQuantity(quantity: number, { customFields }: Pick<ProductVariant, 'customFields'>): void {
  const most = customFields.kind === 'gift-card' ? mostGiftCards : mostUnits;
  if (quantity < 1) throw invalid({ quantity: ['must be greater than 0'] });
  if (quantity > most) throw invalid({ quantity: [`must be less than or equal to ${most}`] });
}

/** Throws INVALID for a number of lines that no order can have. */
export function requireLineCount(count: number): void {
  if (count > mostLines) throw invalid({ line_items: [`are too many (maximum is ${mostLines})`] });
}

/** "4 × Night Bus" */
export function units(quantity: number, name: string): string {
  return `${quantity} × ${name}`;
}
