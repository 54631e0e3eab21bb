import type { OrderAddress } from '@vendure/common/lib/generated-types';
import type { Customer, ID } from '@vendure/core';
import { ProductVariant, TransactionalConnection } from '@vendure/core';
import type { CardVault } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, beginningOf, dayOfMonth } from '#src/plugins/core/interval/calendar-day';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';
import type { ReminderType } from '#src/plugins/subscription/entities/subscription.entity';
import {
  SubscribedLine,
  Subscription,
  SubscriptionReminder,
} from '#src/plugins/subscription/entities/subscription.entity';
import { inTransaction, makeCustomer } from './customers';
import type { EngineUnderTest } from './engine-under-test';

/** Test cards of the sandbox that can be saved, and their bank's response to a later charge. */
export const cards = {
  pays: '4111111111111111',
  tryAgainLater: '4000000000000341',
  doNotTryAgain: '4000000000000119',
  authentication: '4000002760003184',
} as const;

export const inSacramento: OrderAddress = {
  fullName: 'Ada Example',
  streetLine1: '1 Vine Street',
  city: 'Sacramento',
  province: 'CA',
  postalCode: '95814',
  countryCode: 'US',
};

export interface LineGiven {
  readonly sku: string;
  readonly quantity: number;
  readonly isOneTime?: boolean;
}

interface SubscriptionGiven extends Partial<Omit<Subscription, 'customer' | 'savedCard' | 'lines'>> {
  readonly customer?: Customer;
  readonly lines?: readonly LineGiven[];
  /** The number of a test card; null for none. */
  readonly card?: string | null;
  /** False for one of whose next delivery no last reminder was written. */
  readonly isAnnounced?: boolean;
}

let customers = 0;

export function newCustomer(engine: EngineUnderTest): Promise<Customer> {
  customers += 1;
  return makeCustomer(engine, `subscriber-${customers}@example.test`);
}

/** Saves a test card for a customer. */
export async function saveCard(engine: EngineUnderTest, customer: Customer, number: string): Promise<SavedCard> {
  const [vault, saved] = [engine.get<CardVault>(CARD_VAULT), engine.get(SavedCards)];
  const owner = await inTransaction(engine, (ctx) => saved.vaultCustomerOf(ctx, customer));
  const pages = { returnUrl: 'http://shop.test', cancelUrl: 'http://shop.test' };
  const key = `setup-${engine.sandbox.setups.length}`;
  const { sessionId } = await vault.openSetup({ key, customer: owner, currency: 'USD', ...pages });
  engine.sandbox.save(sessionId, number);
  const kept = await vault.keptCard(sessionId);
  if (!kept) throw new Error('The sandbox keeps no card.');
  const ctx = await engine.context();
  await saved.add(ctx, customer.id, kept, sessionId);
  const card = (await saved.list(ctx, customer.id)).find(({ vaultCard }) => vaultCard === kept.id);
  if (!card) throw new Error('The card is not saved.');
  return card;
}

/**
 * Stores a subscription as joining does: a month between its deliveries, two cans of white, a card that pays. Its customer has been
 * told of the next delivery for the last time, or else nothing would be charged.
 */
export async function subscribe(engine: EngineUnderTest, given: SubscriptionGiven = {}): Promise<Subscription> {
  const { customer = await newCustomer(engine), card = cards.pays, isAnnounced = true, lines, ...fields } = given;
  const savedCard = card === null ? null : await saveCard(engine, customer, card);
  const subscribed = await inTransaction(engine, async (ctx) => {
    const connection = engine.get(TransactionalConnection);
    const subscription = await connection.getRepository(ctx, Subscription).save(
      new Subscription({
        channelId: ctx.channelId,
        customer,
        savedCard,
        email: customer.emailAddress,
        state: 'active',
        intervalLength: 1,
        intervalUnit: 'month',
        shippingAddress: inSacramento,
        billingAddress: inSacramento,
        anchorDay: dayOfMonth(fields.actionableDate ?? '2027-03-01'),
        ...fields,
      }),
    );
    for (const { sku, quantity, isOneTime = false } of lines ?? [{ sku: 'WHITE-1', quantity: 2 }]) {
      const productVariant = await connection.getRepository(ctx, ProductVariant).findOneByOrFail({ sku });
      await connection
        .getRepository(ctx, SubscribedLine)
        .save(new SubscribedLine({ subscription, productVariant, quantity, isOneTime }));
    }
    return subscription;
  });
  if (isAnnounced && fields.actionableDate != null) await announce(engine, subscribed, fields.actionableDate);
  return subscribed;
}

/** Writes down that a reminder of a delivery was sent three days before it, the last one unless another is named. */
export async function announce(
  engine: EngineUnderTest,
  { id }: Pick<Subscription, 'id'>,
  day: Day,
  reminderType: ReminderType = 'last_chance',
): Promise<void> {
  await engine
    .get(TransactionalConnection)
    .getRepository(await engine.context(), SubscriptionReminder)
    .insert({ subscriptionId: id, reminderType, actionableDate: day, sentAt: beginningOf(addDays(day, -3)) });
}

/** Reads a subscription as it is now, with its lines. */
export async function subscriptionNow(engine: EngineUnderTest, { id }: { readonly id: ID }): Promise<Subscription> {
  return engine
    .get(TransactionalConnection)
    .getRepository(await engine.context(), Subscription)
    .findOneOrFail({ where: { id }, relations: { lines: true, reminders: true } });
}
