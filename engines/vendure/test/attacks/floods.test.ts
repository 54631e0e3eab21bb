import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Order, TransactionalConnection } from '@vendure/core';
import type { Flood } from '#load/floods';
import { addressWith, floods, manyLines, manySkus, readOffers, startOrder, submitAddress } from '#load/floods';
import { longestStatement } from '#src/config/connections';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { GuestCart } from '#test/support/guest-cart';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

const startGroupOrder = 'mutation ($input: GroupOrderInput!) { startGroupOrder(input: $input) { code } }';

const groupOrder = (count: number): object => ({
  ...{ kind: 'bulk', company: '', date: '', time: '', firstName: '', lastName: '', giftMessage: '' },
  email: 'ada@example.test',
  lines: [{ sku: 'WHITE-1', quantity: count }],
  recipients: Array.from({ length: count }, () => ({
    address: addressWith('call me'),
    items: [{ sku: 'WHITE-1', quantity: 1 }],
  })),
});

const answerOf = async (answer: Promise<ShopAnswer>): Promise<readonly [number, string | undefined]> => {
  const told = await answer;
  return [told.status, codeOf(told)];
};
const ask = (query: string, variables: object = {}, server = engine.url): ReturnType<typeof answerOf> =>
  answerOf(callShop(server, query, variables));
const orders = (): Promise<number> => engine.get(TransactionalConnection).rawConnection.getRepository(Order).count();

describe('A call of a megabyte (spec §8 Shop back end)', () => {
  for (const [name, { query, variables }] of Object.entries(floods))
    it(`is refused unread: ${name}`, async () => {
      const before = await orders();
      assert.deepEqual(await ask(query, variables), [413, 'TOO_LONG']);
      assert.equal(await orders(), before);
    });

  it('is read when it is a group order, which is refused by its addresses', async () => {
    assert.deepEqual(await ask(startGroupOrder, { input: groupOrder(1000) }), [200, 'INVALID']);
  });
});

describe('A query that is larger than any sensible one', () => {
  const get = (query: string): Promise<Response> =>
    fetch(`${engine.url}/shop-api?${new URLSearchParams({ query }).toString()}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });

  it('is refused before it is parsed, by POST and by GET', async () => {
    const doubling = Array.from({ length: 16 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
    for (const query of [
      `{ ${'__typename '.repeat(2000)} }`,
      `{ ...F0 } ${doubling.join(' ')} fragment F16 on Query { __typename }`,
      `${'{ a '.repeat(21)}${'}'.repeat(21)}`,
      `{ offers(skus: ${'['.repeat(21)}${']'.repeat(21)}) { sku } }`,
    ]) {
      assert.deepEqual(await ask(query), [413, 'TOO_LONG']);
      if (query.length < 8000) assert.equal((await get(query)).status, 413);
    }
  });

  it('is told that it is none when it cannot be read', async () => {
    for (const query of ['{', '"', '{ a(b: "\\q") }']) assert.equal((await ask(query))[0], 400);
  });
});

describe('A call that asks for too much of one thing', () => {
  const invalid: readonly unknown[] = [200, 'INVALID'];

  it('is refused for a line more than an order has', async () => {
    const before = await orders();
    assert.deepEqual(await ask(startOrder, { lines: manyLines(101) }), invalid);
    assert.equal(await orders(), before);
    assert.deepEqual(await ask(startGroupOrder, { input: { ...groupOrder(1), lines: manyLines(101) } }), invalid);
  });

  it('is refused for a sku more than a page shows', async () => {
    assert.deepEqual(await ask(readOffers, { skus: manySkus(201) }), invalid);
    assert.deepEqual(await ask(readOffers, { skus: manySkus(200) }), [200, undefined]);
  });

  it('is refused for more choices than there are deliveries', async () => {
    const order = await engine.orderAtPayment('WHITE-1');
    const choices = Array.from({ length: 11 }, () => ({ shipmentId: 'S1', rateId: '1' }));
    const query = 'mutation ($choices: [DeliveryChoiceInput!]!) { submitDelivery(choices: $choices) { code } }';
    const code = async (count: number): Promise<string | undefined> =>
      codeOf(await callShop(engine.url, query, { choices: choices.slice(0, count) }, keyOf(order)));
    assert.deepEqual([await code(11), await code(10)], ['INVALID', 'NOT_FOUND']);
  });

  it('is refused for more units of a gift card than a line has', async () => {
    const cart = await GuestCart.empty(engine);
    await assert.rejects(cart.add({ sku: 'GIFT-CARD-50', quantity: 101 }), /less than or equal to 100/);
    const [line] = await cart.add({ sku: 'GIFT-CARD-50', quantity: 100 });
    await assert.rejects(cart.add({ sku: 'GIFT-CARD-50', quantity: 1 }), /less than or equal to 100/);
    await assert.rejects(cart.setQuantity(line?.id ?? '', 101), /less than or equal to 100/);
  });

  it('is refused for a telephone number that is mostly blanks', async () => {
    const order = await engine.orderAtPayment('WHITE-1');
    const variables = { address: addressWith(`1${' '.repeat(40_000)}2`) };
    assert.equal(codeOf(await callShop(engine.url, submitAddress, variables, keyOf(order))), 'INVALID');
  });
});

describe('A caller who sends values that no field takes', () => {
  it('is told so, and is no failure of the server', async () => {
    for (const [query, variables] of [
      [startOrder, { lines: 'all' }],
      [startOrder, { lines: [{ sku: 'WHITE-1', quantity: 1e400 }] }],
      [startOrder, { lines: [{ sku: 'WHITE-1', quantity: 2 ** 31 }] }],
      [startOrder, { lines: [{ sku: 7, quantity: 1 }] }],
      [readOffers, { skus: [null] }],
      [readOffers, []],
      ['query ($sku: String!) { variantPrice(sku: $sku, quantity: 2147483647) { total } }', { sku: 'WHITE-1' }],
      ['mutation { changeLine(id: "1", quantity: 1) { code } }', {}],
      ['mutation { removeLine(id: "x\\u0027") { code } }', {}],
    ] as const) {
      const order = await engine.orderAtPayment('WHITE-1');
      const answer = await callShop(engine.url, query, variables, keyOf(order));
      const told = `${query} ${JSON.stringify(variables)}: ${answer.status} ${JSON.stringify(answer.body)}`;
      assert.ok(answer.status < 500 && 'errors' in answer.body, told);
      assert.doesNotMatch(told, /INTERNAL_SERVER_ERROR/);
    }
  });
});

describe('A statement of a server', () => {
  it('ends when it takes too long', async () => {
    const { rawConnection } = engine.get(TransactionalConnection);
    const [row] = await rawConnection.query<readonly [{ milliseconds: number }]>(
      `SELECT setting::integer AS milliseconds FROM pg_settings WHERE name = 'statement_timeout'`,
    );
    assert.equal(row.milliseconds, longestStatement);
  });
});

describe('Two servers that are flooded', () => {
  it('answer for their health and another shopper before the flood is over', async () => {
    const servers = [engine.url, await engine.startAnother()];
    let isOver = false;
    const refusals = new Set<string>();
    const flood = async (server: string, { query, variables }: Flood): Promise<void> => {
      while (!isOver) refusals.add((await ask(query, variables, server)).join(' '));
    };
    const flooding = servers.flatMap((server) => Object.values(floods).map((one) => flood(server, one)));
    for (const server of servers) {
      assert.equal((await fetch(`${server}/health`)).status, 200);
      assert.deepEqual(await ask(readOffers, { skus: ['WHITE-1'] }, server), [200, undefined]);
    }
    isOver = true;
    await Promise.all(flooding);
    assert.deepEqual([...refusals], ['413 TOO_LONG']);
  });
});
