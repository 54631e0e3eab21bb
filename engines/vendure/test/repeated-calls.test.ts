import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { KeyedCall } from '#src/plugins/repeated-calls/entities/keyed-call.entity';
import { KeptAnswers } from '#src/plugins/repeated-calls/kept-answers';
import { EngineUnderTest } from './support/engine-under-test';
import type { ShopAnswer } from './support/shop-call';
import { callShop, codeOf } from './support/shop-call';

const start = 'mutation ($lines: [NewLineInput!]!) { startOrder(lines: $lines) { code token } }';
const add = 'mutation ($line: NewLineInput!) { addLine(line: $line) { id } }';
const read = '{ shopOrder { lines { quantity } } }';
const white = { sku: 'WHITE-1', quantity: 1 };

const engine = new EngineUnderTest();
let servers: readonly string[] = [];
before(async () => {
  await engine.start();
  servers = [engine.url, await engine.startAnother()];
});
after(() => engine.stop());

const ask = (
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>>,
  server = engine.url,
): Promise<ShopAnswer> => callShop(server, query, variables, headers);

/** Starts an order of a guest with one can, and returns its key. */
async function cart(): Promise<Readonly<Record<string, string>>> {
  const { body } = await ask(start, { lines: [white] }, {});
  const { code, token } = body.data?.['startOrder'] as { readonly code: string; readonly token: string };
  return { 'X-Order-Number': code, 'X-Order-Token': token };
}

async function cansIn(order: Readonly<Record<string, string>>): Promise<number> {
  const { body } = await ask(read, {}, order);
  const { lines } = body.data?.['shopOrder'] as { readonly lines: readonly { readonly quantity: number }[] };
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

const calls = (): Repository<KeyedCall> => engine.get(TransactionalConnection).rawConnection.getRepository(KeyedCall);

describe('A change with an Idempotency-Key', () => {
  it('is made once, and answered alike by every server', async () => {
    const order = await cart();
    const keyed = { ...order, 'Idempotency-Key': 'one-press' };
    const first = await ask(add, { line: white }, keyed);
    assert.equal(first.body.errors, undefined);
    for (const server of servers) assert.deepEqual(await ask(add, { line: white }, keyed, server), first);
    assert.equal(await cansIn(order), 2);
  });

  it('is made once when it comes to both servers at once', async () => {
    const order = await cart();
    const keyed = { ...order, 'Idempotency-Key': 'a-race' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => ask(add, { line: white }, keyed, servers[turn % servers.length])),
    );
    const made = answers.filter(({ body }) => body.errors === undefined);
    assert.ok(made.length > 0);
    assert.equal(new Set(made.map(({ body }) => JSON.stringify(body))).size, 1);
    for (const other of answers.filter(({ body }) => body.errors !== undefined))
      assert.deepEqual([other.status, codeOf(other)], [409, 'IDEMPOTENCY_KEY_IN_USE']);
    assert.equal(await cansIn(order), 2);
  });

  it('is refused when the key was another change’s, and known to its caller alone', async () => {
    const [order, another] = [await cart(), await cart()];
    const key = { 'Idempotency-Key': 'used' };
    await ask(add, { line: white }, { ...order, ...key });
    const refused = await ask(add, { line: { ...white, quantity: 2 } }, { ...order, ...key });
    assert.deepEqual([refused.status, codeOf(refused)], [422, 'INVALID']);
    assert.equal((await ask(add, { line: white }, { ...another, ...key })).body.errors, undefined);
    assert.deepEqual([await cansIn(order), await cansIn(another)], [2, 2]);
  });

  it('is any there is: a key that was used is refused with each mutation of the shop, before anything is read of it', async () => {
    const { body } = await ask('{ __schema { mutationType { fields { name } } } }', {}, {});
    const schema = body.data?.['__schema'] as { mutationType: { fields: readonly { readonly name: string }[] } };
    const names = schema.mutationType.fields.map(({ name }) => name);
    assert.ok(names.includes('completeOrder') && names.includes('submitPayment'));
    const keyed = { ...(await cart()), 'Idempotency-Key': 'for-another' };
    await ask(add, { line: white }, keyed);
    for (const name of names)
      for (const server of servers) {
        const answer = await ask(`mutation { ${name} }`, {}, keyed, server);
        assert.deepEqual([name, answer.status, codeOf(answer)], [name, 422, 'INVALID']);
      }
  });

  it('stays refused when it was, unless it was for a moment', async () => {
    const order = await cart();
    const unknown = { ...order, 'Idempotency-Key': 'unknown' };
    const refusal = await ask(add, { line: { sku: 'NONE', quantity: 1 } }, unknown);
    assert.equal(codeOf(refusal), 'NOT_FOUND');
    assert.deepEqual(await ask(add, { line: { sku: 'NONE', quantity: 1 } }, unknown), refusal);
    const wrong = { ...order, 'X-Order-Token': 'wrong', 'Idempotency-Key': 'wrong' };
    assert.equal(codeOf(await ask(add, { line: white }, wrong)), 'UNAUTHORIZED');
    const kept = (await calls().find()).map(({ answer }) => answer ?? '');
    assert.equal(kept.filter((answer) => answer.includes('NOT_FOUND')).length, 1);
    assert.ok(!kept.some((answer) => answer.includes('UNAUTHORIZED')));
  });

  it('is forgotten after a day', async () => {
    const order = await cart();
    const keyed = { ...order, 'Idempotency-Key': 'of-yesterday' };
    await ask(add, { line: white }, keyed);
    await calls().updateAll({ begunAt: new Date(Date.now() - 86_400_001) });
    await ask(add, { line: white }, keyed);
    assert.equal(await cansIn(order), 3);
    await calls().updateAll({ begunAt: new Date(Date.now() - 86_400_001) });
    await engine.get(KeptAnswers).forgetOld();
    assert.equal(await calls().count(), 0);
  });
});
