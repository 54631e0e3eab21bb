import type { DiscountChoice, LineReason } from '#src/domain/cart/line-discount';
import type { AutomaticDiscount } from '#src/domain/catalogue/shopper-price';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import { offerName, priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { capitalize } from '#src/ui/kit/interval-messages';

export function describeLineReason(reason: LineReason): string {
  switch (reason.kind) {
    case 'code':
      return `with ${displayPromoCode(reason.code)}`;
    case 'offer':
      return offerName(reason.label);
    default:
      return priceMessages.reasons[reason.kind];
  }
}

export function describeDiscountChoice({ counts, beaten }: DiscountChoice, all: readonly AutomaticDiscount[]): string {
  const others = beaten.map(nameOf).join(' or ');
  if (!counts) return 'Discounts cannot be combined. Each item gets the best one.';
  const own = all.find(({ reason }) => reason === counts.kind);
  const name = own ? nameOf(own) : counts.kind === 'code' ? displayPromoCode(counts.code) : describeLineReason(counts);
  return `${capitalize(name)} applies instead of ${others}.`;
}

function nameOf({ reason, percent }: AutomaticDiscount): string {
  return reason === 'member' ? `your ${percent}% member price` : `the ${percent}% case price`;
}
