import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { RedeemGiftCard } from '#src/ui/gift-card/parts/redeem-gift-card';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';

const messages = giftCardMessages.account;

function GiftCards() {
  return (
    <AccountFrame title={messages.title} lead={<p>{messages.lead}</p>}>
      <RedeemGiftCard />
    </AccountFrame>
  );
}

export const page = accountPage(GiftCards, messages);
