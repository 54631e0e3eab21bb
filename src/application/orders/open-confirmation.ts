import type { SettlementOutcome, SettlePayment } from '#src/application/checkout/settle-payment';
import type { OrderReceipt } from '#src/domain/cart/order';
import type { OpenPlacedOrder, PlacedOrderOutcome } from './open-placed-order';

export type ConfirmationOutcome = Exclude<SettlementOutcome, { kind: 'not-here' }> | PlacedOrderOutcome;

/**
 * Completes an order whose payment is to be settled, and otherwise opens it if the visitor may see it (spec §2
 * /order/confirmation/:number/:id).
 */
export class OpenConfirmation {
  constructor(
    private readonly settlePayment: SettlePayment,
    private readonly openPlacedOrder: OpenPlacedOrder,
  ) {}

  /** Rejects with GatewayError when the outcome is unknown; the same call can be made again. */
  async execute({ number, id }: OrderReceipt, checkoutSessionId: string | null): Promise<ConfirmationOutcome> {
    const settled = checkoutSessionId ? await this.settlePayment.execute(number, checkoutSessionId) : undefined;
    return settled && settled.kind !== 'not-here' ? settled : this.openPlacedOrder.execute({ number, id });
  }
}
