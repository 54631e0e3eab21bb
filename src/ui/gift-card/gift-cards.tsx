import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { AccountGate } from '#src/ui/customer/shared/account-gate';
import { RedeemGiftCard } from '#src/ui/gift-card/parts/redeem-gift-card';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const messages = giftCardMessages.account;

export function GiftCardsPage() {
  return (
    <AccountGate>
      <AccountFrame title={messages.title} lead={<p>{messages.lead}</p>}>
        <RedeemGiftCard />
      </AccountFrame>
    </AccountGate>
  );
}

export const page = definePage<undefined>({ View: GiftCardsPage, head: () => unlistedHead(giftCardMessages.account) });
