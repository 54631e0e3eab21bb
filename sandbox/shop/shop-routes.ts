import type { FastifyPluginAsync } from 'fastify';
import { applyResponseVariant } from './apply-response-variant';
import { stockRequestRoutes } from './catalogue/stock-request-routes';
import { variantRoutes } from './catalogue/variant-routes';
import { checkoutRoutes } from './checkout/checkout-routes';
import { limitFailedCodes } from './code-limit';
import { controlRoutes } from './control-routes';
import { crossSellRoutes } from './cross-sell/cross-sell-routes';
import { addressBookRoutes } from './customers/address-book-routes';
import { userRoutes } from './customers/user-routes';
import { walletRoutes } from './customers/wallet-routes';
import { countryRoutes } from './geography/country-routes';
import { giftCardRoutes } from './gift-cards/gift-card-routes';
import { lineItemRoutes } from './orders/line-item-routes';
import { orderCookies } from './orders/order-cookie';
import { orderLinkRoutes } from './orders/order-link-routes';
import { orderListRoutes } from './orders/order-list-routes';
import { orderRoutes } from './orders/order-routes';
import { couponRoutes } from './promotions/coupon-routes';
import { referralRoutes } from './referrals/referral-routes';
import type { Shop } from './shop';
import { subscriptionRoutes } from './subscriptions/subscription-routes';

/** The first three are hooks that apply to all routes after them. */
const parts = [
  applyResponseVariant,
  limitFailedCodes,
  orderCookies,
  orderRoutes,
  orderListRoutes,
  orderLinkRoutes,
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
