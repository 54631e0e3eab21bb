import type { Basket } from '#test/journeys/support/basket';
import { payAndPlace } from '#test/journeys/support/prepared-cart';
import type { WireSubscription } from '#test/journeys/support/wire-subscription';
import { askShopApi } from './shop-api';
import { prepareVendureCart } from './vendure-cart';
import { vendureSubscriptionsOf } from './vendure-subscriptions';

/** A customer of the engine who subscribes to cans, asked and acting without the storefront. */
export class VendureMember {
  private constructor(private readonly jwt: string) {}

  /** Buys cans that come again every month. */
  static async joining(cans: Basket, email: string, jwt: string): Promise<VendureMember> {
    const cart = await prepareVendureCart(cans, 'payment', email, { jwt, isMonthly: true });
    await payAndPlace(cart);
    return new VendureMember(jwt);
  }

  async first(): Promise<WireSubscription> {
    const [subscription] = await vendureSubscriptionsOf(this.jwt);
    if (!subscription) throw new Error('This customer has no subscription.');
    return subscription;
  }

  async read(id: WireSubscription['id']): Promise<WireSubscription> {
    const subscription = (await vendureSubscriptionsOf(this.jwt)).find((one) => one.id === id);
    if (!subscription) throw new Error(`This customer has no subscription ${id}.`);
    return subscription;
  }

  async cancel(id: WireSubscription['id']): Promise<void> {
    await askShopApi('mutation ($id: ID!) { cancelSubscription(id: $id) { id } }', { id }, { jwt: this.jwt });
  }
}
