import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LanguageCode } from '@vendure/common/lib/generated-types';
import type { Order } from '@vendure/core';
import {
  FacetValue,
  isGraphQlErrorResult,
  OrderService,
  ProductVariant,
  PromotionService,
  TransactionalConnection,
} from '@vendure/core';
import { isGiftCard } from '#src/plugins/core/order-line/gift-card-line';
import { operation } from '#src/seed/configured-operation';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { giftCardsOf } from '#test/support/gift-cards';
import { callShop, refusalOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

type Operation = ReturnType<typeof operation>;

interface Started {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

const white = (quantity: number): object => ({ sku: 'WHITE-1', quantity });
const openCard = (giftCardAmount: number): object => ({ sku: 'GIFT-CARD-OPEN', quantity: 1, giftCardAmount });
const fiftyCards = (quantity: number): object => ({ sku: 'GIFT-CARD-50', quantity });

let made = 0;

/** Makes a promotion as staff do; without a condition it has a code, which is returned. */
async function promotion(actions: readonly Operation[], conditions: readonly Operation[] = []): Promise<string> {
  made += 1;
  const answer = await engine.get(PromotionService).createPromotion(await engine.context('admin'), {
    enabled: true,
    couponCode: `ATTACK${made}`,
    conditions: [...conditions],
    actions: [...actions],
    translations: [{ languageCode: LanguageCode.en, name: `Attack ${made}`, description: '' }],
  });
  if (isGraphQlErrorResult(answer)) throw new Error(answer.message);
  return `ATTACK${made}`;
}

async function start(lines: readonly object[]): Promise<Started> {
  const query = 'mutation ($lines: [NewLineInput!]!) { startOrder(lines: $lines) { id code token } }';
  const { body } = await callShop(engine.url, query, { lines });
  const { id, code, token } = body.data?.['startOrder'] as Record<'id' | 'code' | 'token', string>;
  return { id, headers: { 'X-Order-Number': code, 'X-Order-Token': token } };
}

/** Enters a code and returns the reason of a refusal. */
async function enter({ headers }: Started, code: string): Promise<string | undefined> {
  const query = 'mutation ($code: String!) { applyPromoCode(code: $code) { id } }';
  return refusalOf(await callShop(engine.url, query, { code }, headers));
}

async function priced(lines: readonly object[], ...codes: readonly string[]): Promise<Order> {
  const started = await start(lines);
  for (const code of codes) await enter(started, code);
  return engine.order(started.id);
}

/** The cents that an order costs less than its lines, which its goods alone may lose. */
function discountOf(order: Order): number {
  return order.lines.reduce((sum, { linePrice }) => sum + linePrice, 0) - order.subTotal;
}

const price = (order: Order, cards: boolean, kind: 'linePrice' | 'proratedLinePrice'): number =>
  order.lines.filter((line) => isGiftCard(line) === cards).reduce((sum, line) => sum + line[kind], 0);

/** Fails unless the gift cards of an order cost their worth, and its goods at least nothing. */
async function requireFullPrice(order: Order): Promise<void> {
  const worth = (await giftCardsOf(engine, order)).reduce((sum, { amount }) => sum + amount, 0);
  assert.equal(price(order, true, 'proratedLinePrice'), worth);
  assert.ok(order.lines.every(({ proratedLinePrice }) => proratedLinePrice >= 0));
  assert.ok(discountOf(order) <= price(order, false, 'linePrice'));
}

async function variantId(sku: string): Promise<string> {
  const variants = engine.get(TransactionalConnection).getRepository(await engine.context(), ProductVariant);
  return String((await variants.findOneByOrFail({ sku })).id);
}

describe('A gift card and promo codes (spec §7 coupon_codes)', () => {
  it('is denied every code while nothing else is in the cart', async () => {
    const cart = await start([openCard(1000)]);
    assert.equal(await enter(cart, 'TEN'), 'nothing_to_discount');
    assert.equal(await enter(cart, 'PCT10'), 'nothing_to_discount');
    assert.equal((await engine.order(cart.id)).totalWithTax, 1000);
  });

  it('costs all that it is worth when the goods are gone that had the code', async () => {
    const cart = await start([white(3), openCard(1000)]);
    assert.equal(await enter(cart, 'TEN'), undefined);
    const order = await engine.order(cart.id);
    assert.equal(discountOf(order), 1000);
    await requireFullPrice(order);
    const wine = order.lines.find((line) => !isGiftCard(line));
    const remove = 'mutation ($id: ID!) { removeLine(id: $id) { id } }';
    await callShop(engine.url, remove, { id: wine?.id }, cart.headers);
    const after = await engine.order(cart.id);
    assert.deepEqual([discountOf(after), after.totalWithTax], [0, 1000]);
  });

  it('costs all that it is worth whatever number of codes lowers the rest to nothing', async () => {
    const codes = [];
    for (let nth = 1; nth <= 4; nth += 1)
      codes.push(await promotion([operation('order_fixed_discount', { discount: 1000 })]));
    const order = await priced([white(1), openCard(10_000)], ...codes);
    assert.deepEqual([discountOf(order), order.subTotal], [700, 10_000]);
    await requireFullPrice(order);
  });

  it('counts toward no minimum, and toward no number of goods', async () => {
    const [card, fifty, wine] = [
      await variantId('GIFT-CARD-OPEN'),
      await variantId('GIFT-CARD-50'),
      await variantId('WHITE-1'),
    ];
    const ids = JSON.stringify([card, fifty]);
    const conditions = [
      operation('item_total', { cents: 5000, comparison: 'at-least' }),
      operation('minimum_order_amount', { amount: 5000, taxInclusive: 'false' }),
      operation('minimum_order_amount', { amount: 5000, taxInclusive: 'true' }),
      operation('contains_products', { minimum: 1, productVariantIds: ids }),
      operation('holds_sku', { sku: 'GIFT-CARD-50' }),
      operation('kinds', { match: 'any', of: 'gift-card' }),
      operation('buy_x_get_y_free', {
        ...{ amountX: 1, variantIdsX: ids, amountY: 1 },
        variantIdsY: JSON.stringify([wine]),
      }),
    ];
    for (const condition of conditions) {
      const isFree = condition.code === 'buy_x_get_y_free';
      const action = isFree ? operation('buy_x_get_y_free') : operation('order_fixed_discount', { discount: 500 });
      const order = await priced([white(1), fiftyCards(2)], await promotion([action], [condition]));
      assert.equal(discountOf(order), 0, condition.code);
    }
  });

  it('is lowered by no action that a shopkeeper may choose', async () => {
    const [card, wine] = [await variantId('GIFT-CARD-50'), await variantId('WHITE-1')];
    const [facetValue] = await engine
      .get(TransactionalConnection)
      .getRepository(await engine.context(), FacetValue)
      .find({ take: 1 });
    const all = JSON.stringify([card, wine]);
    const actions: readonly (readonly [Operation, Operation?])[] = [
      [operation('order_fixed_discount', { discount: 100_000 })],
      [operation('order_percentage_discount', { discount: 50 })],
      [operation('order_percentage_discount', { discount: 300 })],
      [operation('order_line_fixed_discount', { discount: 3000 })],
      [operation('products_percentage_discount', { discount: 100, productVariantIds: all })],
      [operation('products_percentage_discount', { discount: 400, productVariantIds: all })],
      [operation('line_percentage', { basisPoints: 10_000, of: '' })],
      [operation('line_percentage', { basisPoints: 10_000, of: 'gift-card,wine' })],
      [operation('unit_amount', { cents: 6000 })],
      [
        operation('buy_x_get_y_free'),
        operation('buy_x_get_y_free', {
          ...{ amountX: 1, variantIdsX: JSON.stringify([wine]), amountY: 2 },
          variantIdsY: JSON.stringify([card]),
        }),
      ],
      ...(facetValue
        ? [[operation('facet_based_discount', { discount: 100, facets: JSON.stringify([facetValue.id]) })] as const]
        : []),
    ];
    for (const [action, condition] of actions) {
      const order = await priced([white(2), fiftyCards(2)], await promotion([action], condition ? [condition] : []));
      await requireFullPrice(order);
    }
    const twoInOne = [
      operation('order_fixed_discount', { discount: 1000 }),
      operation('order_percentage_discount', { discount: 90 }),
      operation('unit_amount', { cents: 600 }),
      operation('order_line_fixed_discount', { discount: 900 }),
    ];
    const order = await priced([white(2), fiftyCards(2)], await promotion(twoInOne), 'TEN', 'PCT10');
    await requireFullPrice(order);
    assert.equal(order.subTotal, 10_000);
  });

  it('keeps its price, and goods cost no less than nothing, under whatever codes come together', async () => {
    const codes = [
      'TEN',
      'PCT10',
      await promotion([operation('order_percentage_discount', { discount: 33.3 })]),
      await promotion([operation('unit_amount', { cents: 333 })]),
      await promotion([operation('order_fixed_discount', { discount: 1999 })]),
      await promotion([operation('order_line_fixed_discount', { discount: 150 })]),
    ];
    const next = numbers(20_261_129);
    for (let round = 1; round <= 12; round += 1) {
      const lines = [
        ...(next(3) > 0 ? [white(1 + next(4))] : []),
        ...(next(2) > 0 ? [{ sku: 'RED-1', quantity: 1 + next(3) }] : []),
        ...(next(2) > 0 ? [fiftyCards(1 + next(3))] : []),
        openCard(1000 + next(90) * 100),
      ];
      const order = await priced(lines, ...codes.filter(() => next(2) > 0));
      await requireFullPrice(order);
    }
  });

  it('is not placed at a price that was lowered before it had to be whole', async () => {
    const order = await engine.orderAtPayment('GIFT-CARD-50', 1, 'early@example.test');
    const { rawConnection } = engine.get(TransactionalConnection);
    const lowered = [
      { type: 'PROMOTION', amount: -5000, adjustmentSource: 'PROMOTION:1', description: 'Old', data: {} },
    ];
    await rawConnection.query('UPDATE order_line SET adjustments = $2 WHERE "orderId" = $1', [
      order.id,
      JSON.stringify(lowered),
    ]);
    await rawConnection.query('UPDATE "order" SET "subTotal" = 0, "subTotalWithTax" = 0 WHERE id = $1', [order.id]);
    const answer = await engine.complete(order);
    assert.equal(answer.kind === 'refused' && answer.code, 'AMOUNT_CHANGED');
    assert.deepEqual(
      (await giftCardsOf(engine, order)).map(({ code }) => code),
      [null],
    );
    assert.equal((await engine.order(order.id)).totalWithTax, 5000);
  });

  it('makes no parcel of wine free that its own price would not', async () => {
    const standard = `{ shippingMethods { items { id name code calculator { code args { name value } } checker { code args { name value } } } } }`;
    const { shippingMethods } = (await engine.dashboard(standard)) as { shippingMethods: { items: readonly Method[] } };
    const method = shippingMethods.items.find(({ name }) => name === 'Standard');
    assert.ok(method);
    const args = method.calculator.args.map(({ name, value }) => ({
      name,
      value: name === 'freeFrom' ? '4000' : value,
    }));
    await setCalculator(method, args);
    try {
      const order = await engine.orderAtPayment('WHITE-1', 2, 'parcel@example.test');
      await engine.locked(order.id, async (ctx) => {
        const id = await variantId('GIFT-CARD-50');
        await engine.get(OrderService).addItemToOrder(ctx, order.id, id, 1);
      });
      assert.equal((await engine.order(order.id)).shipping, 1000);
    } finally {
      await setCalculator(method, method.calculator.args);
    }
  });

  it('takes no discount from its promotion when it is added to a placed order', async () => {
    const code = await promotion([operation('order_percentage_discount', { discount: 100 })]);
    const order = await engine.orderAtPayment('WHITE-1', 2, 'modified@example.test');
    await engine.locked(order.id, (ctx) => engine.get(OrderService).applyCouponCode(ctx, order.id, code));
    const priced = await engine.order(order.id);
    const session = await engine.prepare(priced);
    engine.sandbox.pay(session);
    assert.deepEqual(await engine.complete(priced, session), { kind: 'completed' });
    await engine.dashboard(`mutation { transitionOrderToState(id: "${order.id}", state: "Modifying") { __typename } }`);
    const { modifyOrder } = (await engine.dashboard(
      `mutation { modifyOrder(input: { orderId: "${order.id}", dryRun: true,
        addItems: [{ productVariantId: "${await variantId('GIFT-CARD-50')}", quantity: 1 }] }) { ... on Order { subTotal } } }`,
    )) as { readonly modifyOrder: { readonly subTotal: number } };
    assert.equal(modifyOrder.subTotal, 5000);
    await engine.dashboard(
      `mutation { transitionOrderToState(id: "${order.id}", state: "PaymentAuthorized") { __typename } }`,
    );
  });
});

interface Argument {
  readonly name: string;
  readonly value: string;
}

interface Method {
  readonly id: string;
  readonly name: string;
  readonly calculator: { readonly code: string; readonly args: readonly Argument[] };
}

async function setCalculator({ id, calculator: { code } }: Method, args: readonly Argument[]): Promise<void> {
  const written = args.map(({ name, value }) => `{ name: "${name}", value: ${JSON.stringify(value)} }`).join();
  await engine.dashboard(
    `mutation { updateShippingMethod(input: { id: "${id}", calculator: { code: "${code}", arguments: [${written}] }, translations: [] }) { id } }`,
  );
}

/** Makes numbers below others, the same ones in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
