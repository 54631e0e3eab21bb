import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ModulesContainer } from '@nestjs/core';
import * as vendure from '@vendure/core';
import { TransactionWrapper } from '@vendure/core/dist/connection/transaction-wrapper';
import { replacedMethods } from '#src/plugins/core/replaced-methods';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { EventHandlers } from '#test/support/event-handlers';
import { eventHandlers, eventTable } from '#test/support/event-handlers';

/** Some handlers are there with the sales tax of Stripe alone. */
const withAllHandlers = {
  SALES_TAX: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_WINE_TAX_CODE: 'txcd_wine',
};
const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false, variables: withAllHandlers }));
after(() => engine.stop());

/** Returns the methods of Vendure that have another function on the instances of a running server. */
function replacedInServer(): readonly string[] {
  const classes = new Set<unknown>([...Object.values(vendure), TransactionWrapper]);
  const found = new Set<string>();
  for (const { providers } of engine.server.get(ModulesContainer).values())
    for (const { instance } of providers.values() as Iterable<{ readonly instance: unknown }>)
      if (typeof instance === 'object' && instance !== null && classes.has(instance.constructor))
        for (const method of ownMethods(instance)) found.add(`${instance.constructor.name}.${method}`);
  return [...found].toSorted();
}

/** Lists the functions of an object that hide a method of its class. */
function ownMethods(instance: object): readonly string[] {
  const prototype: unknown = Object.getPrototypeOf(instance);
  const isFunction = (owner: unknown, name: string): boolean => typeof Reflect.get(Object(owner), name) === 'function';
  return Object.keys(instance).filter((name) => isFunction(instance, name) && isFunction(prototype, name));
}

const document = join(__dirname, '../../../src/plugins/README.md');

/** Returns a document with the table in the place that is marked for it. */
function withTable(text: string, table: string): string {
  const [first, last] = ['<!-- events of the engine -->', '<!-- end of events of the engine -->'];
  const [begin, end] = [text.indexOf(first), text.indexOf(last)];
  assert.ok(begin !== -1 && begin < end, `The document has no place for the table: ${first} … ${last}`);
  return `${text.slice(0, begin + first.length)}\n\n${table}\n\n${text.slice(end)}`;
}

describe('A running server (spec §7 Shop back end)', () => {
  it('has replaced the methods of Vendure that the table lists, and no others', () => {
    const listed = replacedMethods.map(({ service, method }) => `${service.name}.${method}`);
    assert.deepEqual(replacedInServer(), listed.toSorted());
  });

  it('runs the handlers of events in the order of the table in the documents, and so does a worker', async () => {
    const { said } = await engine.startProcess('../test/support/event-handlers');
    const table = eventTable(eventHandlers(engine.get(vendure.EventBus)), JSON.parse(said) as EventHandlers);
    const text = readFileSync(document, 'utf8');
    if (process.env['WRITE_TABLES'] === 'true') writeFileSync(document, withTable(text, table));
    else assert.equal(text, withTable(text, table), 'The table is stale: npm run test:vendure -- --write');
  });
});
