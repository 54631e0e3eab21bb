import type { VariantOffer } from '../../application/ports/shop/variant-reader';
import type { Stock } from '../../domain/catalogue/product';
import type { VariantAnswer } from './answers/variant-answer';
import { present } from './present';
import { readAmount } from './wire-amount';
import { readWeight } from './wire-line-item';

export function readVariantOffer(answer: VariantAnswer): VariantOffer {
  return {
    id: answer.id,
    sku: answer.sku,
    price: readAmount(answer.price),
    stock: readStock(answer),
    noIndividualPurchase: answer.metadata?.no_individual_purchase ?? false,
    ...present({ weight: readWeight(answer.weight) }),
  };
}

/** From this many units on it is no longer worth saying how many are left. */
const plenty = 12;

function readStock({ in_stock: inStock, is_backorderable: backOrderable, total_on_hand: onHand }: VariantAnswer): Stock {
  // Without a number the stock is unlimited.
  if (onHand == null && inStock) return { kind: 'in-stock' };
  if (onHand != null && onHand > 0) return onHand < plenty ? { kind: 'few', left: onHand } : { kind: 'in-stock' };
  return { kind: backOrderable ? 'back-order' : 'out-of-stock' };
}
