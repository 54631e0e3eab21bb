import type { ShopWork } from '#sandbox/shop/shop';
import { paragraph } from './mail-content';
import { sendShopMail } from './send-shop-mail';

/** Confirms that an account is gone, and names the fate of its subscriptions and orders. */
export async function sendAccountRemoved(work: ShopWork, email: string | null, canceled: number): Promise<void> {
  await sendShopMail(work, email, {
    subject: 'Your account is deleted',
    blocks: [
      paragraph(
        'Your profile, your addresses, your saved cards and your sign-in are deleted. Your store credit is void.',
      ),
      ...(canceled === 0
        ? []
        : [
            paragraph(
              `Your ${canceled === 1 ? 'subscription is' : 'subscriptions are'} canceled: nothing more ships and nothing more is charged.`,
            ),
          ]),
      paragraph(
        'Completed orders stay in our books, as tax law requires. Orders on their way and deliveries that are already paid for still arrive, and gift cards that you bought still reach their recipients.',
      ),
      paragraph('You are off all our mailing lists.'),
      paragraph('If this was not you, write to us.'),
    ],
  });
}
