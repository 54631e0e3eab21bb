import { ChangeCart } from '#src/application/cart/change-cart';
import { CheckoutGateway, type ShipmentChoice } from '#src/application/ports/shop/checkout-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** The delivery step: one rate for every shipment (spec §4 Checkout update states). Rejects with GatewayError. */
export class SubmitDelivery {
  static readonly uses = { checkout: CheckoutGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof SubmitDelivery.uses>) {}

  execute(choices: readonly ShipmentChoice[]): Promise<Order> {
    const chosen = new Set(choices.map(({ rateId }) => rateId));
    return this.use.changeCart.execute({
      send: (key) => this.use.checkout.submitDelivery(key, choices),
      isDone: (after) =>
        after.furthestStep === 'payment' &&
        after.shipments.every(({ rates }) => rates.some(({ id, selected }) => selected && chosen.has(id))),
    });
  }
}
