import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { Used } from '#src/application/ports/token';
import { type CartChange, cartChange, type ExternalCartChange } from '#src/domain/cart/cart-change';
import type { Order, OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import { CurrentCart } from './current-cart';

/**
 * Tells the shopper about changes to the cart in another window or elsewhere (spec §4 Cart load, Cart merge on sign-in): it was
 * emptied, changed, restored, or completed. A cart that vanished is looked up again, because it may have been completed, or may
 * be at payment in another window. A paid order with an unknown result is looked up as well (docs/adr/0021).
 */
export class NotifyOfCartChange implements CartChangeNotifier {
  static readonly uses = { orders: OrderGateway, currentCart: CurrentCart, board: CartChangeAlerts };

  private vanished: OrderKey | undefined;

  constructor(private readonly use: Used<typeof NotifyOfCartChange.uses>) {}

  async notify(change: ExternalCartChange): Promise<void> {
    const settled = change.unsettled && (await this.readUnsettled(change.unsettled));
    if (settled) this.show(settled);
    else await this.tellChange(change);
  }

  announce(notice: CartChange): Promise<void> {
    this.show(notice);
    return Promise.resolve();
  }

  /** Nothing waits for it: the cart is up to date, whether its change can be shown or not. */
  private show(notice: CartChange): void {
    this.use.board
      .show(notice)
      .catch((error: unknown) => log.warn('A change of the cart could not be shown', { kind: notice.kind, error }));
  }

  private async tellChange(change: ExternalCartChange): Promise<void> {
    const completed = change.completed ?? (await this.readVanished(change));
    if (completed && this.use.currentCart.confirmable?.number === completed.number) return;
    const notice = cartChange(completed ? { ...change, completed } : change);
    if (!notice) return;
    // The confirmation page shows the order that this tab stored with its token.
    if (notice.kind === 'completed') this.use.currentCart.keepConfirmable(notice.order);
    this.show(notice);
  }

  /** Reads if an unsettled order is complete or still waits; undefined when it no longer exists, or cannot be read now. */
  private async readUnsettled({ checkoutSessionId, ...key }: UnsettledOrder): Promise<CartChange | undefined> {
    try {
      const order = await this.use.orders.read(key);
      if (!order.isComplete) return { kind: 'unsettled', order, checkoutSessionId };
      this.use.currentCart.keepConfirmable(key);
      this.use.currentCart.settle(key.number);
      return { kind: 'settled', order };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (hasCode(error, 'unauthorized', 'not_found')) this.use.currentCart.settle(key.number);
      return undefined;
    }
  }

  /** The order of the missing cart, once it is complete. */
  private async readVanished({
    before,
    after,
    isRefused,
    isOfAnotherCustomer,
  }: ExternalCartChange): Promise<Order | undefined> {
    if (after || isRefused || isOfAnotherCustomer) this.vanished = undefined;
    else if (before) this.vanished = before;
    if (!this.vanished) return undefined;
    const order = await this.read(this.vanished);
    if (!order?.isComplete) return undefined;
    this.vanished = undefined;
    return order;
  }

  /** Undefined when the result cannot be read; the shopper is not notified then. */
  private async read(key: OrderKey): Promise<Order | undefined> {
    return orElse(this.use.orders.read(key), () => undefined);
  }
}
