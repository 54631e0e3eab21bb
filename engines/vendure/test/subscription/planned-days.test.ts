import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import {
  hasDayInSeries,
  isDue,
  isHeldForCard,
  isPlanned,
  waitsForCardInQuery,
} from '#src/plugin/subscription/shared/next-delivery';
import { EngineUnderTest } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

type Schedule = Parameters<typeof isDue>[0];

const [day, dayBefore, farAway] = ['2027-03-10', '2027-03-09', '9999-12-31'];

/** Makes subscriptions of every kind that the rules distinguish. */
function schedules(): readonly Schedule[] {
  const all: Schedule[] = [];
  for (const state of ['active', 'pending-cancellation', 'canceled', 'inactive'] as const)
    for (const actionableDate of [null, day])
      for (const endDate of [null, dayBefore, day])
        for (const paymentState of [null, 'paid', 'failed'] as const)
          for (const failedTries of [0, 2, 3])
            for (const mayBeTriedAgain of [true, false])
              for (const savedCardId of [null, 'card'])
                for (const told of [undefined, day, dayBefore])
                  all.push({
                    ...{ state, actionableDate, endDate, paymentState, failedTries, mayBeTriedAgain, savedCardId },
                    reminders: told === undefined ? [] : [reminder(told)],
                  });
  return all;
}

function reminder(actionableDate: string): Schedule['reminders'][number] {
  return { reminderType: 'needs_card', actionableDate } as Schedule['reminders'][number];
}

/** Lets the conditions decide of rows that are in no table. */
const query = `
  WITH subscription AS (
    SELECT * FROM json_to_recordset($1) AS row (id int, state text, "actionableDate" text, "endDate" text,
      "paymentState" text, "failedTries" int, "mayBeTriedAgain" boolean, "savedCardId" text, reminders json)),
  subscription_reminder AS (
    SELECT id AS "subscriptionId", told.* FROM subscription,
      json_to_recordset(reminders) AS told ("actionableDate" text, "reminderType" text))
  SELECT (${isPlanned}) AS planned, (${hasDayInSeries} AND ${waitsForCardInQuery}) AS held
  FROM subscription ORDER BY id`;

describe('The day of the next delivery (spec §4 Subscription actions)', () => {
  it('is planned, and waits for a card, by the same rule in queries as in code', async () => {
    const all = schedules();
    const rows: unknown = await engine
      .get(TransactionalConnection)
      .rawConnection.query(query, [JSON.stringify(all.map((schedule, id) => ({ ...schedule, id })))]);
    const inCode = all.map((one) => ({ planned: isDue(one, farAway), held: isHeldForCard(one, farAway) }));
    assert.ok(inCode.some(({ planned }) => planned) && inCode.some(({ held }) => held));
    assert.deepEqual(rows, inCode);
  });
});
