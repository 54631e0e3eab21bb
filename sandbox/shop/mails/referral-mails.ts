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
      paragraph(
        `The first order of a friend you referred is paid for and settled, so we added ${amount} to your store credit.`,
      ),
      paragraph('It pays for your next order before your card does.'),
      action('View your store credit', creditLink(work.shop)),
    ],
  });
}
