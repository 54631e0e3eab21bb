import type { ReviewRow } from '#sandbox/database/schema';
import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { reviewLink } from '#sandbox/shop/mails/storefront-links';
import type { ShopWork } from '#sandbox/shop/shop';

/** Thanks for a review, which waits to be read, unless its writer had a message just before. */
export async function sendReviewThanks(work: ShopWork, review: ReviewRow): Promise<void> {
  const email = await addressOf(work, review);
  if (email !== null && !work.shop.messageThrottle.take(email)) return;
  const name = await productName(work, review);
  await send(work, review, `Thank you for your review of ${name}`, [
    paragraph(
      'We read every review before it appears in the shop. We only turn down reviews that are not about the product or could hurt somebody.',
    ),
    action('See or change your review', reviewLink(work.shop, review.sku)),
  ]);
}

/** Reports the decision on a review. */
export async function sendReviewDecision(work: ShopWork, review: ReviewRow): Promise<void> {
  const name = await productName(work, review);
  if (review.status === 'published')
    await send(work, review, `Your review of ${name} is published`, [
      paragraph('Everybody can read it now. Thank you for taking the time.'),
      action('See your review', reviewLink(work.shop, review.sku)),
    ]);
  else
    await send(work, review, `Your review of ${name} was not published`, [
      paragraph('It was not about the product, or it could hurt somebody. You can change it and send it again.'),
      action('Change your review', reviewLink(work.shop, review.sku)),
    ]);
}

async function send(work: ShopWork, review: ReviewRow, subject: string, blocks: readonly MailBlock[]): Promise<void> {
  await sendShopMail(work, await addressOf(work, review), { subject, blocks });
}

async function addressOf({ store }: ShopWork, { customerId }: ReviewRow): Promise<string | null> {
  const { provenEmail } = await store
    .selectFrom('customers')
    .select('provenEmail')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return provenEmail;
}

async function productName({ store }: ShopWork, { sku }: ReviewRow): Promise<string> {
  const variant = await store.selectFrom('variants').select('name').where('sku', '=', sku).executeTakeFirstOrThrow();
  return variant.name;
}
