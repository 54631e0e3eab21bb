import type { NewLine } from '../../application/ports/shop/order-gateway';
import type { Wire } from './answers/wire';
import { writeAmount } from './wire-amount';

/** The line itself; what repeats of it stands inside it when an order is created, and beside it when it is added to one. */
export function writeNewLine({ sku, quantity, parts, prepaid, giftCardAmount }: NewLine): Wire<'NewLineItemInput'> {
  const options: Wire<'LineItemOptions'> = {
    ...(prepaid && { prepaid_subscription: { installment_count: prepaid.installmentCount, interval: prepaid.interval } }),
    ...(giftCardAmount !== undefined && { amount: writeAmount(giftCardAmount) }),
  };
  return {
    sku,
    quantity,
    ...(parts && { parts: parts.map((part) => ({ sku: part.sku, quantity: part.quantity })) }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/** Makes a line repeat (spec §7 subscriptionLineItem). */
export function writeSubscription({ interval, endDate }: NonNullable<NewLine['subscription']>): Wire<'SubscriptionLineItemInput'> {
  return {
    interval_length: interval.length,
    interval_units: interval.unit,
    end_date: endDate === undefined ? null : new Date(endDate).toISOString(),
  };
}
