import type { FastifyPluginAsync } from 'fastify';
import { variantRoutes } from './catalogue/variant-routes';
import { countryRoutes } from './geography/country-routes';
import { lineItemRoutes } from './orders/line-item-routes';
import { orderRoutes } from './orders/order-routes';
import { couponRoutes } from './promotions/coupon-routes';
import type { Shop } from './shop';

/** Every call of the shop back end. */
export function shopRoutes(shop: Shop): FastifyPluginAsync {
  return (app) => {
    orderRoutes(app, shop);
    lineItemRoutes(app, shop);
    couponRoutes(app, shop);
    countryRoutes(app, shop);
    variantRoutes(app, shop);
    return Promise.resolve();
  };
}
