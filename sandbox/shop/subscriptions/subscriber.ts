import { clubDiscount, clubOfMember } from '#sandbox/shop/club/club';
import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { units } from '#sandbox/shop/mails/phrases';
import type { ShopWork } from '#sandbox/shop/shop';
import type { Subscription } from './subscription';

/** Returns the e-mail address of a subscription's owner: the one that the customer has proven, else that of the order that began the subscription. */
export async function addressOf(
  { store }: Pick<ShopWork, 'store'>,
  { customerId, email }: Subscription,
): Promise<string | null> {
  const customer = await store
    .selectFrom('customers')
    .select('provenEmail')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return customer.provenEmail ?? email;
}

/** The member discount of a customer in the shop, such as "10%"; undefined for a customer without a membership. */
export async function memberDiscount(
  { store }: Pick<ShopWork, 'store'>,
  customerId: number,
): Promise<string | undefined> {
  const club = await clubOfMember(store, customerId);
  return club === null ? undefined : `${String(clubDiscount(club) / 100)}%`;
}

/** The cans of every delivery, and the extras of the next one. */
export function contentsList(title: string, { lines }: Subscription): MailBlock {
  const items = lines.map(
    ({ quantity, variant, oneTime }) => `${units(quantity, variant.name)}${oneTime ? ', this time only' : ''}`,
  );
  return { kind: 'list', title, items };
}
