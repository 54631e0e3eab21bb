import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { CartChange, ChangeCart } from './change-cart';

/** Milliseconds of quiet before a new quantity is sent: a row of clicks becomes one request. */
export const quantityDelay = 400;

interface Gesture {
  readonly settled: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
  callOff: () => void;
}

/**
 * Changes a line's quantity as a gesture (spec §7 PATCH line_items). The wanted quantity shows at once; after a moment
 * of quiet it is sent as an absolute number, one request at a time; a refusal rolls the whole gesture back.
 */
export class ChangeLineQuantity {
  private readonly gestures = new Map<string, Gesture>();

  constructor(
    private readonly orders: OrderGateway,
    private readonly cart: CartState,
    private readonly changeCart: ChangeCart,
    private readonly scheduler: Scheduler,
  ) {}

  /**
   * Resolves when the server confirmed the last quantity of the gesture, or when its line was removed meanwhile; rejects
   * with GatewayError when it refused. Throws a RangeError for less than one: such a line is removed, by RemoveLine.
   */
  execute(lineItemId: string, quantity: number): Promise<void> {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`Not the quantity of a line: ${quantity}`);
    this.cart.setIntent(lineItemId, quantity);
    const gesture = this.gestures.get(lineItemId) ?? newGesture();
    this.gestures.set(lineItemId, gesture);
    gesture.callOff();
    gesture.callOff = this.scheduler.after(quantityDelay, () => void this.send(lineItemId));
    return gesture.settled;
  }

  /** Sends what still waits, at once and out of turn: the page is being left. */
  flush(): void {
    for (const lineItemId of [...this.gestures.keys()])
      void this.send(lineItemId, (change) => this.changeCart.executeAtOnce(change));
  }

  private async send(lineItemId: string, run = (change: CartChange) => this.changeCart.execute(change)): Promise<void> {
    const gesture = this.gestures.get(lineItemId);
    if (!gesture) return;
    gesture.callOff();
    this.gestures.delete(lineItemId);
    const quantity = this.cart.intents.get(lineItemId);
    // The line, or the whole cart, was removed while the quantity waited: there is nothing left to change.
    if (!quantity) {
      gesture.resolve();
      return;
    }
    try {
      await run({
        send: (key) => this.orders.changeLine(key, lineItemId, quantity),
        isDone: (after) => after.lineItems.some((line) => line.id === lineItemId && line.quantity === quantity),
      });
      gesture.resolve();
    } catch (error) {
      gesture.reject(error);
    } finally {
      // A newer gesture on the same line, waiting or on its way, keeps its own intent; so does its removal.
      if (!this.gestures.has(lineItemId) && this.cart.intents.get(lineItemId) === quantity)
        this.cart.clearIntent(lineItemId);
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
  return { settled, resolve, reject, callOff: () => undefined };
}
