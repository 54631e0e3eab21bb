import type { DependenciesOf } from '#src/application/ports/token';
import { Action } from '#src/ui/kit/action';

/**
 * The requests of checkout and confirmation. Their views share the same actions, also after the shopper left and came
 * back, so that nothing is sent or paid twice.
 */
export class CheckoutActions {
  static readonly dependencies: DependenciesOf<typeof CheckoutActions> = [];

  readonly resume: Action;
  readonly submitAddress: Action;
  readonly calculateShipping: Action;
  readonly submitDelivery: Action;
  readonly startPayment: Action;
  readonly addToOrder: Action;

  constructor() {
    this.resume = new Action();
    this.submitAddress = new Action();
    this.calculateShipping = new Action();
    this.submitDelivery = new Action();
    this.startPayment = new Action();
    this.addToOrder = new Action();
  }
}
