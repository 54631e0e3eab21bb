import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Order } from '@vendure/core';
import { OrderService, OrderStateTransitionError, TransactionalConnection } from '@vendure/core';
import { ManualPaymentStateError } from '@vendure/core/dist/common/error/generated-graphql-admin-errors';
import { PaymentDeclinedError } from '@vendure/core/dist/common/error/generated-graphql-shop-errors';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { getNamedType, getNullableType, isListType, isUnionType } from 'graphql';
import { recordedRefusals } from '#src/plugins/core/refused-changes';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { placedOrder } from '#test/support/placed-order';

const engine = new EngineUnderTest();
// Jobs of a worker would write beside a change.
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

const database = () => engine.get(TransactionalConnection).rawConnection;

interface Answer {
  readonly __typename: string;
}

async function ask(mutation: string): Promise<string> {
  const { answer } = (await engine.dashboard(`mutation { answer: ${mutation} { __typename } }`)) as {
    readonly answer: Answer;
  };
  return answer.__typename;
}

/** Tables that sessions, caches, jobs and limits write beside a change. */
const beside = /session|cache|job_record|scheduled_task|recent_call|heartbeat|settings_store|migrations/;

/** Returns a digest of the rows of each table. */
async function digests(): Promise<Readonly<Record<string, string>>> {
  const tables = await database().query<readonly { readonly name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !beside.test(table.name))) {
    const [row] = await database().query<[{ readonly digest: string }]>(
      `SELECT coalesce(md5(string_agg(one::text, '|' ORDER BY one::text)), '') AS digest FROM "${name}" one`,
    );
    found[name] = row.digest;
  }
  return found;
}

type Digests = Awaited<ReturnType<typeof digests>>;

/** Names the tables that have other rows than before. */
const changedSince = (before: Digests, after: Digests): readonly string[] =>
  Object.keys(after).filter((table) => after[table] !== before[table]);

const manual = 'handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "GLS" }] }';

const transition = ({ id }: Order, state: string): Promise<string> =>
  ask(`transitionOrderToState(id: "${id}", state: "${state}")`);

async function paymentOf(order: Order): Promise<string> {
  const [payment] = await engine.paymentsOf(order);
  return String(payment?.id);
}

async function settledOrder(): Promise<Order> {
  const order = await placedOrder(engine);
  assert.equal(await ask(`settlePayment(id: "${await paymentOf(order)}")`), 'Payment');
  return order;
}

async function modifiedOrder(): Promise<Order> {
  const order = await settledOrder();
  assert.equal(await transition(order, 'Modifying'), 'Order');
  return order;
}

/** Packs all of an order. Returns the number of its parcel. */
async function packed({ lines }: Order): Promise<string> {
  const { answer } = (await engine.dashboard(`mutation { answer: addFulfillmentToOrder(input: { lines: [
    { orderLineId: "${String(lines[0]?.id)}", quantity: 2 }], ${manual} }) { ... on Fulfillment { id } } }`)) as {
    readonly answer: { readonly id: string };
  };
  return answer.id;
}

/** A refused change: an order, the mutation, and the refusal that answers it. */
type Refusal = readonly [refused: string, of: () => Promise<Order>, ask: (order: Order) => string | Promise<string>];

const lineIn = ({ lines }: Order): string => String(lines[0]?.id);

const refusals: Readonly<Record<string, Refusal>> = {
  'cancelOrder of more units than there are': [
    'QuantityTooGreatError',
    settledOrder,
    (order) =>
      `cancelOrder(input: { orderId: "${order.id}", lines: [{ orderLineId: "${lineIn(order)}", quantity: 9 }] })`,
  ],
  transitionOrderToState: [
    'OrderStateTransitionError',
    settledOrder,
    ({ id }) => `transitionOrderToState(id: "${id}", state: "AddingItems")`,
  ],
  modifyOrder: [
    'OrderModificationStateError',
    settledOrder,
    (order) =>
      `modifyOrder(input: { orderId: "${order.id}", dryRun: false, adjustOrderLines: [{ orderLineId: "${lineIn(order)}", quantity: 1 }] })`,
  ],
  'modifyOrder after its first line': [
    'NegativeQuantityError',
    modifiedOrder,
    (order) => {
      const quantities = [1, -1].map((quantity) => `{ orderLineId: "${lineIn(order)}", quantity: ${quantity} }`);
      return `modifyOrder(input: { orderId: "${order.id}", dryRun: false, adjustOrderLines: [${quantities.join(' ')}] })`;
    },
  ],
  refundOrder: [
    'RefundAmountError',
    settledOrder,
    async (order) =>
      `refundOrder(input: { paymentId: "${await paymentOf(order)}", amount: 9999999, lines: [], shipping: 0, adjustment: 0 })`,
  ],
  settlePayment: [
    'PaymentStateTransitionError',
    canceledPayment,
    async (order) => `settlePayment(id: "${await paymentOf(order)}")`,
  ],
  transitionPaymentToState: [
    'PaymentStateTransitionError',
    settledOrder,
    async (order) => `transitionPaymentToState(id: "${await paymentOf(order)}", state: "Created")`,
  ],
  addManualPaymentToOrder: [
    'ManualPaymentStateError',
    settledOrder,
    ({ id }) =>
      `addManualPaymentToOrder(input: { orderId: "${id}", method: "by-phone", transactionId: "1", metadata: {} })`,
  ],
  addFulfillmentToOrder: [
    'ItemsAlreadyFulfilledError',
    settledOrder,
    (order) => `addFulfillmentToOrder(input: { lines: [{ orderLineId: "${lineIn(order)}", quantity: 9 }], ${manual} })`,
  ],
  transitionFulfillmentToState: [
    'FulfillmentStateTransitionError',
    settledOrder,
    async (order) => `transitionFulfillmentToState(id: "${await packed(order)}", state: "Created")`,
  ],
};

/** An order whose payment was released by hand, so that nothing of it can be taken any more. */
async function canceledPayment(): Promise<Order> {
  const order = await placedOrder(engine);
  await database().query(`UPDATE payment SET state = 'Declined' WHERE id = $1`, [await paymentOf(order)]);
  engine.expectedProblems.push(new RegExp(order.code));
  return order;
}

describe('A refused change in the dashboard (spec §4 Order states)', () => {
  for (const [name, [refused, of, mutationOf]] of Object.entries(refusals))
    it(`writes nothing: ${name}`, async () => {
      const order = await of();
      const mutation = await mutationOf(order);
      const before = await digests();
      assert.equal(await ask(mutation), refused);
      assert.deepEqual(changedSince(before, await digests()), []);
    });

  it('writes nothing where its last step is refused: cancelOrder', async () => {
    const { id } = await settledOrder();
    const before = await digests();
    const refusal = { transitionError: 'A test refuses it.', fromState: 'PaymentSettled', toState: 'Cancelled' };
    const refusing = mock.method(engine.get(OrderService), 'transitionToState', () =>
      Promise.resolve(new OrderStateTransitionError(refusal)),
    );
    const answer = await ask(`cancelOrder(input: { orderId: "${id}", reason: "", cancelShipping: true })`);
    refusing.mock.restore();
    assert.equal(answer, 'OrderStateTransitionError');
    assert.deepEqual(changedSince(before, await digests()), []);
  });

  it('is undone with its transaction, unless its rows say why it was refused', async () => {
    const { id } = await placedOrder(engine);
    const connection = engine.get(TransactionalConnection);
    const answer = async (refusal: object): Promise<string> => {
      const said = await connection.withTransaction(await engine.context('admin'), async (ctx) => {
        await connection.getRepository(ctx, 'Order').update(id, { code: 'CHANGED' });
        return refusal;
      });
      assert.equal(said, refusal);
      return (await engine.order(id)).code;
    };
    assert.notEqual(await answer(new ManualPaymentStateError()), 'CHANGED');
    const declined = new PaymentDeclinedError({ paymentErrorMessage: 'The bank said no.' });
    assert.ok(declined.errorCode in recordedRefusals);
    assert.equal(await answer(declined), 'CHANGED');
  });
});

/** Lists the mutations of the Admin API that may answer with a refusal. */
function refusingMutations(): readonly string[] {
  const hosts = [...engine.server.get(ModulesContainer).values()].flatMap(({ providers }) =>
    [...providers.values()].map(({ instance }) => instance),
  );
  const fields = hosts
    .filter((host) => host instanceof GraphQLSchemaHost)
    .map(({ schema }) => schema.getMutationType()?.getFields() ?? {})
    .find((mutations) => 'cancelOrder' in mutations);
  assert.ok(fields);
  const refuses = ({ type }: GraphQLField<unknown, unknown>): boolean => {
    const named = getNamedType(type);
    const isRefusal = (one: GraphQLObjectType): boolean =>
      one.getInterfaces().some(({ name }) => name === 'ErrorResult');
    return isUnionType(named) && !isListType(getNullableType(type)) && named.getTypes().some(isRefusal);
  };
  return Object.values(fields)
    .filter(refuses)
    .map(({ name }) => name);
}

/** Returns how each mutation of the server runs in a transaction. */
function transactionModes(): ReadonlyMap<string, string> {
  const modes = new Map<string, string>();
  for (const { providers } of engine.server.get(ModulesContainer).values())
    for (const { metatype } of providers.values()) {
      const prototype: unknown = metatype?.prototype;
      for (const member of Object.getOwnPropertyNames(prototype ?? {})) {
        const method: unknown = Object.getOwnPropertyDescriptor(prototype, member)?.value;
        if (typeof method !== 'function' || Reflect.getMetadata('graphql:resolver_type', method) !== 'Mutation')
          continue;
        const name = (Reflect.getMetadata('graphql:resolver_name', method) as string | undefined) ?? member;
        modes.set(name, (Reflect.getMetadata('__transaction_mode__', method) as string | undefined) ?? 'none');
      }
    }
  return modes;
}

/** Mutations whose refusal comes before they write, or that end their transaction themselves. */
const withoutOwn: Readonly<Record<string, string>> = {
  modifyOrder: 'manual',
};

describe('The mutations of the Admin API that may be refused (spec §4 Order states)', () => {
  it('run in a transaction that a refusal undoes', () => {
    const modes = transactionModes();
    const names = refusingMutations();
    assert.ok(names.includes('cancelOrder') && names.length > 20, names.join(', '));
    const others = names.filter((name) => modes.get(name) !== 'auto');
    assert.deepEqual(Object.fromEntries(others.map((name) => [name, modes.get(name)])), withoutOwn);
  });
});
