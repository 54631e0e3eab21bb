import type { Order } from '#src/domain/cart/order';
import type { Cents } from '#src/domain/money/money';

/** What of an order the rules of codes look at. */
export interface CodeSituation {
  /** The same for two orders exactly when a refused code need not be tried again; short, and tells nothing of the shopper. */
  readonly mark: string;
  readonly itemTotal: Cents;
  readonly hasShipments: boolean;
}

export function codeSituation({ number, lineItems, shipments, itemTotal, userId, email }: Order): CodeSituation {
  const lines = lineItems.map(({ sku, quantity }) => `${quantity}×${sku}`).sort();
  const hasShipments = shipments.length > 0;
  return {
    mark: hash([number, hasShipments, userId ?? '', email ?? '', ...lines].join('\n')),
    itemTotal,
    hasShipments,
  };
}

/**
 * Whether codes may go on an order by themselves: there is something in it, and it is not being paid at this moment. A
 * payment page is open for one amount; a code would change it behind the shopper's back.
 */
export function canTakeCodes(order: Order): boolean {
  const isBeingPaid = order.paymentPage !== undefined && order.furthestStep === 'payment';
  return order.lineItems.length > 0 && !order.isComplete && !isBeingPaid;
}

/** FNV-1a: two different texts have the same mark once in four thousand million times, and then a code waits longer. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
