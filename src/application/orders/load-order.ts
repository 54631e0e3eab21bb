import { GatewayError } from '#src/application/ports/gateway-error';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { OrdersState } from '#src/application/ports/state/orders-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';

/** Loads a placed order of the customer into the state (spec §3 Client state, orders). */
export class LoadOrder {
  static readonly dependencies: DependenciesOf<typeof LoadOrder> = [OrdersReader, OrdersState, SignInStorage];

  constructor(
    private readonly history: OrdersReader,
    private readonly orders: OrdersState,
    private readonly signIn: SignInStorage,
  ) {}

  /** Does nothing while the same order is loading. A failure is in the state; a loaded order stays. */
  async execute(number: string): Promise<void> {
    if (this.orders.loading.includes(number)) return;
    const asked = this.signIn.user();
    // The state was cleared when they signed out. A later response is not for the user who is signed in now.
    const isStillThem = () => this.signIn.user() === asked && this.orders.loading.includes(number);
    this.orders.setLoading(number);
    try {
      const order = await this.history.read(number);
      if (isStillThem()) this.orders.setLoaded(order);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (isStillThem()) this.orders.setFailed(number, error);
    }
  }
}
