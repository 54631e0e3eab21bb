import type { INestApplicationContext } from '@nestjs/common';
import { Customer, TransactionalConnection } from '@vendure/core';
import { AddressBook } from '#src/plugins/address-book/address-book';
import { AwaitedCustomers } from '#src/plugins/customer/awaited-customers';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { StoreCreditEvent } from '#src/plugins/store-credit/entities/store-credit-event.entity';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import type { SeedContext } from '#src/seed/seed-context';
import { inOneTransaction } from '#src/seed/seed-context';
import type { DemoCards, DemoWallet } from './demo-cards';
import type { DemoAddress, DemoCredit, DemoCustomer } from './demo-customer';
import { DemoDays } from './demo-days';
import { addSubscription } from './demo-subscriptions';
import type { DemoBuyer, PastOrder } from './past-orders';
import { addPastOrder } from './past-orders';

/** A number of which there is none. */
const phone = '2025550123';

/**
 * Adds the missing customers, by their addresses, with their orders and subscriptions. Each of them is one transaction;
 * cards are saved before it. Changes no stock and writes no mail.
 */
export async function seedCustomers(
  app: INestApplicationContext,
  customers: readonly DemoCustomer[],
  cardsOf: DemoCards | undefined,
): Promise<void> {
  const rows = app.get(TransactionalConnection).rawConnection.getRepository(Customer);
  // Deleted ones, too: a row that was deleted by hand must not come back.
  const present = new Set((await rows.find({ select: { emailAddress: true } })).map((row) => row.emailAddress));
  for (const customer of customers.filter(({ email }) => !present.has(email))) {
    const wallet = await cardsOf?.(customer);
    await inOneTransaction(app, (seed) => addCustomer(seed, customer, wallet));
  }
}

async function addCustomer(seed: SeedContext, demo: DemoCustomer, wallet: DemoWallet | undefined): Promise<void> {
  const days = new DemoDays(new Date());
  const { email, name } = demo;
  const customer = await seed.service(AwaitedCustomers).expect(seed.ctx, { email, name, subject: null });
  for (const [index, address] of demo.addresses.entries())
    await seed.service(AddressBook).save(seed.ctx, customer, { address: shopAddress(address), isDefault: index === 0 });
  const card = wallet && (await addCards(seed, customer, wallet));
  const [home] = demo.addresses;
  if (!home) return;
  const buyer: DemoBuyer = { customer, address: shopAddress(home), ...(card && { card }) };
  const orders: PastOrder[] = demo.orders.map(({ daysAgo, ...order }) => ({ ...order, at: days.noon(-daysAgo) }));
  for (const subscription of demo.subscriptions)
    orders.push(...(await addSubscription(seed, days, buyer, subscription)));
  const events = [
    ...demo.credits.map((credit) => ({
      at: days.noon(-credit.daysAgo),
      add: () => addCredit(seed, days, buyer, credit),
    })),
    ...orders.map((order) => ({ at: order.at, add: () => addPastOrder(seed, buyer, order) })),
  ];
  // One after the other, as they happened: credit that an order spends was given before.
  for (const { add } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await add();
}

/** Returns the default card, if there is one. */
async function addCards(
  { ctx, service }: SeedContext,
  { id }: Customer,
  { paymentCustomer, cards }: DemoWallet,
): Promise<SavedCard | undefined> {
  const connection = service(TransactionalConnection);
  await connection.getRepository(ctx, Customer).update(id, { customFields: { paymentCustomer } });
  const saved: SavedCard[] = [];
  for (const [index, { id: vaultCard, brand, holder, ...card }] of cards.entries())
    saved.push(
      await connection.getRepository(ctx, SavedCard).save(
        new SavedCard({
          ...card,
          vaultCard,
          customerId: id,
          brand: brand ?? null,
          holder: holder ?? null,
          isDefault: index === 0,
        }),
      ),
    );
  return saved[0];
}

async function addCredit(
  { ctx, service }: SeedContext,
  days: DemoDays,
  { customer }: DemoBuyer,
  { amount, reason, daysAgo }: DemoCredit,
): Promise<void> {
  const { id } = await service(StoreCredits).grant(ctx, customer.id, { amount, reason });
  const createdAt = days.noon(-daysAgo);
  const connection = service(TransactionalConnection);
  await connection.getRepository(ctx, StoreCredit).update(id, { createdAt });
  await connection.getRepository(ctx, StoreCreditEvent).update({ creditId: id }, { createdAt });
}

function shopAddress({ state, ...address }: DemoAddress) {
  return { ...address, stateAbbr: state, countryIso: 'US', phone };
}
