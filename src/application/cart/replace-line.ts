import { orElse } from '#src/application/calls/handled';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';
import { sameParts } from '#src/domain/cart/line-removal';
import { planToText, type PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import { AddLineToCart } from './add-line-to-cart';
import { RemoveLine } from './remove-line';

/** The result of a replacement, which the server only knows as adding and removing. */
export type ReplacementOutcome =
  /** `added` when the old line no longer existed. */
  | { readonly kind: 'replaced' | 'added' }
  /** The line already matches the request. */
  | { readonly kind: 'unchanged' }
  /** The cart has the new line and still the old one. */
  | { readonly kind: 'old-one-stays'; readonly error: GatewayError };

/**
 * Replaces a line, for example by a pack with other cans. Adds the new line before it removes the old one, so that the shopper
 * never loses both. Rejects with GatewayError when the new line is refused; then nothing has changed.
 */
export class ReplaceLine {
  static readonly uses = { cart: CartState, addLine: AddLineToCart, removeLine: RemoveLine };

  constructor(private readonly use: Used<typeof ReplaceLine.uses>) {}

  async execute(lineItemId: string, wanted: NewLine): Promise<ReplacementOutcome> {
    const old = this.use.cart.current?.lineItems.find(({ id }) => id === lineItemId);
    if (old && isSame(old, wanted)) return { kind: 'unchanged' };
    const { lineItems } = await this.use.addLine.execute(wanted);
    if (lineItems.every(({ id }) => id !== lineItemId)) return { kind: 'added' };
    // The old line was unknown and equal, so the server has merged the new one into it.
    if (!lineItems.some((line) => line.id !== lineItemId && isSame(line, wanted))) return { kind: 'unchanged' };
    return orElse(
      this.use.removeLine.execute(lineItemId).then(() => ({ kind: 'replaced' }) as const),
      (error) => ({ kind: 'old-one-stays', error }) as const,
    );
  }
}

/** True when the server would merge the requested line into this one. */
function isSame(line: LineItem, { sku, parts = [], prepaid }: NewLine): boolean {
  const isOnce = line.subscriptionLineItems.length === 0;
  return line.sku === sku && isOnce && sameParts(line.parts, parts) && samePlan(line.prePaidSubscription, prepaid);
}

function samePlan(a: PrepaidPlan | undefined, b: PrepaidPlan | undefined): boolean {
  return (a && planToText(a)) === (b && planToText(b));
}
