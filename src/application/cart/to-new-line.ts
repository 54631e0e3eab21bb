import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { LineItem } from '#src/domain/cart/line-item';
import { openGiftCard } from '#src/domain/gift-card/gift-card';

/** The request that adds a line again, with its cans, its deliveries and its gift card amount. */
export function toNewLine(line: LineItem): NewLine {
  const {
    sku,
    quantity,
    parts,
    prePaidSubscription: prepaid,
    subscriptionLineItems: [repeating],
    price,
  } = line;
  return {
    sku,
    quantity,
    ...(line.variant.isComposable && { parts }),
    ...(prepaid && { prepaid: { installmentCount: prepaid.installmentCount, interval: prepaid.interval } }),
    ...(repeating && {
      subscription: {
        interval: repeating.interval,
        ...(repeating.endDate !== undefined && { endDate: repeating.endDate }),
      },
    }),
    ...(sku === openGiftCard && { giftCardAmount: price }),
  };
}
