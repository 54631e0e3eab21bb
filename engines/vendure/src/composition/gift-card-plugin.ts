import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { AppliedGiftCard } from '#src/plugin/gift-card/applied-gift-card.entity';
import { GiftCardAdminResolver } from '#src/plugin/gift-card/gift-card-admin-resolver';
import { giftCardHandler } from '#src/plugin/gift-card/gift-card-handler';
import { GiftCardPayer } from '#src/plugin/gift-card/gift-card-payer';
import { manageGiftCards } from '#src/plugin/gift-card/gift-card-permission';
import { giftCardAdminSchema } from '#src/plugin/gift-card/gift-card-schema';
import { GiftCardShares } from '#src/plugin/gift-card/gift-card-shares';
import { GiftCard } from '#src/plugin/gift-card/gift-card.entity';
import { GiftCards } from '#src/plugin/gift-card/gift-cards';
import { LineGiftCards } from '#src/plugin/gift-card/line-gift-cards';
import { PassedExpiries } from '#src/plugin/gift-card/passed-expiries';
import { ReplacedGiftCards } from '#src/plugin/gift-card/replaced-gift-cards';
import { SoldGiftCards } from '#src/plugin/gift-card/sold-gift-cards';
import { LedgerPlugin } from './ledger-plugin';
import { PaymentPlugin } from './payment-plugin';
import { StoreCreditPlugin } from './store-credit-plugin';

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
