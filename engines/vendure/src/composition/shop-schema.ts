import { gql } from 'graphql-tag';
import { addressBookSchema } from '#src/plugin/address-book/address-book-schema';
import { cartSchema } from '#src/plugin/cart/cart-schema';
import { catalogueSchema } from '#src/plugin/catalogue/catalogue-schema';
import { checkoutSchema } from '#src/plugin/checkout/checkout-schema';
import { customerSchema } from '#src/plugin/customer/customer-schema';
import { geographySchema } from '#src/plugin/geography/geography-schema';
import { giftCardSchema } from '#src/plugin/gift-card/gift-card-schema';
import { groupOrderSchema } from '#src/plugin/group-order/group-order-schema';
import { ordersSchema } from '#src/plugin/orders/orders-schema';
import { prepaidSchema } from '#src/plugin/prepaid/prepaid-schema';
import { promoCodeSchema } from '#src/plugin/promo-code/promo-code-schema';
import { referralSchema } from '#src/plugin/referral/referral-schema';
import { savedCardSchema } from '#src/plugin/saved-card/saved-card-schema';
import { storeCreditSchema } from '#src/plugin/store-credit/store-credit-schema';
import { subscriptionSchema } from '#src/plugin/subscription/subscription-schema';

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
