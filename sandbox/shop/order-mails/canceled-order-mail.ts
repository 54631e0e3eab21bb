import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { units } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { orderLink } from '#sandbox/shop/mails/storefront-links';
import type { Order } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';

/** Confirms that the buyer has canceled an order, and where its money is. `placed` is the order before that. */
export async function sendCanceledOrderMail(
  work: OrderWork,
  placed: Order,
  { hasEndedBoxes }: { readonly hasEndedBoxes: boolean },
): Promise<void> {
  const { number, email, lines } = placed;
  await sendShopMail(work, email, {
    subject: `Your order ${number} is canceled`,
    blocks: [
      paragraph(`You have canceled your order ${number}. Nothing will be sent.`),
      {
        kind: 'facts',
        rows: [['Canceled', lines.map(({ quantity, variant }) => units(quantity, variant.name)).join('\n')]],
      },
      ...moneyOf(placed),
      ...endedWith(placed, hasEndedBoxes),
      action('View your order', orderLink(work.shop, placed)),
    ],
  });
}

function moneyOf(placed: Order): readonly MailBlock[] {
  const payments = validPayments(placed);
  return [
    ...(payments.some(({ creditCardId }) => creditCardId !== null)
      ? ['We have released the hold on your card, and charge nothing. Your bank may take a few days to show it.']
      : []),
    ...(payments.some(({ giftCardId }) => giftCardId !== null) ? ['What a gift card has paid is back.'] : []),
    ...(payments.some(({ storeCreditId }) => storeCreditId !== null)
      ? ['What store credit has paid is in your account again.']
      : []),
  ].map(paragraph);
}

function endedWith({ lines }: Order, hasEndedBoxes: boolean): readonly MailBlock[] {
  return [
    ...(lines.some(({ giftCards }) => giftCards.length > 0)
      ? ['The gift cards that you bought with it can no longer be used.']
      : []),
    ...(lines.some(({ prepaid }) => prepaid) ? ['The deliveries that you paid ahead have ended with it.'] : []),
    ...(hasEndedBoxes ? ['The club box that began with it has ended, too. Nothing more is charged for it.'] : []),
  ].map(paragraph);
}
