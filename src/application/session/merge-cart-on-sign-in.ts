import type { RestoreCart } from '#src/application/cart/restore-cart';
import { conflictDelay } from '#src/application/cart/while-locked';
import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { TabLock } from '#src/application/ports/browser/tab-lock';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { Order } from '#src/domain/cart/order';
import type { Customer } from '#src/domain/customer/customer';
import { type CartMerge, chooseCart, isAnothers } from '#src/domain/session/cart-owner';
import type { AssociateCart } from './associate-cart';
import type { IdentifyCustomer } from './identify-customer';
import type { PutCartAway } from './put-cart-away';

/**
 * Merges the guest's cart and the customer's (spec §4 Cart merge on sign-in). A cart of another customer is set aside, never
 * merged. Runs in the lock of all cart changes; a locked order reloads the cart after 100 ms (spec §8 Handling).
 */
export class MergeCartOnSignIn {
  constructor(
    private readonly orders: OrderGateway,
    private readonly storage: CartStorage,
    private readonly cart: CartState,
    private readonly identifyCustomer: IdentifyCustomer,
    private readonly associateCart: AssociateCart,
    private readonly restoreCart: RestoreCart,
    private readonly putCartAway: PutCartAway,
    private readonly tabLock: TabLock,
    private readonly scheduler: Scheduler,
    private readonly tabChannel: TabChannel,
    private readonly news: CartChangeNotifier,
  ) {}

  /** Returns what was done. Rejects with GatewayError; the cart is then unchanged. */
  execute(): Promise<CartMerge> {
    return this.tabLock.runExclusive('cart', async () => {
      try {
        return await this.merge();
      } catch (error) {
        if (!hasCode(error, 'locked')) throw error;
        await this.scheduler.wait(conflictDelay);
        await this.restoreCart.execute();
        throw error;
      } finally {
        this.tabChannel.announceCartChange();
      }
    });
  }

  private async merge(): Promise<CartMerge> {
    const customer = await this.identifyCustomer.execute();
    const restored = await this.restoreCart.execute();
    if (restored.isAnothers) this.putCartAway.execute();
    const local = restored.after && (await this.claim(restored.after, customer));
    const current = local && local.lineItems.length > 0 ? undefined : await this.orders.readCurrent();
    const choice = chooseCart(local, current);
    const isAnothersCart = this.putCartAway.takeChange();
    if (choice === 'use-current' && current) this.adopt(current);
    if (choice === 'use-current' || isAnothersCart) {
      void this.news.notify({ before: local, after: current, who: 'sign-in', isAnothers: isAnothersCart });
    }
    return choice;
  }

  /**
   * Makes the cart of this browser the customer's; undefined when it is another's. An order that is already theirs
   * stays as it is.
   */
  private async claim(local: Order, customer: Customer): Promise<Order | undefined> {
    if (local.userId === customer.id || local.lineItems.length === 0) return local;
    const claimed = await this.associate(customer);
    if (!claimed || isAnothers(claimed, customer)) {
      this.putCartAway.execute();
      return undefined;
    }
    this.adopt(claimed);
    return claimed;
  }

  /** Undefined when the order is not theirs to have. */
  private async associate(customer: Customer): Promise<Order | undefined> {
    try {
      return await this.associateCart.execute();
    } catch (error) {
      if (!hasCode(error, 'unauthorized', 'not_found')) throw error;
      return this.readRefused(error, customer);
    }
  }

  /** One refusal is no proof that the order is another's. Rejects when it still belongs to nobody, so it can be tried again. */
  private async readRefused(refusal: GatewayError, customer: Customer): Promise<Order | undefined> {
    const { after } = await this.restoreCart.execute();
    if (!after || after.userId === customer.id) return after;
    throw new GatewayError({
      code: 'unauthorized_token',
      message: 'The back end did not take the customer for the one who may have the order',
      cause: refusal,
    });
  }

  private adopt(order: Order): void {
    this.storage.write(order);
    this.cart.replace(order);
  }
}
