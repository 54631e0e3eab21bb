import { isComplete, type Order } from '../../domain/cart/order';
import { chooseCart, type CartMerge } from '../../domain/session/cart-merge';
import { conflictDelay } from '../cart/while-locked';
import type { RestoreCart } from '../cart/restore-cart';
import type { CartStorage } from '../ports/browser/cart-storage';
import type { ExclusiveAccess } from '../ports/browser/exclusive-access';
import type { OtherTabs } from '../ports/browser/other-tabs';
import { isConflict } from '../ports/gateway-error';
import type { OrderGateway } from '../ports/shop/order-gateway';
import type { CartNewsDesk } from '../ports/state/cart-news-desk';
import type { CartState } from '../ports/state/cart-state';
import type { Scheduler } from '../ports/system/scheduler';
import type { AssociateCart } from './associate-cart';

/**
 * Brings guest cart and customer together (spec §4 Cart merge on sign-in). Takes its turn with every other change of
 * the cart; a 409 on the way reloads the cart after 100 ms (spec §8 Handling).
 */
export class MergeCartOnSignIn {
  constructor(
    private readonly orders: OrderGateway,
    private readonly storage: CartStorage,
    private readonly cart: CartState,
    private readonly associateCart: AssociateCart,
    private readonly restoreCart: RestoreCart,
    private readonly turns: ExclusiveAccess,
    private readonly scheduler: Scheduler,
    private readonly otherTabs: OtherTabs,
    private readonly news: CartNewsDesk,
  ) {}

  /** What was done; rejects with GatewayError, and then the local cart is as it was. */
  execute(): Promise<CartMerge> {
    return this.turns.run('cart', async () => {
      try {
        return await this.merge();
      } catch (error) {
        if (!isConflict(error)) throw error;
        await this.scheduler.wait(conflictDelay);
        await this.restoreCart.execute();
        return 'keep-local';
      } finally {
        this.otherTabs.announceCartChange();
      }
    });
  }

  private async merge(): Promise<CartMerge> {
    const local = await this.readLocal();
    if (local && local.lineItems.length > 0) {
      this.adopt(await this.associateCart.execute());
      return 'associate-local';
    }
    const current = await this.orders.readCurrent();
    const choice = chooseCart(local, current);
    if (choice === 'use-current' && current) {
      this.adopt(current);
      void this.news.tell({ before: local, after: current, who: 'sign-in' });
    }
    return choice;
  }

  /** The stored cart as the server has it: this tab may not have loaded it yet. */
  private async readLocal(): Promise<Order | undefined> {
    const key = this.storage.read();
    if (!key) return undefined;
    const known = this.cart.current;
    if (known?.number === key.number) return known;
    const order = await this.orders.read(key);
    return isComplete(order) ? undefined : order;
  }

  private adopt(order: Order): void {
    this.storage.write(order);
    this.cart.replace(order);
  }
}
