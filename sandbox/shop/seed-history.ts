import type { Transaction } from 'kysely';
import type { CustomerRow, Database } from '#sandbox/database/schema';
import { variantsBySku } from './catalogue/find-variant';
import type { AddressSeed, CustomerHistory, SubscriptionSeed } from './customer-history';
import { saveAddress } from './customers/address-book';
import { storeAddress } from './customers/address-store';
import { readAddress } from './customers/address-values';
import { recognizeCard } from './payments/gateway';
import { saveToWallet, storeCard } from './payments/store-card';
import type { Buyer } from './seed-order';
import { seedOrder } from './seed-order';
import type { Shop } from './shop';
import type { Day } from './subscriptions/calendar-day';
import { addDays, addInterval, dayOf, startOfDay } from './subscriptions/calendar-day';
import { clubSizeOf, totalCans } from './subscriptions/club';

type Store = Transaction<Database>;

/** Seeds a customer's address, cards, orders, and subscriptions with their deliveries. */
export async function seedHistory(
  shop: Shop,
  store: Store,
  customer: CustomerRow,
  history: CustomerHistory,
): Promise<void> {
  const now = shop.clock.now();
  const addressId = await seedAddress(shop, store, customer, history.address);
  const cardIds: number[] = [];
  for (const number of history.cards) {
    cardIds.push(
      await storeCard(
        store,
        {
          ...recognizeCard(number),
          month: '8',
          year: String(now.getUTCFullYear() + 4),
          name: customer.name ?? '',
          customerId: customer.id,
        },
        now,
      ),
    );
  }
  // The newest card in the wallet becomes the default, so the first one is stored last.
  for (const cardId of cardIds.toReversed()) await saveToWallet(store, customer.id, cardId);
  const buyer: Buyer = { customer, addressId, cardId: cardIds[0] ?? null };
  for (const seed of history.subscriptions ?? []) await seedSubscription(shop, store, buyer, seed);
  for (const { daysAgo, lines } of history.orders ?? []) {
    await seedOrder(shop, store, buyer, {
      at: noonOf(addDays(dayOf(now), -daysAgo)),
      lines,
      subscriptionId: null,
      state: 'complete',
    });
  }
}

async function seedAddress(
  { config }: Shop,
  store: Store,
  customer: CustomerRow,
  { state, ...seed }: AddressSeed,
): Promise<number> {
  const read = readAddress(config, undefined, {
    ...seed,
    name: customer.name,
    phone: '2025550123',
    country_iso: 'US',
    state_name: state,
  });
  if ('errors' in read)
    throw new Error(`The address of ${customer.subject} cannot be stored: ${JSON.stringify(read.errors)}`);
  const { id } = await storeAddress(store, read.values);
  await saveAddress(store, customer.id, id, true);
  await store.updateTable('customers').set({ billAddressId: id }).where('id', '=', customer.id).execute();
  return id;
}

async function seedSubscription(
  shop: Shop,
  store: Store,
  { customer, addressId, cardId }: Buyer,
  seed: SubscriptionSeed,
): Promise<void> {
  const now = shop.clock.now();
  const today = dayOf(now);
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
  const order = { lines: seed.lines, subscriptionId };
  for (const day of dates)
    await seedOrder(shop, store, { customer, addressId, cardId }, { ...order, at: noonOf(day), state: 'complete' });
  if (seed.failed)
    await seedOrder(
      shop,
      store,
      { customer, addressId, cardId },
      { ...order, at: startOfDay(today), state: 'canceled' },
    );
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
