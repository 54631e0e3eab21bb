import type { Order } from '#src/domain/cart/order';
import type { Cents } from '#src/domain/money/money';

/** The parts of an order that the rules of codes depend on. */
export interface CodeSituation {
  /** Returns a key that is equal while a refused code need not be tried again. Short, and without personal data. */
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
 * True when codes may be applied automatically: the order has lines and no open payment page. The page is for one amount,
 * which a code would change without the shopper noticing.
 */
export function canTakeCodes(order: Order): boolean {
  const isBeingPaid = order.paymentPage !== undefined && order.furthestStep === 'payment';
  return order.lineItems.length > 0 && !order.isComplete && !isBeingPaid;
}

/** FNV-1a, 32 bits. After a collision a code only waits longer. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
