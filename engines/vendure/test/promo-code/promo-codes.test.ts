import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LanguageCode } from '@vendure/common/lib/generated-types';
import type { Order } from '@vendure/core';
import {
  Customer,
  isGraphQlErrorResult,
  OrderService,
  ProductVariant,
  Promotion,
  PromotionService,
  RequestContextService,
  TransactionalConnection,
  User,
} from '@vendure/core';
import { WrongCodes } from '#src/plugins/promo-code/wrong-codes';
import { operation } from '#src/seed/configured-operation';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { callShop, keyOf } from '#test/support/shop-call';

const DAY = 86_400_000;
const apply = 'mutation ($code: String!) { applyPromoCode(code: $code) { discounts { amount } } }';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

interface Terms {
  readonly rule?: ReturnType<typeof operation>;
  readonly action?: ReturnType<typeof operation>;
  readonly limits?: Partial<Pick<Promotion, 'startsAt' | 'usageLimit'>>;
}

interface Cart {
  readonly quantity?: number;
  readonly email?: string;
  readonly customer?: Customer;
}

const tenOff = operation('order_fixed_discount', { discount: 1000 });
let codes = 0;

/** Makes a promotion and returns its code. */
async function codeWith({ rule, action = tenOff, limits = {} }: Terms): Promise<string> {
  codes += 1;
  const made = await engine.get(PromotionService).createPromotion(await engine.context('admin'), {
    enabled: true,
    couponCode: `CODE${codes}`,
    conditions: rule ? [rule] : [],
    actions: [action],
    translations: [{ languageCode: LanguageCode.en, name: `Code ${codes}`, description: '' }],
    ...limits,
  });
  if (isGraphQlErrorResult(made)) throw new Error(made.message);
  return `CODE${codes}`;
}

/** An order of cans at $7. */
async function cart({ quantity = 2, email = 'new@example.test', customer }: Cart): Promise<Order> {
  const order = await engine.orderAtPayment('WHITE-1', quantity, email);
  if (customer)
    await engine.locked(order.id, (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, order.id, customer));
  return order;
}

/** Returns the reason why an order is denied a code, or the cents by which that makes it cheaper. */
async function tried(code: string, what: Cart = {}): Promise<unknown> {
  const { body } = await callShop(engine.url, apply, { code }, keyOf(await cart(what)));
  const [refusal] = body.errors ?? [];
  if (refusal) return refusal.extensions.reason ?? refusal.extensions.code;
  const { discounts } = body.data?.['applyPromoCode'] as { readonly discounts: readonly { readonly amount: number }[] };
  return discounts.reduce((sum, { amount }) => sum - amount, 0);
}

async function place(what: Cart, code?: string): Promise<Order> {
  const { id } = await cart(what);
  if (code !== undefined) await engine.locked(id, (ctx) => engine.get(OrderService).applyCouponCode(ctx, id, code));
  const order = await engine.order(id);
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  return order;
}

/** Cancels an order as the dashboard does. */
function cancel({ id }: Order): Promise<unknown> {
  return engine.dashboard(`mutation { cancelOrder(input: { orderId: "${id}" }) { __typename } }`);
}

async function customerWith(email: string): Promise<Customer> {
  const connection = engine.get(TransactionalConnection);
  const ctx = await engine.context();
  const user = await connection.getRepository(ctx, User).save(new User({ identifier: email, verified: true }));
  return connection
    .getRepository(ctx, Customer)
    .save(new Customer({ emailAddress: email, firstName: '', lastName: '', user }));
}

describe('A promo code (spec §4 Promo codes)', () => {
  it('is denied before it begins, and once it is used up', async () => {
    const later = await codeWith({ limits: { startsAt: new Date(Date.now() + DAY) } });
    assert.equal(await tried(later), 'expired');
    const once = await codeWith({ limits: { usageLimit: 1 } });
    assert.equal(await tried(once), 1000);
    await place({}, once);
    assert.equal(await tried(once), 'used_up');
  });

  it('is given back by an order that is canceled', async () => {
    const usedUp = await codeWith({ limits: { usageLimit: 1 } });
    const first = await codeWith({ rule: operation('first_order', { unknown: 'refused' }) });
    const once = await codeWith({ rule: operation('once_per_customer') });
    const of = async (code: string, name: string): Promise<readonly [string, Cart, string]> => {
      const email = `${name}@canceled.test`;
      return [code, { customer: await customerWith(email), email }, email];
    };
    const reasons = { [usedUp]: 'used_up', [first]: 'not_first_order', [once]: 'used_before' };
    for (const [code, what] of [await of(usedUp, 'all'), await of(first, 'first'), await of(once, 'once')]) {
      const order = await place(what, code);
      assert.equal(await tried(code, what), reasons[code]);
      await cancel(order);
      assert.equal(await tried(code, what), 1000, reasons[code]);
      await place(what, code);
      assert.equal(await tried(code, what), reasons[code]);
    }
  });

  it('wants goods of at least an amount, or of more than it', async () => {
    const wanting = (cents: number, comparison: string): Promise<string> =>
      codeWith({ rule: operation('item_total', { cents, comparison }) });
    assert.deepEqual(
      [
        await tried(await wanting(1400, 'at-least')),
        await tried(await wanting(1401, 'at-least')),
        await tried(await wanting(1399, 'more-than')),
        await tried(await wanting(1400, 'more-than')),
      ],
      [1000, 'item_total_too_low', 1000, 'item_total_too_low'],
    );
  });

  it('for first orders is denied to an address that has placed one, however it is written', async () => {
    const first = await codeWith({ rule: operation('first_order', { unknown: 'refused' }) });
    assert.equal(await tried(first, { email: 'known@example.test' }), 1000);
    await place({ email: 'known@example.test' });
    assert.deepEqual(
      [await tried(first, { email: 'KNOWN@example.test' }), await tried(first, { email: 'other@example.test' })],
      ['not_first_order', 1000],
    );
  });

  it('for each customer once is denied to guests, and to a customer who has used it', async () => {
    const once = await codeWith({ rule: operation('once_per_customer') });
    const [user, other] = [await customerWith('user@example.test'), await customerWith('another@example.test')];
    await place({ customer: user, email: 'user@example.test' });
    assert.equal(await tried(once, { customer: user, email: 'user@example.test' }), 1000);
    await place({ customer: user, email: 'user@example.test' }, once);
    assert.deepEqual(
      [
        await tried(once, { customer: user, email: 'new-address@example.test' }),
        await tried(once, { customer: other, email: 'another@example.test' }),
        await tried(once),
      ],
      ['used_before', 1000, 'sign_in_required'],
    );
  });

  it('wants so many cans, and no more', async () => {
    const variants = engine.get(TransactionalConnection).getRepository(await engine.context(), ProductVariant);
    await variants.update({ sku: 'WHITE-1' }, { customFields: { cans: 1 } });
    const some = await codeWith({ rule: operation('cans', { atLeast: 2, atMost: 3 }) });
    const tries: unknown[] = [];
    for (const quantity of [1, 2, 3, 4]) tries.push(await tried(some, { quantity }));
    assert.deepEqual(tries, ['not_eligible', 1000, 1000, 'not_eligible']);
  });

  it('wants a product, some kind of goods, or none of it', async () => {
    const rules = [
      operation('holds_sku', { sku: 'WHITE-1' }),
      operation('holds_sku', { sku: 'RED-1' }),
      operation('kinds', { match: 'any', of: 'gift-set,wine' }),
      operation('kinds', { match: 'any', of: 'gift-set' }),
      operation('kinds', { match: 'none', of: 'gift-set' }),
      operation('kinds', { match: 'none', of: 'gift-set,wine' }),
    ];
    const tries: unknown[] = [];
    for (const rule of rules) tries.push(await tried(await codeWith({ rule })));
    assert.deepEqual(tries, [1000, 'missing_product', 1000, 'no_applicable_product', 1000, 'excluded_product']);
  });

  it('takes an amount off each unit and no more than it costs, or a part of some kinds of goods', async () => {
    const actions = [
      operation('unit_amount', { cents: 150 }),
      operation('unit_amount', { cents: 900 }),
      operation('line_percentage', { basisPoints: 1500, of: 'gift-set,wine' }),
      operation('line_percentage', { basisPoints: 1500, of: 'gift-set' }),
    ];
    const tries: unknown[] = [];
    for (const action of actions) tries.push(await tried(await codeWith({ action })));
    assert.deepEqual(tries, [300, 1400, 210, 0]);
  });

  it('goes on counting, when it is placed, for an order that is worth less than it asks for only because of it', async () => {
    const rule = operation('minimum_order_amount', { amount: 1000, taxInclusive: 'false' });
    await place({ quantity: 2 }, await codeWith({ rule }));
  });

  it('is found by no caller who tries a hundred from one address, at whatever orders', async () => {
    // The minute begins here: a code that an earlier test guessed would have begun it.
    await engine.get(TransactionalConnection).rawConnection.query('DELETE FROM recent_call');
    const req = { ip: '127.0.0.1', headers: {} } as never;
    const ctx = await engine.get(RequestContextService).create({ apiType: 'shop', req });
    const guess = (order: number): Promise<unknown> =>
      engine.get(WrongCodes).find(ctx, `order:${order}`, () => Promise.resolve(null));
    for (let order = 1; order < 100; order += 1) await guess(order);
    assert.equal(await tried('TEN'), 1000);
    await guess(100);
    assert.equal(await tried('TEN'), 'RATE_LIMITED');
  });
});

describe('A promotion that needs no code (spec §4 Promo codes)', () => {
  it('lowers the price of no order that is placed after its end, which may be paid at its new total', async () => {
    const promotions = engine.get(PromotionService);
    const made = await promotions.createPromotion(await engine.context('admin'), {
      enabled: true,
      conditions: [operation('item_total', { cents: 1, comparison: 'at-least' })],
      actions: [tenOff],
      translations: [{ languageCode: LanguageCode.en, name: 'A sale', description: '' }],
    });
    assert.ok(!isGraphQlErrorResult(made));
    const order = await cart({});
    const session = await engine.prepare(order);
    engine.sandbox.pay(session);
    const rows = engine.get(TransactionalConnection).rawConnection.getRepository(Promotion);
    await rows.update(made.id, { endsAt: new Date(Date.now() - DAY) });
    const refusal = await engine.complete(order, session);
    assert.equal(refusal.kind === 'refused' && refusal.code, 'AMOUNT_CHANGED');
    assert.equal(engine.sandbox.payment(session).state, 'void');
    const { totalWithTax } = await engine.order(order.id);
    assert.equal(totalWithTax, order.totalWithTax + 1080);
    const again = await engine.prepare(await engine.order(order.id));
    engine.sandbox.pay(again);
    assert.deepEqual(await engine.complete(order, again), { kind: 'completed' });
  });
});
