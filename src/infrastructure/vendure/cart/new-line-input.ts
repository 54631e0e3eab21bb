import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Interval } from '#src/domain/interval/interval';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { NewLineInput } from '#src/infrastructure/vendure/operations.generated';

export function toNewLineInput(line: NewLine): NewLineInput {
  const { sku, quantity, parts, prepaid, subscription, giftCardAmount } = line;
  return {
    sku,
    quantity,
    ...(parts && { parts }),
    ...(subscription && { subscription: toSubscription(subscription) }),
    // The engine makes the price of one delivery's contents.
    ...(prepaid && {
      prepaid: {
        installmentCount: prepaid.installmentCount,
        ...toInterval(prepaid.interval),
        items: parts ?? [{ sku, quantity: 1 }],
      },
    }),
    ...(giftCardAmount !== undefined && { giftCardAmount }),
  };
}

function toSubscription({
  interval,
  endDate,
}: NonNullable<NewLine['subscription']>): NonNullable<NewLineInput['subscription']> {
  return { ...toInterval(interval), ...omitNullish({ endDate }) };
}

function toInterval({ length, unit }: Interval): { readonly intervalLength: number; readonly intervalUnit: string } {
  return { intervalLength: length, intervalUnit: unit };
}
