import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { cartMovements } from '#src/domain/tracking/cart-events';
import { CurrentCart } from './current-cart';
import { whileLocked } from './while-locked';

/** Milliseconds until other tabs see a value that one tab stored. */
export const storageDelay = 200;

export interface CartChange {
  /** Sends the change. When it returns the whole order, the order is not read again. */
  readonly send: (key: OrderKey) => Promise<Order | void>;
  /** True when an order contains the change; used when the response was lost. */
  readonly isDone: (after: Order, before: Order) => boolean;
  /** Called with the order after a successful change. */
  readonly whenDone?: (after: Order, before: Order) => void;
}

/**
 * The only way to change the cart. Changes of all tabs run one after the other, a locked order is retried, a change with a lost
 * response is looked up instead of sent twice, and the cart becomes the server's order (spec §4, §8 Handling).
 */
export class ChangeCart {
  static readonly uses = {
    orders: OrderGateway,
    currentCart: CurrentCart,
    tabLock: TabLock,
    scheduler: Scheduler,
    notice: CartChangeNotifier,
    events: EventTracker,
  };

  private underWay = 0;

  constructor(private readonly use: Used<typeof ChangeCart.uses>) {}

  /** True while a change of this tab is running. */
  get isChanging(): boolean {
    return this.underWay > 0;
  }

  /** Rejects with GatewayError when the change was refused; `not_found` when there is no cart to change. */
  execute(change: CartChange): Promise<Order> {
    return this.use.tabLock.runExclusive('cart', () => this.executeAtOnce(change));
  }

  /** The same without the lock: for a page that is being closed, which cannot wait. */
  async executeAtOnce(change: CartChange): Promise<Order> {
    const { key } = this.use.currentCart;
    if (!key) throw new GatewayError({ code: 'not_found', message: 'There is no cart' });
    return this.change(key, change);
  }

  /** Changes the cart, or creates one when there is none or the stored one cannot change. */
  executeOrCreate(change: CartChange, create: () => Promise<Order>): Promise<Order> {
    return this.use.tabLock.runExclusive('cart', async ({ hasWaited }) => {
      const key = this.use.currentCart.key ?? (hasWaited ? await this.readLater() : undefined);
      if (!key) return this.create(create);
      try {
        return await this.change(key, change);
      } catch (error) {
        if (this.use.currentCart.key) throw error;
        return this.create(create);
      }
    });
  }

  private create(create: () => Promise<Order>): Promise<Order> {
    return this.whileChanging(async () => {
      const { customer } = this.use.currentCart;
      const order = await whileLocked(this.use.scheduler, create);
      if (this.use.currentCart.begin(order, customer)) this.track(order, undefined);
      return order;
    });
  }

  /** Another tab may just have created a cart, and its storage arrives here with a delay. */
  private async readLater(): Promise<OrderKey | undefined> {
    await this.use.scheduler.wait(storageDelay);
    return this.use.currentCart.key;
  }

  private change(key: OrderKey, change: CartChange): Promise<Order> {
    return this.whileChanging(() => this.makeChange(key, change));
  }

  private async whileChanging<T>(task: () => Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await task();
    } finally {
      this.underWay -= 1;
    }
  }

  private async makeChange(key: OrderKey, { send, isDone, whenDone }: CartChange): Promise<Order> {
    const { order: shown } = this.use.currentCart;
    let before = shown?.number === key.number ? shown : undefined;
    const after = await sendOrLookUp({
      send: async () => {
        // A lost response can only be looked up by comparing with the order before.
        before ??= await this.use.orders.read(key);
        const answer = await whileLocked(this.use.scheduler, () => send(key));
        return this.adoptChanged(answer ?? (await this.use.orders.read(key)));
      },
      lookUp: (failure) => this.lookUp(key, failure, before),
      isDone: (order) => before !== undefined && isDone(order, before),
    });
    if (before) {
      whenDone?.(after, before);
      this.track(after, before);
    }
    return after;
  }

  private track(after: Order, before: Order | undefined): void {
    for (const { sku, units } of cartMovements(before, after))
      this.use.events.track(units > 0 ? 'cart_item_added' : 'cart_item_removed', { sku, quantity: Math.abs(units) });
  }

  /**
   * After a failure the cart shows the server's state, if it can be loaded. The caller reports the failure. This method
   * reports that a line or the whole cart no longer existed, because its row can no longer show it.
   */
  private async lookUp(key: OrderKey, failure: unknown, before: Order | undefined): Promise<Order | undefined> {
    try {
      const order = await this.use.orders.read(key);
      // Refused because it was completed elsewhere.
      if (order.isComplete && hasCode(failure, 'unauthorized'))
        void this.use.notice.notify({ before: order, after: undefined, completed: order, who: 'elsewhere' });
      else if (hasCode(failure, 'not_found')) void this.use.notice.notify({ before, after: order, who: 'elsewhere' });
      return this.adoptChanged(order);
    } catch (error) {
      const isRemoved =
        hasCode(error, 'not_found') || (hasCode(error, 'unauthorized') && hasCode(failure, 'unauthorized'));
      if (!isRemoved && !(error instanceof GatewayError)) throw error;
      if (isRemoved && this.use.currentCart.isStored(key.number)) {
        this.use.currentCart.forget();
        void this.use.notice.notify({ before, after: undefined, isRefused: true, who: 'elsewhere' });
      }
      return undefined;
    }
  }

  /** A late response does not restore a cart that was cleared meanwhile, for example by signing out. */
  private adoptChanged(order: Order): Order {
    return this.use.currentCart.isStored(order.number) ? this.adopt(order) : order;
  }

  /** Sets the cart to the server's order; a completed order is no longer a cart. */
  private adopt(order: Order): Order {
    if (order.isComplete) this.use.currentCart.forget();
    else this.use.currentCart.adopt(order);
    return order;
  }
}
