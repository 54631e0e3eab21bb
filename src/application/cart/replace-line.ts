import { GatewayError } from '#src/application/ports/gateway-error';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { LineItem } from '#src/domain/cart/line-item';
import { sameParts } from '#src/domain/cart/line-removal';
import { planToText } from '#src/domain/prepaid/prepaid-offer';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import type { AddLineToCart } from './add-line-to-cart';
import type { RemoveLine } from './remove-line';

/** What became of a change that the server knows only as adding and removing. */
export type ReplacementOutcome =
  /** `added` where there was nothing left to replace. */
  | { readonly kind: 'replaced' | 'added' }
  /** The line is as it is wanted already. */
  | { readonly kind: 'unchanged' }
  /** The new line stands in the cart, and the old one still beside it. */
  | { readonly kind: 'old-one-stays'; readonly error: GatewayError };

/**
 * Puts another line in the place of one, such as a pack with other cans. The new one comes first and the old one goes
 * afterwards, so that the shopper never stands there without both. Rejects with GatewayError when the new line is refused;
 * then nothing has changed.
 */
export class ReplaceLine {
  constructor(
    private readonly cart: CartState,
    private readonly addLine: AddLineToCart,
    private readonly removeLine: RemoveLine,
  ) {}

  async execute(lineItemId: string, wanted: NewLine): Promise<ReplacementOutcome> {
    const old = this.cart.current?.lineItems.find(({ id }) => id === lineItemId);
    if (old && isSame(old, wanted)) return { kind: 'unchanged' };
    const { lineItems } = await this.addLine.execute(wanted);
    if (lineItems.every(({ id }) => id !== lineItemId)) return { kind: 'added' };
    // Nobody knew the old line, and it was the same: the new one has gone into it.
    if (!lineItems.some((line) => line.id !== lineItemId && isSame(line, wanted))) return { kind: 'unchanged' };
    try {
      await this.removeLine.execute(lineItemId);
      return { kind: 'replaced' };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return { kind: 'old-one-stays', error };
    }
  }
}

/** Whether the server would put what is wanted into this line. */
function isSame(line: LineItem, { sku, parts = [], prepaid }: NewLine): boolean {
  const isOnce = line.subscriptionLineItems.length === 0;
  return line.sku === sku && isOnce && sameParts(line.parts, parts) && samePlan(line.prePaidSubscription, prepaid);
}

function samePlan(a: PrepaidPlan | undefined, b: PrepaidPlan | undefined): boolean {
  return (a && planToText(a)) === (b && planToText(b));
}
