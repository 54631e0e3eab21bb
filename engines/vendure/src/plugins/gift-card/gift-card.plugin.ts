import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CartPlugin } from '#src/plugins/cart/cart.plugin';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { GiftCardAdminResolver } from '#src/plugins/gift-card/api/gift-card-admin-resolver';
import { GiftCardResolver } from '#src/plugins/gift-card/api/gift-card-resolver';
import { giftCardAdminSchema, giftCardSchema } from '#src/plugins/gift-card/api/gift-card-schema';
import { AppliedGiftCard } from '#src/plugins/gift-card/entities/applied-gift-card.entity';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { PromoCodePlugin } from '#src/plugins/promo-code/promo-code.plugin';
import { StoreCreditPlugin } from '#src/plugins/store-credit/store-credit.plugin';
import { AppliedGiftCards } from './applied-gift-cards';
import { GiftCardCodes } from './gift-card-codes';
import { giftCardHandler } from './gift-card-handler';
import { GiftCardPayer } from './gift-card-payer';
import { manageGiftCards } from './gift-card-permission';
import { GiftCardRecipients } from './gift-card-recipients';
import { GiftCardShares } from './gift-card-shares';
import { GiftCards } from './gift-cards';
import { LineGiftCards } from './line-gift-cards';
import { PassedExpiries } from './passed-expiries';
import { ReplacedGiftCards } from './replaced-gift-cards';
import { SoldGiftCards } from './sold-gift-cards';

/** Sells gift cards, and pays with them. */
@VendurePlugin({
  imports: [
    ...[PluginCommonModule, CorePlugin, CustomerPlugin, CartPlugin],
    ...[LedgerPlugin, PaymentPlugin, StoreCreditPlugin, PromoCodePlugin],
  ],
  compatibility,
  entities: [GiftCard, AppliedGiftCard],
  providers: [
    ...[GiftCards, ReplacedGiftCards, GiftCardShares, GiftCardPayer, LineGiftCards, SoldGiftCards],
    ...[AppliedGiftCards, GiftCardCodes, GiftCardRecipients, PassedExpiries],
  ],
  exports: [PassedExpiries, GiftCards, GiftCardShares, GiftCardPayer, LineGiftCards, SoldGiftCards],
  shopApiExtensions: { schema: giftCardSchema, resolvers: [GiftCardResolver] },
  adminApiExtensions: { schema: giftCardAdminSchema, resolvers: [GiftCardAdminResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(giftCardHandler);
    config.authOptions.customPermissions.push(manageGiftCards);
    return config;
  },
})
export class GiftCardPlugin {}
