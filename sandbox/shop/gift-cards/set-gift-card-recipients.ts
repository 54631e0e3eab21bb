import { invalidResource, notFound } from '#sandbox/http/error-responses';
import { fieldsOf, integerOf, listOf } from '#sandbox/http/request-body';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { GiftCardFields } from './gift-card-fields';
import { readGiftCardFields } from './gift-card-fields';

/** Stores the recipients of the cart's gift cards. A card of another order is 404; one invalid field refuses them all. */
export async function setGiftCardRecipients(work: OrderWork, body: unknown): Promise<void> {
  const mine = new Set(work.order.lines.flatMap(({ giftCards }) => giftCards.map(({ id }) => id)));
  const changes: { readonly id: number; readonly values: GiftCardFields }[] = [];
  const problems: Record<string, readonly string[]> = {};
  for (const fields of listOf(fieldsOf(body)['gift_cards']) ?? []) {
    const id = integerOf(fields['id']);
    if (id === undefined || !mine.has(id)) throw notFound();
    const { values, errors } = readGiftCardFields(fields, work.now);
    for (const [field, messages] of Object.entries(errors)) problems[`gift_cards.${String(id)}.${field}`] = messages;
    changes.push({ id, values });
  }
  if (Object.keys(problems).length > 0) throw invalidResource(problems);
  for (const { id, values } of changes) {
    if (Object.values(values).every((value) => value === undefined)) continue;
    await work.store.updateTable('giftCards').set(values).where('id', '=', id).execute();
  }
  await work.refresh();
}
