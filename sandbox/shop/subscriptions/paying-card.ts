import type { CreditCardRow } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { beginningOf } from '#sandbox/shop/calendar-day';
import { isExpired } from '#sandbox/shop/cards/gateway';
import { cardName } from '#sandbox/shop/mails/phrases';
import { spendableCredits } from '#sandbox/shop/payments/store-credit';
import type { ShopWork } from '#sandbox/shop/shop';
import type { Subscription } from './subscription';

type Paying = Pick<Subscription, 'creditCardId' | 'customerId'>;

/** True when nothing can pay a delivery: the subscription has no card, and store credit does not cover the amount. */
export async function needsCard(
  { store }: Pick<ShopWork, 'store'>,
  { creditCardId, customerId }: Paying,
  totalCents: number,
): Promise<boolean> {
  if (creditCardId !== null) return false;
  const credits = await spendableCredits(store, customerId);
  return credits.reduce((sum, { remainingCents }) => sum + remainingCents, 0) < totalCents;
}

/** Names the card that pays for a subscription, such as "Visa ending in 1111", or the store credit that does. */
export async function paymentOf(work: Pick<ShopWork, 'store'>, subscription: Paying): Promise<string> {
  const card = await cardOf(work, subscription);
  return card ? cardName(card) : 'your store credit';
}

/** The name of the card of a subscription when it cannot pay any more on a day. */
export async function cardEndingBefore(
  work: Pick<ShopWork, 'store'>,
  subscription: Paying,
  day: Day,
): Promise<string | undefined> {
  const card = await cardOf(work, subscription);
  return card && isExpired(card, beginningOf(day)) ? cardName(card) : undefined;
}

async function cardOf(
  { store }: Pick<ShopWork, 'store'>,
  { creditCardId }: Paying,
): Promise<CreditCardRow | undefined> {
  if (creditCardId === null) return undefined;
  return store.selectFrom('creditCards').selectAll().where('id', '=', creditCardId).executeTakeFirstOrThrow();
}
