import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { CustomerService, EventBus, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { ReferredOrder } from '#src/plugins/affiliate/entities/referred-order.entity';
import { ReferredOrders } from '#src/plugins/affiliate/referred-orders';
import { CallCounter } from '#src/plugins/core/call-counter';
import { TrackedEvent } from '#src/plugins/events/entities/tracked-event.entity';
import { readEvent } from '#src/plugins/events/sent-event';
import { TrackedEvents } from '#src/plugins/events/tracked-events';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { Call } from '#test/support/stand-in-server';
import { StandInServer } from '#test/support/stand-in-server';
import { twiceAtOnce } from '#test/support/waiting';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

const connection = (): TransactionalConnection => engine.get(TransactionalConnection);
const events = (): Repository<TrackedEvent> => connection().rawConnection.getRepository(TrackedEvent);
const referred = (): Repository<ReferredOrder> => connection().rawConnection.getRepository(ReferredOrder);

const event = { name: 'cart_item_added', properties: { sku: 'RED-1', quantity: 2 }, anonymousId: 'browser' };

function tell(sent: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${engine.url}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
}

const statusOf = async (sent: unknown, headers?: Readonly<Record<string, string>>): Promise<number> =>
  (await tell(sent, headers)).status;

/** The service to which something is passed on. */
const elsewhere = { calls: [] as Call[], status: 200 };
const elsewhereServer = new StandInServer((call) => {
  elsewhere.calls.push(call);
  return { status: elsewhere.status, body: {} };
});
before(() => elsewhereServer.start());
after(() => elsewhereServer.stop());
beforeEach(() => Object.assign(elsewhere, { calls: [], status: 200 }));

describe('Events of the storefront (spec §7 Other calls: name, properties, userId, anonymousId)', () => {
  afterEach(() => events().clear());

  it('are kept as they were sent, and nothing beside them', async () => {
    const userId = '7f1c';
    assert.equal(await statusOf({ ...event, email: 'ada@example.test', userId }, { 'user-agent': 'Browser/1' }), 204);
    const [kept, ...more] = await events().find();
    assert.ok(kept);
    assert.deepEqual(more, []);
    const { id, createdAt, updatedAt, receivedAt, ...told } = kept;
    assert.deepEqual({ ...told }, { ...event, userId });
    assert.ok(id && createdAt && updatedAt && receivedAt);
  });

  it('have no owner when a guest sends them, and have the number of a back end that counts its customers', async () => {
    await tell(event);
    await tell({ ...event, userId: 7 });
    const kept = await events().find({ order: { receivedAt: 'ASC' } });
    assert.deepEqual(
      kept.map(({ userId }) => userId),
      [null, '7'],
    );
  });

  it('are refused when something is missing, of another type or longer than any id', async () => {
    const { name, properties, anonymousId } = event;
    const long = 'x'.repeat(101);
    for (const wrong of [
      ...[null, [], 'text', {}, { name, properties }, { name, anonymousId }, { properties, anonymousId }],
      ...[
        { ...event, name: '' },
        { ...event, properties: [] },
        { ...event, userId: {} },
        { ...event, userId: '' },
      ],
      ...[
        { ...event, name: long },
        { ...event, anonymousId: long },
        { ...event, userId: long },
      ],
    ])
      assert.equal(await statusOf(wrong === 'text' ? '"text"' : wrong), 422, JSON.stringify(wrong));
    assert.equal(await events().count(), 0);
  });

  it('are refused when they are too long, no JSON, compressed, or cannot be stored', async () => {
    assert.equal(await statusOf({ ...event, properties: { text: 'x'.repeat(16_384) } }), 413);
    assert.equal(await statusOf('x'.repeat(300_000)), 413);
    assert.equal(await statusOf('{'), 400);
    assert.equal(await statusOf({ ...event, properties: { text: '\0' } }), 400);
    assert.equal(await statusOf(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`), 400);
    // A page of another site can send that without asking.
    assert.equal(await statusOf(event, { 'content-type': 'text/plain' }), 415);
    assert.equal(await statusOf(event, { 'content-encoding': 'gzip' }), 415);
    assert.equal(await events().count(), 0);
  });

  it('are deleted by the heartbeat when they were kept long enough', async () => {
    const kept = (receivedAt: string, anonymousId: string): Promise<unknown> =>
      events().insert({ ...event, anonymousId, receivedAt: new Date(receivedAt) });
    await kept('2027-01-01T09:59:59Z', 'old');
    await kept('2027-01-01T10:00:01Z', 'young');
    await engine.get(Heartbeat).work('2027-03-31');
    assert.deepEqual(
      (await events().find()).map(({ anonymousId }) => anonymousId),
      ['old', 'young'],
    );
    await engine.get(Heartbeat).work('2027-04-01');
    assert.deepEqual(
      (await events().find()).map(({ anonymousId }) => anonymousId),
      ['young'],
    );
  });

  it('name no customer who was deleted', async () => {
    const [leaving, staying] = [
      await makeCustomer(engine, 'leaving@example.test'),
      await makeCustomer(engine, 'staying@example.test'),
    ];
    await tell({ ...event, userId: leaving.id });
    await tell({ ...event, userId: staying.id });
    await inTransaction(engine, (ctx) => engine.get(CustomerService).softDelete(ctx, leaving.id));
    const kept = await events().find({ order: { receivedAt: 'ASC' } });
    assert.deepEqual(
      kept.map(({ userId }) => userId),
      [null, String(staying.id)],
    );
  });

  it('are passed on instead of kept, when there is an address for it', async () => {
    const settings = { forwardUrl: `${elsewhereServer.url}/collect?key=secret`, keptDays: 90 };
    const passing = new TrackedEvents(connection(), engine.get(EventBus), settings);
    await passing.take(await engine.context(), readEvent({ ...event, email: 'ada@example.test' }));
    const [{ method, path, body } = { method: '', path: '', body: '{}' }] = elsewhere.calls;
    assert.deepEqual([method, path, JSON.parse(body)], ['POST', '/collect?key=secret', event]);
    assert.equal(await events().count(), 0);
    elsewhere.status = 500;
    await assert.rejects(passing.take(await engine.context(), event), { status: 502 });
  });
});

describe('Orders that came by an affiliate (spec §7 Other calls: GET with id and orderNumber)', () => {
  afterEach(() => referred().clear());

  const report = (query: string): Promise<number> =>
    fetch(`${engine.url}/affiliate?${query}`).then(({ status }) => status);
  const kept = async (): Promise<readonly object[]> =>
    (await referred().find()).map(({ orderId, orderNumber, shareSaleId, clickId }) => ({
      ...{ orderId, orderNumber, shareSaleId, clickId },
    }));

  it('are kept with the click that led here, once, also when two windows report one at the same moment', async () => {
    assert.equal(await report('id=7&orderNumber=R123456789&sscid=a%26b'), 204);
    assert.equal(await report('id=7&orderNumber=R123456789&sscid=later'), 204);
    const both = await twiceAtOnce(engine, 'referred_order', () => report('id=8&orderNumber=R123456780'));
    assert.deepEqual(
      both.map((one) => one.status === 'fulfilled' && one.value),
      [204, 204],
    );
    assert.deepEqual(await kept(), [
      { orderId: '7', orderNumber: 'R123456789', shareSaleId: 'a&b', clickId: null },
      { orderId: '8', orderNumber: 'R123456780', shareSaleId: null, clickId: null },
    ]);
  });

  it('are refused without a number and an id, and with an id that is longer than any', async () => {
    const long = 'x'.repeat(256);
    for (const query of [
      ...['', 'id=7', 'orderNumber=R123456789', 'id=&orderNumber=R123456789', 'id=7&orderNumber=123456789'],
      ...[
        'id=7&id=8&orderNumber=R123456789',
        `id=${long}&orderNumber=R123456789`,
        `id=7&orderNumber=R${'1'.repeat(21)}`,
      ],
      ...[`id=7&orderNumber=R123456789&sscid=${long}`, 'id=%00&orderNumber=R123456789'],
    ])
      assert.equal(await report(query), 422, query);
    assert.deepEqual(await kept(), []);
  });

  it('are passed on instead of kept, when there is an address for it', async () => {
    const settings = { forwardUrl: `${elsewhereServer.url}/orders?shop=ringpull` };
    const passing = new ReferredOrders(connection(), settings);
    const order = { orderId: '7', orderNumber: 'R123456789', shareSaleId: null, clickId: 'a b' };
    await passing.take(await engine.context(), order);
    assert.deepEqual(
      elsewhere.calls.map(({ method, path }) => `${method} ${path}`),
      ['GET /orders?shop=ringpull&id=7&orderNumber=R123456789&ir_click_id=a+b'],
    );
    assert.deepEqual(await kept(), []);
    await elsewhereServer.stop();
    await assert.rejects(passing.take(await engine.context(), order), { status: 502 });
    await elsewhereServer.start();
  });
});

describe('Calls of one caller', () => {
  it('are counted for a span of time, each caller for themselves', () => {
    const counter = new CallCounter(2, 60_000);
    const taken = (caller: string, now: number): boolean => counter.take(caller, now);
    assert.deepEqual([taken('a', 0), taken('a', 1), taken('a', 59_999)], [true, true, false]);
    assert.deepEqual([taken('b', 59_999), taken('a', 60_000)], [true, true]);
  });
});
