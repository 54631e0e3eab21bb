import type { Customer, ID } from '@vendure/core';
import { Customer as CustomerEntity, TransactionalConnection } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { dayOfMonth } from '#src/plugins/core/interval/calendar-day';
import { clubOf } from '#src/plugins/core/order-line/club';
import { invalid } from '#src/plugins/core/shop-failure';
import { AwaitedCustomers } from '#src/plugins/customer/awaited-customers';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { SubscribedCans } from '#src/plugins/subscription/subscribed-cans';
import { cansOf } from '#src/plugins/subscription/subscription-rules';
import { SubscriptionUpdates } from '#src/plugins/subscription/subscription-update';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import type { SeedContext } from '#src/seed/seed-context';
import type { MovedCard, MovedSubscription } from './moved-subscription';

/**
 * Stores a subscription of another shop, with its customer and card when they are not there, by the rules of a customer's own
 * change (spec §4 Subscription actions): throws INVALID with the field. Changes nothing when its reference is there. Sends no mail.
 */
export async function moveSubscription(
  seed: SeedContext,
  moved: MovedSubscription,
  today: Day,
): Promise<'made' | 'present'> {
  const { ctx, service } = seed;
  const rows = service(TransactionalConnection).getRepository(ctx, Subscription);
  const { reference: importReference, endDate, isPaused } = moved;
  await rows.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`import-subscription ${importReference}`]);
  if (await rows.existsBy({ importReference })) return 'present';
  const customer = await service(AwaitedCustomers).expect(ctx, moved.customer);
  const savedCardId = moved.card && (await savedCard(seed, customer, moved.card));
  const blank = new Subscription({
    ...{ channelId: ctx.channelId, customerId: customer.id, email: moved.customer.email, importReference },
    ...{ state: 'active', isPaused: false, actionableDate: null, clubCans: null, savedCardId: null, endDate },
    anchorDay: dayOfMonth(today),
    ...{ intervalLength: moved.interval.length, intervalUnit: moved.interval.unit },
    ...{ shippingAddress: {}, billingAddress: {}, lines: [] },
  });
  const fields = await service(SubscriptionUpdates).read(
    ctx,
    blank,
    { interval: moved.interval, actionableDate: moved.day, shippingAddress: moved.address, savedCardId },
    today,
  );
  const billingAddress = fields.shippingAddress ?? blank.billingAddress;
  const { id } = await rows.save(Object.assign(blank, fields, { billingAddress }));
  const saved = await service(Subscriptions).load(ctx, id);
  await service(SubscribedCans).change(ctx, saved, moved.cans);
  const { lines } = await service(Subscriptions).load(ctx, id);
  await rows.update(id, { clubCans: clubOf(cansOf(lines)), isPaused });
  return 'made';
}

/** Returns the customer's card of that id, which is added when it is not there. */
async function savedCard({ ctx, service }: SeedContext, { id }: Customer, card: MovedCard): Promise<ID> {
  const connection = service(TransactionalConnection);
  const { paymentCustomer, ...row } = card;
  const customers = connection.getRepository(ctx, CustomerEntity);
  await customers.query('SELECT id FROM customer WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const owner = await customers.findOneBy({ customFields: { paymentCustomer } });
  if (owner && owner.id !== id) throw invalid({ card_customer: ['belongs to another customer of the shop'] });
  const { customFields } = await customers.findOneByOrFail({ id });
  if (customFields.paymentCustomer !== null && customFields.paymentCustomer !== paymentCustomer)
    throw invalid({ card_customer: ['is not the one by which the provider knows this customer'] });
  await customers.update(id, { customFields: { paymentCustomer } });
  const cards = connection.getRepository(ctx, SavedCard);
  const known = await cards.findOneBy({ vaultCard: row.vaultCard });
  if (known && known.customerId !== id) throw invalid({ card_id: ['is a card of another customer'] });
  if (known) return known.id;
  const isDefault = !(await cards.existsBy({ customerId: id }));
  return (await cards.save(new SavedCard({ ...row, customerId: id, holder: null, isDefault }))).id;
}
