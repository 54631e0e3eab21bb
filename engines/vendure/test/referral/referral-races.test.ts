import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { StockLevel, TransactionalConnection } from '@vendure/core';
import { StoreCredits } from '#src/plugin/store-credit/store-credits';
import { makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { PaidOrders } from '#test/support/paid-orders';
import { callShop, codeOf } from '#test/support/shop-call';

/** Rounds in which two do the same at the same moment, on two servers. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
const orders = new PaidOrders(engine);
let servers: readonly [string, string];
before(async () => {
  await engine.start({ hasWorker: false });
  servers = [engine.url, await engine.startAnother()];
});
after(() => engine.stop());

async function identify(server: string, email: string): Promise<string> {
  const answer = await callShop(server, 'mutation ($email: String!) { identifyReferrer(email: $email) }', { email });
  assert.equal(codeOf(answer), undefined);
  return String(answer.body.data?.['identifyReferrer']);
}

describe('A referral identifier (spec §7 POST referral_identifiers)', () => {
  it(`is one for two who ask at the same moment on two servers, ${ROUNDS} times`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const email = `wanted-${round}@example.test`;
      const both = await Promise.all(servers.map((server) => identify(server, email)));
      assert.equal(new Set([...both, await identify(servers[0], email)]).size, 1);
    }
  });
});

describe('The reward for referring a friend (spec §3 referrals)', () => {
  it(`is given once for two first orders at the same moment on two servers, ${ROUNDS} times`, async () => {
    const customer = await makeCustomer(engine, 'racer@example.test');
    const fields = { referralIdentifier: await identify(servers[0], 'racer@example.test') };
    const levels = engine.get(TransactionalConnection).rawConnection.getRepository(StockLevel);
    const { id, stockAllocated } = await levels.findOneOrFail({ where: { productVariant: { sku: 'RED-1' } } });
    await levels.update(id, { stockOnHand: stockAllocated + ROUNDS });
    for (let round = 1; round <= ROUNDS; round += 1) {
      const email = `hasty-${round}@example.test`;
      const both = [await orders.paid({ email, fields }), await orders.paid({ email, fields, sku: 'RED-1' })] as const;
      const done = await Promise.all([orders.completeAt(servers[0], both[0]), orders.completeAt(servers[1], both[1])]);
      assert.deepEqual(done.map(codeOf), [undefined, undefined]);
      const { totalItems } = await engine.get(StoreCredits).history(await engine.context(), customer.id, 1);
      assert.equal(totalItems, round);
    }
  });
});
