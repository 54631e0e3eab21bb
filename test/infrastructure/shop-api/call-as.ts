import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Calls that carry a bearer which cannot be renewed. */
export function callAs(bearer: () => string | undefined, calls: ShopCalls): ShopCalls {
  return new AuthorizedShopCalls(calls, {
    token: () => Promise.resolve(bearer()),
    renew: () => Promise.resolve(false),
    giveUp: () => Promise.resolve(),
  });
}
