import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { HostedPayment, type HostedPaymentStart } from '#src/application/checkout/hosted-payment';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';
import type { Cents } from '#src/domain/money/money';

/**
 * Pays an estimate on the hosted payment page (spec §7 PUT prepare), and never twice: it is read before anything is sent, and a
 * payment that may have been made is completed instead. The cart is not changed (docs/adr/0024).
 */
export class PayEstimate {
  static readonly uses = { checkout: CheckoutGateway, orders: OrderGateway, hosted: HostedPayment };

  constructor(private readonly use: Used<typeof PayEstimate.uses>) {}

  /** Rejects with GatewayError; the next attempt looks before it asks for money. */
  async execute(key: OrderKey, shownAmount: Cents): Promise<HostedPaymentStart> {
    const order = await this.use.orders.read(key);
    if (order.isComplete || (await this.completePaid(order))) return this.use.hosted.confirm(order);
    if (order.furthestStep !== 'payment') return { kind: 'not-ready' };
    if (order.amountDue !== shownAmount) return { kind: 'amount-due', order };
    return this.leaveToPay(key, order);
  }

  private completePaid(order: Order): Promise<OrderReceipt | undefined> {
    return this.use.hosted.complete(order, (sessionId) => this.use.checkout.finalizeSession(order.number, sessionId));
  }

  private async leaveToPay(key: OrderKey, before: Order): Promise<HostedPaymentStart> {
    const order = await sendOrLookUp({
      send: () => this.use.checkout.prepare(key),
      lookUp: () => orElse(this.use.orders.read(key), () => undefined),
      isDone: (after) => after.paymentPage !== undefined && after.amountDue === before.amountDue,
    });
    if (order.amountDue !== before.amountDue) return { kind: 'amount-due', order };
    return this.use.hosted.leaveFor(order);
  }
}
