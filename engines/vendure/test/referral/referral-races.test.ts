import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
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
  it(`is given once for two friends whose one card is settled at the same moment on two servers, ${ROUNDS} times`, async () => {
    const customer = await makeCustomer(engine, 'racer@example.test');
    const fields = { referralIdentifier: await identify(servers[0], 'racer@example.test') };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const card = `43${String(round).padStart(14, '0')}`;
      const [one, other] = [
        await orders.place({ email: `hasty-${round}@example.test`, fields, quantity: 2, card }),
        await orders.place({ email: `hastier-${round}@example.test`, fields, quantity: 2, card }),
      ];
      await Promise.all([orders.settle(one, servers[0]), orders.settle(other, servers[1])]);
      const { totalItems } = await engine.get(StoreCredits).history(await engine.context(), customer.id, 1);
      assert.equal(totalItems, Math.min(round, 10));
    }
  });
});
