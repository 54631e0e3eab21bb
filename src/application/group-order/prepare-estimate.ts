import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { selectedRate } from '#src/domain/cart/shipment';
import type { EstimateRequest } from '#src/domain/group-order/estimate';

/**
 * Takes an estimate through address and delivery, so that the back end calculates shipping and tax, and it can be paid
 * (spec §4 Checkout update states). Rejects with GatewayError.
 */
export class PrepareEstimate {
  static readonly uses = { checkout: CheckoutGateway, orders: OrderGateway };

  constructor(private readonly use: Used<typeof PrepareEstimate.uses>) {}

  async execute(order: Order, { details, recipients }: EstimateRequest): Promise<Order> {
    const [recipient] = recipients;
    if (!recipient) throw new GatewayError({ code: 'unprocessable_entity', message: 'An estimate needs an address' });
    const { items: _items, ...address } = recipient;
    const addressed = await this.advance(order, 'address', () =>
      this.use.checkout.submitAddress(order, { email: details.email, address }),
    );
    return this.advance(addressed, 'delivery', () => this.use.checkout.submitDelivery(order, cheapest(addressed)));
  }

  private advance(before: Order, step: Order['furthestStep'], send: () => Promise<Order>): Promise<Order> {
    return sendOrLookUp({
      send,
      lookUp: () => orElse(this.use.orders.read(before), () => undefined),
      isDone: (after) => after.furthestStep !== step && after.furthestStep !== before.furthestStep,
    });
  }
}

/** The rate that the back end has chosen, which is the cheapest. */
function cheapest({ shipments }: Order) {
  return shipments.flatMap((shipment) => {
    const rate = selectedRate(shipment) ?? shipment.rates[0];
    return rate ? [{ shipmentId: shipment.id, rateId: rate.id }] : [];
  });
}
