import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';

const KILLS = 3;
const ORDERS = 3;
/** Each order has one for its buyer and one for the shop. */
const MAILS = 2 * ORDERS;

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

const ask = async (sql: string): Promise<readonly Record<string, unknown>[]> =>
  (await engine.get(TransactionalConnection).rawConnection.query(sql)) as readonly Record<string, unknown>[];
const running = async (): Promise<number> =>
  (await ask(`SELECT id FROM job_record WHERE "queueName" = 'mails' AND state = 'RUNNING'`)).length;
const sent = (): readonly string[] => engine.sandbox.mails.map(({ idempotencyKey }) => idempotencyKey);

/** Starts a worker and kills it with `kill -9` while it sends a mail. */
async function killWhileSending(): Promise<void> {
  const before = engine.sandbox.unanswered;
  const worker = await engine.startWorker();
  await eventually(() => engine.sandbox.unanswered > before || undefined);
  const gone = once(worker.process, 'exit');
  worker.process.kill('SIGKILL');
  await gone;
}

describe('A worker that is killed while it sends a mail', () => {
  it('leaves a mail that another worker sends, once', async () => {
    for (let index = 0; index < ORDERS; index += 1) {
      const { order, session } = await engine.paidOrder('WHITE-1', 1);
      await engine.complete(order, session);
    }
    engine.sandbox.isMailHeld = true;
    for (let times = 0; times < KILLS; times += 1) await killWhileSending();
    engine.sandbox.isMailHeld = false;

    await engine.startWorker();
    await eventually(() => sent().length === MAILS - KILLS || undefined);
    assert.equal(await running(), KILLS);

    await ask(`UPDATE job_record SET "startedAt" = "startedAt" - interval '6 minutes' WHERE state = 'RUNNING'`);
    await engine.dashboard('mutation { runScheduledTask(id: "bring-back-stuck-mails") { success } }');
    await eventually(async () => (sent().length >= MAILS && (await running()) === 0) || undefined);
    assert.deepEqual([sent().length, new Set(sent()).size], [MAILS, MAILS]);
  });
});
