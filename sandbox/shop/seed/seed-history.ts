import type { Transaction } from 'kysely';
import type { CustomerRow, Database } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { addDays, addInterval, beginningOf, dayOfMonth, todayOf } from '#sandbox/shop/calendar-day';
import { recognizeCard } from '#sandbox/shop/cards/gateway';
import { saveToWallet, storeCard } from '#sandbox/shop/cards/store-card';
import { variantsBySku } from '#sandbox/shop/catalogue/find-variant';
import { clubSizeOf, totalCans } from '#sandbox/shop/club/club';
import type { AddressSeed, CardSeed, CustomerHistory, SubscriptionSeed } from '#sandbox/shop/config/seed-data';
import { saveAddress } from '#sandbox/shop/customers/address-book';
import { storeAddress } from '#sandbox/shop/customers/address-store';
import { readAddress } from '#sandbox/shop/customers/address-values';
import type { Shop } from '#sandbox/shop/shop';
import { sendDeliveryFailure } from '#sandbox/shop/subscriptions/delivery-failure-mail';
import { loadSubscription } from '#sandbox/shop/subscriptions/load-subscriptions';
import { chargeOf } from '#sandbox/shop/subscriptions/next-charge';
import type { Buyer, PastOrder } from './past-order';
import { CreditHistory } from './seed-credit';
import { seedOrders } from './seed-orders';

type Store = Transaction<Database>;

/** Seeds a customer's addresses, cards, store credit, orders, and subscriptions with their deliveries. */
export async function seedHistory(
  shop: Shop,
  store: Store,
  customer: CustomerRow,
  history: CustomerHistory,
): Promise<void> {
  const now = shop.clock.now();
  const dateOf = (daysAgo: number): Date => noonOf(addDays(todayOf(now), -daysAgo));
  const addressId = await seedAddress(shop, store, customer, history.address);
  await saveAddress(store, customer.id, addressId, true);
  await store.updateTable('customers').set({ billAddressId: addressId }).where('id', '=', customer.id).execute();
  const otherAddressIds: number[] = [];
  for (const address of history.otherAddresses ?? []) {
    const id = await seedAddress(shop, store, customer, address);
    await saveAddress(store, customer.id, id, false);
    otherAddressIds.push(id);
  }
  const cardIds = await seedCards(store, customer, history.cards, now);
  const buyer: Buyer = {
    customer,
    billAddressId: addressId,
    cardId: cardIds[0] ?? null,
    credit: await CreditHistory.of(store, customer, history.credits ?? [], dateOf),
  };
  const deliveries: PastOrder[] = [];
  for (const seed of history.subscriptions ?? [])
    deliveries.push(...(await seedSubscription(shop, store, buyer, seed)));
  await seedOrders(shop, store, buyer, [
    ...deliveries,
    ...(history.orders ?? []).map(({ daysAgo, toOtherAddress, ...seed }) => ({
      ...seed,
      at: dateOf(daysAgo),
      shipAddressId: (toOtherAddress === undefined ? undefined : otherAddressIds[toOtherAddress]) ?? addressId,
      subscriptionId: null,
    })),
  ]);
  await buyer.credit.save(store);
}

/** Stores the cards in a wallet. The newest becomes the default, so the first one is put in last. */
async function seedCards(
  store: Store,
  customer: CustomerRow,
  cards: readonly CardSeed[],
  now: Date,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const { number, expired = false } of cards) {
    const card = {
      ...recognizeCard(number),
      month: '8',
      year: String(now.getUTCFullYear() + (expired ? -1 : 4)),
      name: customer.name ?? '',
      customerId: customer.id,
    };
    ids.push(await storeCard(store, card, now));
  }
  for (const id of ids.toReversed()) await saveToWallet(store, customer.id, id);
  return ids;
}

async function seedAddress(
  { config }: Shop,
  store: Store,
  customer: CustomerRow,
  { state, ...seed }: AddressSeed,
): Promise<number> {
  const read = readAddress(config, undefined, {
    name: customer.name,
    ...seed,
    phone: '2025550123',
    country_iso: 'US',
    state_name: state,
  });
  if ('errors' in read)
    throw new Error(`The address of ${customer.subject} cannot be stored: ${JSON.stringify(read.errors)}`);
  return (await storeAddress(store, read.values)).id;
}

/** Seeds a subscription and returns its deliveries. */
async function seedSubscription(
  shop: Shop,
  store: Store,
  { customer, billAddressId: addressId, cardId }: Buyer,
  seed: SubscriptionSeed,
): Promise<readonly PastOrder[]> {
  const now = shop.clock.now();
  const today = todayOf(now);
  const interval = { intervalLength: seed.everyMonths, intervalUnits: 'month' } as const;
  const next = addDays(today, seed.nextInDays ?? 15);
  const dates = pastDates(next, today, seed);
  const variants = await variantsBySku(store, Object.keys(seed.lines));
  const lines = variants.map((variant) => ({ variant, quantity: seed.lines[variant.sku] ?? 0 }));
  const { id: subscriptionId } = await store
    .insertInto('subscriptions')
    .values({
      ...interval,
      customerId: customer.id,
      email: customer.email,
      state: seed.state ?? 'active',
      paused: seed.paused ?? false,
      actionableDate: seed.nextInDays === null ? null : next,
      anchorDay: dayOfMonth(next),
      endDate: seed.endsInDays === undefined ? null : addDays(today, seed.endsInDays),
      clubCans: clubSizeOf(totalCans(lines)),
      shipAddressId: addressId,
      billAddressId: addressId,
      creditCardId: cardId,
      skipCount: seed.skips ?? 0,
      successiveSkipCount: seed.skips ?? 0,
      paymentState: seed.failed ? 'failed' : 'paid',
      failedTries: seed.failed ? 1 : 0,
      cancellationReason: seed.cancellationReason ?? null,
      createdAt: noonOf(dates[0] ?? today),
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store
    .insertInto('subscribedLines')
    .values(lines.map(({ variant, quantity }) => ({ subscriptionId, variantId: variant.id, quantity })))
    .execute();
  if (seed.failed) {
    await store
      .insertInto('subscriptionReminders')
      .values({
        subscriptionId,
        reminderType: 'last_chance',
        actionableDate: next,
        sentAt: beginningOf(addDays(next, -3)),
      })
      .execute();
    const subscription = await loadSubscription(store, subscriptionId);
    const work = { shop, store, subscription, now, today };
    await sendDeliveryFailure(work, await chargeOf(work, subscription), 'payment');
  }
  const delivery = { lines: seed.lines, subscriptionId, shipAddressId: addressId };
  return [
    ...dates.map((day) => ({ ...delivery, at: noonOf(day) })),
    ...(seed.failed ? [{ ...delivery, at: beginningOf(today), outcome: 'payment-failed' as const }] : []),
  ];
}

/** The days of past deliveries, oldest first: whole intervals before the next one. */
function pastDates(next: Day, today: Day, { everyMonths, delivered }: SubscriptionSeed): readonly Day[] {
  const dates: Day[] = [];
  for (let months = everyMonths; dates.length < delivered; months += everyMonths) {
    const date = addInterval(next, { intervalLength: -months, intervalUnits: 'month' });
    if (date < today) dates.unshift(date);
  }
  return dates;
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00.000Z`);
}
