import type { Discount, OrderSummary } from '../../../domain/cart/order-summary';
import { formatMoney } from '../../../domain/money/format-money';
import { displayPromoCode } from '../../../domain/promo-code/promo-code';
import type { SummaryRow } from '../../components/summary-list';
import { cartWords } from '../../text/cart-words';

/** An order's amounts, ready to read. */
export interface Summary {
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  readonly isPending: boolean;
}

/** Rows for every amount; nothing is added up here that the server already did. */
export function asSummary(summary: OrderSummary, { isShippingKnown, isPending }: { readonly isShippingKnown: boolean; readonly isPending: boolean }): Summary {
  const rows: SummaryRow[] = [
    { id: 'items', label: cartWords.subtotal, amount: formatMoney(summary.items) },
    ...summary.discounts.map(discountRow),
    { id: 'shipping', label: cartWords.shipping, amount: isShippingKnown ? formatMoney(summary.shipping) : cartWords.shippingLater },
  ];
  if (summary.tax !== 0) rows.push({ id: 'tax', label: cartWords.tax, amount: formatMoney(summary.tax) });
  return { rows, total: formatMoney(summary.total), isPending };
}

function discountRow(discount: Discount): SummaryRow {
  return {
    id: `discount-${discount.code ?? discount.label}`,
    label: discount.code ? displayPromoCode(discount.code) : discount.label,
    amount: formatMoney(discount.amount),
    saving: discount.eligible,
    note: discount.eligible ? undefined : cartWords.codeIneligible,
  };
}
