import type { EstimateRecipient, EstimateRequest } from '#src/domain/group-order/estimate';
import type { GroupOrderInput } from '#src/infrastructure/vendure/operations.generated';

export function toGroupOrderInput({ kind, details, items, recipients }: EstimateRequest): GroupOrderInput {
  const { company, date, time, email, firstName, lastName, giftMessage } = details;
  const size = Number(details.size.replaceAll(',', ''));
  return {
    ...{ kind, company, date, time, email, firstName, lastName, giftMessage },
    ...(Number.isInteger(size) && { size }),
    lines: items.map(toPart),
    recipients: recipients.map(toRecipient),
  };
}

function toRecipient({ items, ...address }: EstimateRecipient): GroupOrderInput['recipients'][number] {
  return { address, items: items.map(toPart) };
}

function toPart({ sku, quantity }: EstimateRequest['items'][number]): GroupOrderInput['lines'][number] {
  return { sku, quantity };
}
