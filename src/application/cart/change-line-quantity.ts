import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { type CartChange, ChangeCart } from './change-cart';

/** Debounce in milliseconds: several clicks become one request. */
export const quantityDelay = 400;

interface Gesture {
  readonly settled: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
  cancel: () => void;
}

/**
 * Changes a line's quantity (spec §7 PATCH line_items). The new quantity shows immediately; after the debounce it is sent as an
 * absolute number, one request at a time, or immediately when the page is left. A refusal reverts all clicks since the last
 * confirmed quantity.
 */
export class ChangeLineQuantity {
  static readonly uses = {
    orders: OrderGateway,
    cart: CartState,
    changeCart: ChangeCart,
    scheduler: Scheduler,
    window: BrowserWindow,
  };

  private readonly gestures = new Map<string, Gesture>();
  private isWatching = false;

  constructor(private readonly use: Used<typeof ChangeLineQuantity.uses>) {}

  /**
   * Resolves when the server confirmed the last quantity of the gesture, or when its line was removed meanwhile; rejects
   * with GatewayError when it refused. Throws a RangeError for less than one: such a line is removed, by RemoveLine.
   */
  execute(lineItemId: string, quantity: number): Promise<void> {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`Not the quantity of a line: ${quantity}`);
    if (!this.isWatching) this.use.window.onLeave(() => this.flush());
    this.isWatching = true;
    this.use.cart.setIntent(lineItemId, quantity);
    const gesture = this.gestures.get(lineItemId) ?? newGesture();
    this.gestures.set(lineItemId, gesture);
    gesture.cancel();
    gesture.cancel = this.use.scheduler.after(quantityDelay, () => void this.send(lineItemId));
    return gesture.settled;
  }

  /** Sends pending quantities immediately and without the lock, because the page is being closed. */
  private flush(): void {
    for (const lineItemId of [...this.gestures.keys()])
      void this.send(lineItemId, (change) => this.use.changeCart.executeAtOnce(change));
  }

  private async send(
    lineItemId: string,
    run = (change: CartChange) => this.use.changeCart.execute(change),
  ): Promise<void> {
    const gesture = this.gestures.get(lineItemId);
    if (!gesture) return;
    gesture.cancel();
    this.gestures.delete(lineItemId);
    const quantity = this.use.cart.intents.get(lineItemId);
    // The line or the cart was removed meanwhile, so there is nothing to change.
    if (!quantity) {
      gesture.resolve();
      return;
    }
    try {
      await run({
        send: (key) => this.use.orders.changeLine(key, lineItemId, quantity),
        isDone: (after) => after.lineItems.some((line) => line.id === lineItemId && line.quantity === quantity),
      });
      gesture.resolve();
    } catch (error) {
      gesture.reject(error);
    } finally {
      // A newer change of the same line keeps its own intent, and so does its removal.
      if (!this.gestures.has(lineItemId) && this.use.cart.intents.get(lineItemId) === quantity)
        this.use.cart.clearIntent(lineItemId);
    }
  }
}

function newGesture(): Gesture {
  let resolve: () => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const settled = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { settled, resolve, reject, cancel: () => undefined };
}
