import { GatewayError } from '#src/application/ports/gateway-error';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { OrdersState } from '#src/application/ports/state/orders-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';

/** Loads a placed order of the customer into the state (spec §3 Client state, orders). */
export class LoadOrder {
  static readonly uses = { history: OrdersReader, orders: OrdersState, signIn: SignInStorage };

  constructor(private readonly use: Used<typeof LoadOrder.uses>) {}

  /** Does nothing while the same order is loading. A failure is in the state; a loaded order stays. */
  async execute(number: string): Promise<void> {
    if (this.use.orders.loading.includes(number)) return;
    const asked = this.use.signIn.user();
    // The state was cleared when they signed out. A later response is not for the user who is signed in now.
    const isStillThem = () => this.use.signIn.user() === asked && this.use.orders.loading.includes(number);
    this.use.orders.setLoading(number);
    try {
      const order = await this.use.history.read(number);
      if (isStillThem()) this.use.orders.setLoaded(order);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (isStillThem()) this.use.orders.setFailed(number, error);
    }
  }
}
