import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Wire } from '#src/infrastructure/shop-api/wire';
import { toDecimalText } from './amount-input';

/** The line itself; what repeats of it stands inside it when an order is created, and beside it when it is added to one. */
export function toLineItemInput({ sku, quantity, parts, prepaid, giftCardAmount }: NewLine): Wire<'NewLineItemInput'> {
  const contents = parts?.map((part) => ({ sku: part.sku, quantity: part.quantity }));
  const options: Wire<'LineItemOptions'> = {
    // The server makes the price of what every delivery holds.
    ...(prepaid && {
      prepaid_subscription: {
        installment_count: prepaid.installmentCount,
        interval: prepaid.interval,
        line_items: contents ?? [{ sku, quantity: 1 }],
      },
    }),
    ...(giftCardAmount !== undefined && { amount: toDecimalText(giftCardAmount) }),
  };
  return {
    sku,
    quantity,
    ...(contents && { parts: contents }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/** Makes a line repeat (spec §7 subscriptionLineItem). */
export function toSubscriptionLineItemInput({
  interval,
  endDate,
}: NonNullable<NewLine['subscription']>): Wire<'SubscriptionLineItemInput'> {
  return {
    interval_length: interval.length,
    interval_units: interval.unit,
    end_date: endDate === undefined ? null : new Date(endDate).toISOString(),
  };
}
