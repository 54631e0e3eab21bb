import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { StockRequests } from '#src/plugins/stock-notice/stock-requests';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { changeOf, noticesTo, putInStock, waitingFor } from '#test/support/stock-requests';

/** Rounds in which two servers bring stock at the same moment. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
let another: string;
before(async () => {
  await engine.start({ hasWorker: false });
  another = await engine.startAnother();
});
after(() => engine.stop());

describe('Stock that comes by two servers at the same moment (spec §3 Stock request)', () => {
  it(`is told once to everybody, ${ROUNDS} times, also while the heartbeat looks`, async () => {
    for (let race = 1; race <= ROUNDS; race += 1) {
      const people = [1, 2, 3].map((nth) => `racer-${race}-${nth}@example.test`);
      await putInStock(engine, 0);
      for (const person of people) await engine.get(StockRequests).add(await engine.context(), person, 'ROSE-1');
      const [five, seven] = [
        await changeOf(engine, 'ROSE-1', 'stockOnHand: 5'),
        await changeOf(engine, 'ROSE-1', 'stockOnHand: 7'),
      ];
      await Promise.all([
        engine.dashboard(five),
        engine.dashboard(seven, undefined, another),
        engine.get(Heartbeat).work('2026-11-27'),
      ]);
      assert.deepEqual(await Promise.all(people.map((person) => noticesTo(engine, person))), [1, 1, 1]);
      assert.deepEqual(await waitingFor(engine), []);
    }
  });
});
