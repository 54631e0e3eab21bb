import { Action } from '#src/ui/kit/action';

/** Views share these actions, also after the shopper left and came back, so that nothing is sent or paid twice. */
export class CheckoutActions {
  readonly resume = new Action();
  readonly submitAddress = new Action();
  readonly calculateShipping = new Action();
  readonly submitDelivery = new Action();
  readonly startPayment = new Action();
  readonly addToOrder = new Action();
}
