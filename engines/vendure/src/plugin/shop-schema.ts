import { gql } from 'graphql-tag';
import { addressBookSchema } from './address-book/address-book-schema';
import { cartSchema } from './cart/cart-schema';
import { catalogueSchema } from './catalogue/catalogue-schema';
import { checkoutSchema } from './checkout/checkout-schema';
import { customerSchema } from './customer/customer-schema';
import { geographySchema } from './geography/geography-schema';
import { giftCardSchema } from './gift-card/gift-card-schema';
import { groupOrderSchema } from './group-order/group-order-schema';
import { ordersSchema } from './orders/orders-schema';
import { prepaidSchema } from './prepaid/prepaid-schema';
import { promoCodeSchema } from './promo-code/promo-code-schema';
import { referralSchema } from './referral/referral-schema';
import { savedCardSchema } from './saved-card/saved-card-schema';
import { storeCreditSchema } from './store-credit/store-credit-schema';
import { subscriptionSchema } from './subscription/subscription-schema';

/**
 * The additions to Vendure's shop API, each beside what answers it. Calls about an order name it by the headers
 * x-order-number and x-order-token; calls about a customer bring the sign-in provider's token. A refused call answers an
 * error with `extensions.code`, and with `fields`, `reason` and `neededItemTotal` where there is more to say.
 */
export const shopSchema = gql`
  ${cartSchema}
  ${promoCodeSchema}
  ${checkoutSchema}
  ${ordersSchema}
  ${catalogueSchema}
  ${geographySchema}
  ${customerSchema}
  ${storeCreditSchema}
  ${giftCardSchema}
  ${addressBookSchema}
  ${savedCardSchema}
  ${subscriptionSchema}
  ${prepaidSchema}
  ${referralSchema}
  ${groupOrderSchema}
`;
