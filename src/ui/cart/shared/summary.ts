import type { Discount, OrderSummary } from '#src/domain/cart/order-summary';
import { cents, formatMoney, formatPromotionAmount } from '#src/domain/money/money';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import { offerName } from '#src/ui/catalogue/shared/price-messages';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import type { Settlement, SummaryRow } from '#src/ui/kit/summary-list';
import { cartMessages } from './cart-messages';

export interface Summary {
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  /** Undefined where a card pays all of it. */
  readonly settlement: Settlement | undefined;
  readonly isPending: boolean;
}

interface SummaryTraits {
  readonly isPending: boolean;
  /** The text in place of the shipping costs until the address is known. */
  readonly shippingLater?: string;
  /** True for a complete order, which shows its payments instead. */
  readonly isPaid?: boolean;
}

export function asSummary(
  summary: OrderSummary,
  { isPending, isPaid = false, shippingLater = cartMessages.shippingLater }: SummaryTraits,
): Summary {
  const rows: SummaryRow[] = [
    {
      id: 'items',
      label: summary.areLinesDiscounted ? cartMessages.subtotalBefore : cartMessages.subtotal,
      amount: formatMoney(summary.items),
    },
    // A code that does not count is shown with the codes, with its reason.
    ...summary.discounts.filter(({ eligible }) => eligible).map(discountRow),
  ];
  if (summary.shippingState !== 'none') {
    const amount = summary.shippingState === 'later' ? shippingLater : formatMoney(summary.shipping);
    rows.push({ id: 'shipping', label: cartMessages.shipping, amount });
  }
  if (summary.tax !== 0) rows.push({ id: 'tax', label: cartMessages.tax, amount: formatMoney(summary.tax) });
  return { rows, total: formatMoney(summary.total), settlement: isPaid ? undefined : settlementOf(summary), isPending };
}

function settlementOf({ giftCards, storeCredit, due }: OrderSummary): Settlement | undefined {
  if (giftCards.length === 0 && storeCredit === 0) return undefined;
  const messages = giftCardMessages.summary;
  const rows: SummaryRow[] = giftCards.map(({ id, last, amount }) => ({
    id: `gift-card-${id}`,
    label: messages.giftCard(last),
    amount: formatMoney(cents(0 - amount)),
  }));
  if (storeCredit > 0)
    rows.push({ id: 'store-credit', label: messages.storeCredit, amount: formatMoney(cents(0 - storeCredit)) });
  return { rows, due: { label: messages.due, amount: formatMoney(due) } };
}

function discountRow(discount: Discount): SummaryRow {
  return {
    id: `discount-${discount.code ?? discount.label}`,
    label: discount.code ? displayPromoCode(discount.code) : offerName(discount.label),
    isCode: discount.code !== undefined,
    amount: formatPromotionAmount(discount.amount),
    saving: true,
  };
}
