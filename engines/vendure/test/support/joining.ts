import assert from 'node:assert/strict';
import type { Customer, Order } from '@vendure/core';
import { ProductVariant, StockLevel, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import { Carts } from '#src/plugins/cart/carts';
import { CheckoutSteps } from '#src/plugins/checkout/checkout-steps';
import type { LineSubscription } from '#src/plugins/core/order-line/line-subscription';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { seedPromotions } from '#src/seed/promotions';
import type { PromotionSeed } from '#src/seed/shop-seed';
import { inTransaction } from './customers';
import type { EngineUnderTest } from './engine-under-test';

export const monthly: LineSubscription = { intervalLength: 1, intervalUnit: 'month' };

const inSacramento = {
  name: 'Ada Example',
  address1: '1 Vine Street',
  address2: '',
  city: 'Sacramento',
  zipcode: '95814',
  phone: '9165550100',
  countryIso: 'US',
  stateAbbr: 'CA',
};

/** Cans in one of the goods that are sold here. */
const cansIn: Readonly<Record<string, number>> = { 'WHITE-1': 1, 'RED-1': 1, 'WHITE-1|RED-1': 6 };

/** Makes goods that can be subscribed to, with enough of them for every test. */
export async function stockUp(engine: EngineUnderTest): Promise<void> {
  await inTransaction(engine, async (ctx) => {
    const connection = engine.get(TransactionalConnection);
    const variants = connection.getRepository(ctx, ProductVariant);
    const cans = await variants.find({ where: { sku: In(Object.keys(cansIn)) } });
    for (const { id, sku } of cans) {
      await variants.update(id, { customFields: { subscribable: true, cans: cansIn[sku] } });
      await connection.getRepository(ctx, StockLevel).update({ productVariantId: id }, { stockOnHand: 100_000 });
    }
  });
}

/** Sells cases and the cans of members at their discounts, as the demo does. */
export async function reduceCasesAndClubs(engine: EngineUnderTest): Promise<void> {
  const reduced = (name: string, rule: PromotionSeed['rules'][number], basisPoints: number): PromotionSeed => ({
    ...{ name, code: null, startsAt: null, endsAt: null, usageLimit: null, rules: [rule] },
    action: { kind: 'line-percent', basisPoints, of: ['wine', 'pack'] },
  });
  await inTransaction(engine, (ctx) =>
    seedPromotions({ ctx, service: (type) => engine.get(type) }, [
      reduced('Full case', { kind: 'cans', atLeast: 12 }, 500),
      reduced('Double case', { kind: 'cans', atLeast: 24 }, 1000),
      reduced('Club of 12', { kind: 'club-member', cans: 12 }, 1000),
      reduced('Club of 24', { kind: 'club-member', cans: 24 }, 2000),
    ]),
  );
}

/** Makes an order of a customer, or of a guest, that waits for its payment. */
export async function atPayment(
  engine: EngineUnderTest,
  customer: Customer | undefined,
  lines: readonly NewLine[],
): Promise<Order> {
  const { id } = await engine.get(Carts).create(await engine.context(), lines, customer);
  await walkToPayment(engine, id, customer?.emailAddress);
  return engine.order(id);
}

/** Takes an order through address and delivery, with the cheapest way. */
export async function walkToPayment(
  engine: EngineUnderTest,
  id: Order['id'],
  email = 'guest@example.test',
): Promise<void> {
  const steps = engine.get(CheckoutSteps);
  const step = (
    walk: (ctx: Parameters<CheckoutSteps['quote']>[0], order: Order) => Promise<unknown>,
  ): Promise<unknown> => engine.locked(id, async (ctx) => walk(ctx, await engine.order(id, ctx)));
  const outcome = await step((ctx, order) => steps.submitAddress(ctx, order, email, inSacramento));
  assert.ok(!(outcome instanceof ShopFailure), String(outcome));
  await step((ctx, order) => steps.submitDelivery(ctx, order, []));
}

/** Reads the subscriptions of a customer, oldest first, with their lines. */
export async function subscriptionsOf(engine: EngineUnderTest, { id }: Customer): Promise<readonly Subscription[]> {
  const rows = engine.get(TransactionalConnection).getRepository(await engine.context(), Subscription);
  return rows.find({
    where: { customerId: id },
    relations: { lines: { productVariant: true } },
    order: { position: 'ASC', lines: { position: 'ASC' } },
  });
}

export async function changeSubscription(
  engine: EngineUnderTest,
  { id }: Subscription,
  fields: Partial<Pick<Subscription, 'state' | 'isPaused' | 'savedCardId'>>,
): Promise<void> {
  const rows = engine.get(TransactionalConnection).getRepository(await engine.context(), Subscription);
  await rows.update(id, fields);
}
