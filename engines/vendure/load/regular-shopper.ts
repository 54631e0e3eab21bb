import { ShopApi } from './shop-api';
import { Shopper } from './shopper';
import { boxSkus } from './subscribers';

/** Buys over and over, one order after the other. */
export class RegularShopper {
  readonly problems: string[] = [];
  orders = 0;

  constructor(private readonly server: string) {}

  /** Shops until it is told to stop, and at least so often. Returns the times of all calls, in milliseconds. */
  async shopUntil(isOver: () => boolean, atLeast: number): Promise<readonly number[]> {
    const api = new ShopApi([this.server]);
    for (let times = 0; times < atLeast || !isOver(); times += 1) {
      const wishes = boxSkus.slice(0, 3).map((sku) => ({ sku, quantity: 1 }));
      const { problem } = await new Shopper(api, `regular-${this.orders}`, '').shop(wishes);
      this.orders += 1;
      if (problem !== undefined) this.problems.push(problem);
    }
    return api.times.map(({ milliseconds }) => milliseconds);
  }
}
