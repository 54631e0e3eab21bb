import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { stockOf, type Supply, unitsLeft } from '#src/domain/catalogue/stock';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { VariantAnswer } from './answers/variant-answer';
import { readAmount } from './wire-amount';
import { readWeight } from './wire-line-item';

export function readVariantOffer(answer: VariantAnswer): VariantOffer {
  const supply = readSupply(answer);
  return {
    id: answer.id,
    sku: answer.sku,
    price: readAmount(answer.price),
    stock: stockOf(supply),
    noIndividualPurchase: answer.metadata?.no_individual_purchase ?? false,
    ...(answer.metadata?.subscribable && { isSubscribable: true }),
    ...omitNullish({ weight: readWeight(answer.weight), unitsLeft: unitsLeft(supply) }),
  };
}

function readSupply({
  in_stock: inStock,
  is_backorderable: isBackorderable,
  total_on_hand: onHand,
}: VariantAnswer): Supply {
  // Without a number the stock is unlimited, or there is none at all.
  const known = onHand ?? (inStock ? undefined : 0);
  return { isBackorderable: isBackorderable ?? false, ...(known !== undefined && { onHand: known }) };
}
