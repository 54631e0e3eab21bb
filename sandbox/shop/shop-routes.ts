import type { FastifyPluginAsync } from 'fastify';
import { couponRoutes } from './cart/coupon-routes';
import { giftCardRoutes } from './cart/gift-card-routes';
import { lineItemRoutes } from './cart/line-item-routes';
import { orderRoutes } from './cart/order-routes';
import { stockRequestRoutes } from './catalogue/stock-request-routes';
import { variantRoutes } from './catalogue/variant-routes';
import { checkoutRoutes } from './checkout/checkout-routes';
import { limitFailedCodes } from './code-limit';
import { controlRoutes } from './control-routes';
import { crossSellRoutes } from './cross-sell/cross-sell-routes';
import { addressBookRoutes } from './customers/address-book-routes';
import { userRoutes } from './customers/user-routes';
import { walletRoutes } from './customers/wallet-routes';
import { subscriptionRoutes } from './deliveries/subscription-routes';
import { countryRoutes } from './geography/country-routes';
import { orderCookies } from './orders/order-cookie';
import { cancellationRoutes } from './placed-orders/cancellation-routes';
import { orderLinkRoutes } from './placed-orders/order-link-routes';
import { orderListRoutes } from './placed-orders/order-list-routes';
import { referralRoutes } from './referrals/referral-routes';
import { applyResponseVariant } from './responses/apply-response-variant';
import type { Shop } from './shop';

/** The first three are hooks that apply to all routes after them. */
const parts = [
  applyResponseVariant,
  limitFailedCodes,
  orderCookies,
  orderRoutes,
  orderListRoutes,
  orderLinkRoutes,
  cancellationRoutes,
  lineItemRoutes,
  couponRoutes,
  checkoutRoutes,
  crossSellRoutes,
  giftCardRoutes,
  userRoutes,
  addressBookRoutes,
  walletRoutes,
  variantRoutes,
  stockRequestRoutes,
  countryRoutes,
  referralRoutes,
  subscriptionRoutes,
  controlRoutes,
] as const;

export function shopRoutes(shop: Shop): FastifyPluginAsync {
  return (app) => {
    for (const register of parts) register(app, shop);
    return Promise.resolve();
  };
}
