import type { GiftCardRow } from '#sandbox/database/schema';
import { escapeHtml } from '#sandbox/shop/mail-html';
import { formatMoney } from '#sandbox/shop/money';
import type { NewMail } from '#sandbox/shop/outbox';
import type { Shop } from '#sandbox/shop/shop';

/** The mail to the recipient. The link does not contain the code, because URLs end up in logs. */
export function giftCardMail(shop: Shop, card: GiftCardRow, to: string): NewMail {
  const amount = formatMoney(card.amountCents);
  const shopName = shop.config.store.name;
  const giver = card.purchaserName ?? 'Somebody';
  const link = `${shop.storefrontUrl}/account/gift-cards/`;
  const opening = `${giver} gives you a gift card worth ${amount} for ${shopName}.`;
  const greeting = card.recipientName === null ? opening : `Hello ${card.recipientName}! ${opening}`;
  const message = card.giftMessage;
  const code = card.redemptionCode ?? '';
  const closing = 'Type the code in at checkout, or redeem it in your account. It never expires.';
  return {
    to,
    subject: `A gift card for you, worth ${amount}`,
    text: [
      greeting,
      ...(message === null ? [] : ['', message]),
      '',
      `Amount: ${amount}`,
      `Code: ${code}`,
      '',
      closing,
      link,
    ].join('\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      ...(message === null ? [] : [`<blockquote>${escapeHtml(message).replaceAll('\n', '<br>')}</blockquote>`]),
      `<table><tr><td>Amount</td><td>${escapeHtml(amount)}</td></tr><tr><td>Code</td><td><strong>${escapeHtml(code)}</strong></td></tr></table>`,
      `<p>${escapeHtml(closing)}</p>`,
      `<p><a href="${escapeHtml(link)}">Redeem it</a></p>`,
    ].join('\n'),
    links: [link],
  };
}
