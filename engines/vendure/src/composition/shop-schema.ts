import { gql } from 'graphql-tag';
import { addressBookSchema } from '#src/plugins/address-book/api/address-book-schema';
import { cartSchema } from '#src/plugins/cart/api/cart-schema';
import { catalogueSchema } from '#src/plugins/catalogue/api/catalogue-schema';
import { checkoutSchema } from '#src/plugins/checkout/api/checkout-schema';
import { customerSchema } from '#src/plugins/customer/api/customer-schema';
import { geographySchema } from '#src/plugins/geography/api/geography-schema';
import { giftCardSchema } from '#src/plugins/gift-card/api/gift-card-schema';
import { groupOrderSchema } from '#src/plugins/group-order/api/group-order-schema';
import { ordersSchema } from '#src/plugins/orders/api/orders-schema';
import { promoCodeSchema } from '#src/plugins/promo-code/api/promo-code-schema';
import { referralSchema } from '#src/plugins/referral/api/referral-schema';
import { savedCardSchema } from '#src/plugins/saved-card/api/saved-card-schema';
import { storeCreditSchema } from '#src/plugins/store-credit/api/store-credit-schema';
import { prepaidSchema } from '#src/plugins/subscription/api/prepaid-schema';
import { subscriptionSchema } from '#src/plugins/subscription/api/subscription-schema';

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
