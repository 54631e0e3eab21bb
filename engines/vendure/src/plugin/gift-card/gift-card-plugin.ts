import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { StoreCreditPlugin } from '#src/plugin/store-credit/store-credit-plugin';
import { AppliedGiftCard } from './applied-gift-card.entity';
import { GiftCardAdminResolver } from './gift-card-admin-resolver';
import { giftCardHandler } from './gift-card-handler';
import { GiftCardPayer } from './gift-card-payer';
import { manageGiftCards } from './gift-card-permission';
import { giftCardAdminSchema } from './gift-card-schema';
import { GiftCardShares } from './gift-card-shares';
import { GiftCard } from './gift-card.entity';
import { GiftCards } from './gift-cards';
import { LineGiftCards } from './line-gift-cards';
import { SoldGiftCards } from './sold-gift-cards';

/** Sells gift cards, and pays with them. */
@VendurePlugin({
  imports: [PluginCommonModule, StoreCreditPlugin],
  compatibility,
  entities: [GiftCard, AppliedGiftCard],
  providers: [GiftCards, GiftCardShares, GiftCardPayer, LineGiftCards, SoldGiftCards],
  exports: [GiftCards, GiftCardShares, GiftCardPayer, LineGiftCards, SoldGiftCards],
  adminApiExtensions: { schema: giftCardAdminSchema, resolvers: [GiftCardAdminResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(giftCardHandler);
    config.authOptions.customPermissions.push(manageGiftCards);
    return config;
  },
})
export class GiftCardPlugin {}
