import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { GiftCardAdminResolver } from '#src/plugins/gift-card/api/gift-card-admin-resolver';
import { giftCardAdminSchema } from '#src/plugins/gift-card/api/gift-card-schema';
import { AppliedGiftCard } from '#src/plugins/gift-card/entities/applied-gift-card.entity';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { StoreCreditPlugin } from '#src/plugins/store-credit/store-credit.plugin';
import { giftCardHandler } from './gift-card-handler';
import { GiftCardPayer } from './gift-card-payer';
import { manageGiftCards } from './gift-card-permission';
import { GiftCardShares } from './gift-card-shares';
import { GiftCards } from './gift-cards';
import { LineGiftCards } from './line-gift-cards';
import { PassedExpiries } from './passed-expiries';
import { ReplacedGiftCards } from './replaced-gift-cards';
import { SoldGiftCards } from './sold-gift-cards';

/** Sells gift cards, and pays with them. */
@VendurePlugin({
  imports: [PluginCommonModule, LedgerPlugin, PaymentPlugin, StoreCreditPlugin],
  compatibility,
  entities: [GiftCard, AppliedGiftCard],
  providers: [
    GiftCards,
    ReplacedGiftCards,
    GiftCardShares,
    GiftCardPayer,
    LineGiftCards,
    PassedExpiries,
    SoldGiftCards,
  ],
  exports: [PassedExpiries, GiftCards, GiftCardShares, GiftCardPayer, LineGiftCards, SoldGiftCards],
  adminApiExtensions: { schema: giftCardAdminSchema, resolvers: [GiftCardAdminResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(giftCardHandler);
    config.authOptions.customPermissions.push(manageGiftCards);
    return config;
  },
})
export class GiftCardPlugin {}
