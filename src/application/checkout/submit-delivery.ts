import type { Order } from '../../domain/cart/order';
import { furthestStep } from '../../domain/checkout/checkout-step';
import type { ChangeCart } from '../cart/change-cart';
import type { CheckoutGateway, ShipmentChoice } from '../ports/shop/checkout-gateway';

/** The delivery step: one rate for every shipment (spec §4 Checkout update states). Rejects with GatewayError. */
export class SubmitDelivery {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  execute(choices: readonly ShipmentChoice[]): Promise<Order> {
    const chosen = new Set(choices.map(({ rateId }) => rateId));
    return this.changeCart.execute({
      send: (key) => this.checkout.submitDelivery(key, choices),
      isDone: (after) =>
        furthestStep(after) === 'payment' &&
        after.shipments.every(({ rates }) => rates.some(({ id, selected }) => selected && chosen.has(id))),
    });
  }
}
