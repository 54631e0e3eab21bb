import { accountModules } from '#src/composition/modules/account-module';
import { redeemGiftCardModule } from '#src/composition/modules/redeem-gift-card-module';
import { GiftCardsPage } from '#src/ui/gift-card/gift-cards';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

export const modules = [...accountModules, redeemGiftCardModule];

export const page = definePage<undefined>({ View: GiftCardsPage, head: () => unlistedHead(giftCardMessages.account) });
