import { RedeemGiftCard } from '#src/ui/features/redeem-gift-card/redeem-gift-card';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { AccountFrame } from '#src/ui/pages/account/account-frame';
import { AccountGate } from '#src/ui/pages/account/account-gate';

const words = giftCardMessages.account;

/** Checks a gift card and turns it into store credit. */
export function GiftCardsPage() {
  return (
    <AccountGate>
      <AccountFrame title={words.title} lead={<p>{words.lead}</p>}>
        <RedeemGiftCard />
      </AccountFrame>
    </AccountGate>
  );
}
