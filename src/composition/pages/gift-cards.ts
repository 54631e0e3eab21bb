import { accountModules } from '#src/composition/modules/account-module';
import { redeemGiftCardModule } from '#src/composition/modules/redeem-gift-card-module';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { GiftCardsPage } from '#src/ui/pages/account/gift-cards/gift-cards';

export const modules = [...accountModules, redeemGiftCardModule];

export const page = definePage<undefined>({ View: GiftCardsPage, head: () => unlistedHead(giftCardMessages.account) });
