import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ExecutionContext } from '@nestjs/common';
import { Subject } from 'rxjs';
import { mostCallsAtOnce, mostConnections } from '#src/config/connections';
import { CallsAtOnce } from '#src/plugins/calls/calls-at-once';
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

describe('The turn of a call (spec §8 The error catalogue)', () => {
  const at = (path: string): ExecutionContext =>
    ({ getType: () => 'http', switchToHttp: () => ({ getRequest: () => ({ path }) }) }) as unknown as ExecutionContext;

  it('comes when one of those before it has ended, well or badly; a question for health waits for none', async () => {
    const turns = new CallsAtOnce();
    const begun: string[] = [];
    const call = async (name: string, path = '/shop-api'): Promise<Subject<void>> => {
      const work = new Subject<void>();
      const handle = (): Subject<void> => {
        begun.push(name);
        return work;
      };
      const answer = await turns.intercept(at(path), { handle });
      answer.subscribe({ error: () => undefined });
      return work;
    };
    const [first, second] = await Promise.all(Array.from({ length: mostCallsAtOnce }, () => call('early')));
    const waiting = [call('third last'), call('second last'), call('last')];
    await call('health', '/health');
    assert.deepEqual(begun.slice(mostCallsAtOnce), ['health']);
    first?.complete();
    const third = await waiting[0];
    second?.error(new Error('It failed.'));
    await waiting[1];
    assert.deepEqual(begun.slice(mostCallsAtOnce), ['health', 'third last', 'second last']);
    third?.complete();
    await waiting[2];
    assert.equal(begun.at(-1), 'last');
  });
});
