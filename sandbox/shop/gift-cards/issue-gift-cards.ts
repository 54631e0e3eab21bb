import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { sendGiftCards } from './send-gift-cards';

const codeLength = 16;

/** Gives the gift cards of a placed order their codes, and sends those that are due. */
export async function issueGiftCards(work: OrderWork): Promise<void> {
  const waiting = work.order.lines.flatMap(({ giftCards }) =>
    giftCards.filter(({ redemptionCode }) => redemptionCode === null),
  );
  if (waiting.length === 0) return;
  for (const { id } of waiting) {
    await work.store
      .updateTable('giftCards')
      .set({ redemptionCode: work.shop.random.alphanumeric(codeLength) })
      .where('id', '=', id)
      .execute();
  }
  await sendGiftCards(
    work,
    waiting.map(({ id }) => id),
  );
  await work.refresh();
}
