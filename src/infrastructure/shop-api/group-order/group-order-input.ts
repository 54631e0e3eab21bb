import type { EstimateRecipient, EstimateRequest } from '#src/domain/group-order/estimate';
import { toAddressInput } from '#src/infrastructure/shop-api/cart/order-input';
import type { Wire } from '#src/infrastructure/shop-api/wire';

/** The wire has one address for an order, so the recipients stand in its metadata (docs/adr/0024). */
export function toGroupOrderInput({ kind, details, items, recipients }: EstimateRequest): Wire<'OrderInput'> {
  const { company, date, email, firstName, giftMessage, lastName, size, time } = details;
  return {
    email,
    channel: 'group_order',
    line_items_attributes: items.map(({ sku, quantity }) => ({ sku, quantity })),
    ...(giftMessage && { gift_note_attributes: { from: `${firstName} ${lastName}`, note: giftMessage } }),
    metadata: {
      group_order: {
        kind,
        company,
        date,
        time,
        size: Number(size.replaceAll(',', '')),
        first_name: firstName,
        last_name: lastName,
        recipients: recipients.map(toRecipientInput),
      },
    },
  };
}

function toRecipientInput({ items, ...address }: EstimateRecipient): Wire<'GroupOrderRecipient'> {
  return { ...toAddressInput(address), line_items: items.map(({ sku, quantity }) => ({ sku, quantity })) };
}
