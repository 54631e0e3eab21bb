import type { CustomerRow } from '#sandbox/database/schema';
import { formatMoney } from '#sandbox/shop/money';
import type { ShopWork } from '#sandbox/shop/shop';
import { action, paragraph } from './mail-content';
import { sendShopMail } from './send-shop-mail';
import { creditLink } from './storefront-links';

/** Tells the referrer of the reward. The friend's name and order are the friend's to tell. */
export async function sendReferralReward(work: ShopWork, referrer: CustomerRow, amountCents: number): Promise<void> {
  const amount = formatMoney(amountCents);
  await sendShopMail(work, referrer.provenEmail, {
    subject: `You have ${amount} of store credit`,
    title: 'Thank you for referring a friend',
    blocks: [
      paragraph(`A friend you referred has placed their first order, so we added ${amount} to your store credit.`),
      paragraph('It pays for your next order before your card does.'),
      action('View your store credit', creditLink(work.shop)),
    ],
  });
}

/** Tells the referrer that the friend's order was canceled, and what that costs them. */
export async function sendReferralTakenBack(work: ShopWork, referrer: CustomerRow, amountCents: number): Promise<void> {
  const amount = formatMoney(amountCents);
  await sendShopMail(work, referrer.provenEmail, {
    subject: `We took back ${amount} of store credit`,
    blocks: [
      paragraph(
        `The first order of a friend you referred was canceled, so we took back ${amount} of the store credit for it.`,
      ),
      action('View your store credit', creditLink(work.shop)),
    ],
  });
}
