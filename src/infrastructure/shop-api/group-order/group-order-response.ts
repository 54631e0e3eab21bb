import type { Order } from '#src/domain/cart/order';
import type { Estimate } from '#src/domain/group-order/estimate';
import { type Checked, fields, list, maybe, text } from '#src/infrastructure/shared/checks';
import { oneOf, unchecked } from '#src/infrastructure/shared/value-checks';
import type { ChecksOf } from '#src/infrastructure/shop-api/wire';

const groupOrderResponse = fields({
  kind: oneOf(['group', 'bulk']),
  company: maybe(text),
  date: maybe(text),
  time: maybe(text),
  recipients: maybe(list(unchecked)),
} satisfies ChecksOf<'GroupOrder'>);

/** An order's data about its group. */
export const groupOrderMetadataResponse = fields({
  group_order: maybe(groupOrderResponse),
} satisfies ChecksOf<'Metadata'>);

type Metadata = Checked<typeof groupOrderMetadataResponse> | undefined;

/** Returns the number of addresses of an order for a group; undefined for any other order. */
export function recipientCountOf(metadata: Metadata): number | undefined {
  return metadata?.group_order?.recipients?.length;
}

/** An order without data about a group is an estimate as well: its link opens it. */
export function toEstimate(order: Order, metadata: Metadata): Estimate {
  const { kind = 'group', company = '', date = '', time = '' } = metadata?.group_order ?? {};
  return { order, kind, company, date, time };
}
