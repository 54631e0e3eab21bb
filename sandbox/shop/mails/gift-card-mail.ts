import type { GiftCardRow } from '#sandbox/database/schema';
import { formatMoney } from '#sandbox/shop/money';
import type { ShopWork } from '#sandbox/shop/shop';
import type { MailContent } from './mail-content';
import { action, paragraph } from './mail-content';
import { sendShopMail } from './send-shop-mail';
import { giftCardsLink } from './storefront-links';

/** Brings a gift card with its code to the recipient. */
export async function sendGiftCardMail(work: ShopWork, card: GiftCardRow, to: string | null): Promise<void> {
  await sendShopMail(work, to, contentOf(work, card));
}

function contentOf({ shop }: ShopWork, card: GiftCardRow): MailContent {
  const amount = formatMoney(card.amountCents);
  const giver = card.purchaserName;
  const gift = `a gift card worth ${amount} for ${shop.config.store.name}.`;
  const opening = giver === null ? `Here is ${gift}` : `${giver} sent you ${gift}`;
  const greeting = card.recipientName === null ? opening : `Hello ${card.recipientName}! ${opening}`;
  return {
    subject: `A gift card for you, worth ${amount}`,
    blocks: [
      paragraph(greeting),
      ...(card.giftMessage === null ? [] : [{ kind: 'quote', text: card.giftMessage } as const]),
      {
        kind: 'amounts',
        rows: [
          { label: 'Amount', amount },
          { label: 'Code', amount: card.redemptionCode ?? '', isTotal: true },
        ],
      },
      paragraph('Enter the code at checkout, or redeem it in your account. It never expires.'),
      action('Redeem your gift card', giftCardsLink(shop)),
    ],
  };
}
