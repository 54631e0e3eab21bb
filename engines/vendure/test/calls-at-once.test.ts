import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { mostConnections } from '#src/config/connections';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { callShop, refusalOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

/** More than one server has connections for. */
const crowd = Array.from({ length: mostConnections * 2 });

async function startOrder(): Promise<Readonly<Record<string, string>>> {
  const query = `mutation { startOrder(lines: [{ sku: "WHITE-1", quantity: 1 }]) { code token } }`;
  const { body } = await callShop(engine.url, query, {});
  const { code, token } = (body.data as { startOrder: { code: string; token: string } }).startOrder;
  return { 'X-Order-Number': code, 'X-Order-Token': token };
}

describe('More calls at the same moment than a server has connections (spec §8 The error catalogue)', () => {
  it('are all carried out, though each counts a wrong code beside its transaction', async () => {
    const carts = await Promise.all(crowd.map(startOrder));
    const query = `mutation { applyPromoCode(code: "NOSUCHCODE") { code } }`;
    const said = await Promise.all(carts.map(async (key) => refusalOf(await callShop(engine.url, query, {}, key))));
    assert.deepEqual(
      said,
      crowd.map(() => 'not_found'),
    );
  });
});
