import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import type { SubscriptionReminder } from '#src/plugins/subscription/entities/subscription.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { isDue, isHeldForCard, waitsForCardInQuery } from '#src/plugins/subscription/next-delivery';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { subscribe } from '#test/support/subscribers';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

const [day, dayBefore] = ['2027-03-10', '2027-03-09'];

type Written = Pick<
  Subscription,
  'state' | 'actionableDate' | 'endDate' | 'paymentState' | 'failedTries' | 'mayBeTriedAgain'
>;

const running: Written = {
  ...{ state: 'active', actionableDate: day, endDate: null },
  ...{ paymentState: 'paid', failedTries: 0, mayBeTriedAgain: true },
};

/** Writes a subscription again, and returns the day that PostgreSQL computes. */
async function plannedOn({ id }: Subscription, changed: Partial<Written>): Promise<string | null> {
  const rows = engine.get(TransactionalConnection).rawConnection.getRepository(Subscription);
  await rows.update(id, { ...running, ...changed });
  return (await rows.findOneByOrFail({ id })).plannedOn;
}

describe('The planned day of a delivery (spec §4 Subscription actions)', () => {
  it('is the day of a subscription that goes on, also while something is sold out', async () => {
    const subscription = await subscribe(engine, { actionableDate: day, card: null });
    assert.equal(subscription.plannedOn, day);
    const planned: readonly Partial<Written>[] = [
      {},
      { state: 'pending-cancellation' },
      { endDate: day },
      { paymentState: null },
      { paymentState: 'failed', failedTries: 2 },
      { paymentState: 'paid', failedTries: 3 },
      { paymentState: 'paid', mayBeTriedAgain: false },
    ];
    for (const changed of planned) assert.equal(await plannedOn(subscription, changed), day, JSON.stringify(changed));
  });

  it('is missing once no delivery follows without its customer', async () => {
    const subscription = await subscribe(engine, { actionableDate: day, card: null });
    const unplanned: readonly Partial<Written>[] = [
      { state: 'canceled' },
      { state: 'inactive' },
      { actionableDate: null },
      { endDate: dayBefore },
      { paymentState: 'failed', failedTries: 3 },
      { paymentState: 'failed', failedTries: 1, mayBeTriedAgain: false },
      { state: 'pending-cancellation', paymentState: 'failed', failedTries: 3 },
    ];
    for (const changed of unplanned)
      assert.equal(await plannedOn(subscription, changed), null, JSON.stringify(changed));
  });
});

type Schedule = Parameters<typeof isDue>[0];

/** Makes rows of every kind that waiting for a card distinguishes. */
function schedules(): readonly Schedule[] {
  const all: Schedule[] = [];
  for (const actionableDate of [null, day])
    for (const planned of actionableDate === null ? [null] : [null, actionableDate])
      for (const savedCardId of [null, 'card'])
        for (const told of [undefined, day, dayBefore])
          all.push({
            ...{ actionableDate, plannedOn: planned, savedCardId },
            reminders: told === undefined ? [] : [reminder(told)],
          });
  return all;
}

function reminder(actionableDate: string): SubscriptionReminder {
  return { reminderType: 'needs_card', actionableDate } as SubscriptionReminder;
}

/** Lets the condition decide of rows that are in no table. */
const query = `
  WITH subscription AS (
    SELECT * FROM json_to_recordset($1) AS row (id int, "actionableDate" text, "plannedOn" text, "savedCardId" text,
      reminders json)),
  subscription_reminder AS (
    SELECT id AS "subscriptionId", told.* FROM subscription,
      json_to_recordset(reminders) AS told ("actionableDate" text, "reminderType" text))
  SELECT coalesce("plannedOn" <= $2, false) AND NOT (${waitsForCardInQuery}) AS due,
    coalesce("plannedOn" <= $2, false) AND ${waitsForCardInQuery} AS held
  FROM subscription ORDER BY id`;

describe('A delivery without a card (spec §4 Subscription actions)', () => {
  it('waits by the same rule in queries as in code', async () => {
    const all = schedules();
    const rows: unknown = await engine
      .get(TransactionalConnection)
      .rawConnection.query(query, [JSON.stringify(all.map((schedule, id) => ({ ...schedule, id }))), day]);
    const inCode = all.map((one) => ({ due: isDue(one, day), held: isHeldForCard(one, day) }));
    assert.ok(inCode.some(({ due }) => due) && inCode.some(({ held }) => held));
    assert.deepEqual(rows, inCode);
  });
});
