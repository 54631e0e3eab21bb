import { Logger } from '#src/application/ports/system/logger';
import type { DependenciesOf } from '#src/application/ports/token';
import { Action } from '#src/ui/kit/action';

/**
 * The requests of checkout and confirmation. Their views share the same actions, also after the shopper left and came
 * back, so that nothing is sent or paid twice.
 */
export class CheckoutActions {
  static readonly dependencies: DependenciesOf<typeof CheckoutActions> = [Logger];

  readonly resume: Action;
  readonly submitAddress: Action;
  readonly calculateShipping: Action;
  readonly submitDelivery: Action;
  readonly startPayment: Action;
  readonly addToOrder: Action;

  constructor(logger: Logger) {
    this.resume = new Action(logger);
    this.submitAddress = new Action(logger);
    this.calculateShipping = new Action(logger);
    this.submitDelivery = new Action(logger);
    this.startPayment = new Action(logger);
    this.addToOrder = new Action(logger);
  }
}
