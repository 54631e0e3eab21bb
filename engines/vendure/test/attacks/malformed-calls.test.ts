import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it, mock } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import type { DocumentNode, GraphQLField, GraphQLInputType, GraphQLSchema, IntrospectionQuery } from 'graphql';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
} from 'graphql';
import { SignIn } from '#src/plugins/session/sign-in';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { callShop } from '#test/support/shop-call';

/** Values that no field is made for, by type; a round sends one of each to all fields. */
const strange: Readonly<Record<string, readonly unknown[]>> = {
  String: ['', ' \t', 'a'.repeat(5000), '-1', '\u2028=1', '😀'.repeat(300), '{"a":[', '2027-02-30'],
  ID: ['', '0', 'no-such', '00000000-0000-4000-8000-000000000000', "'; --", 'a'.repeat(1000), '-1', '1e9'],
  Int: [0, -1, 2_147_483_647, -2_147_483_648, 1, 101, 12, 24],
  Money: [0, -1, 2_147_483_647, -2_147_483_648, 1, 99, 1000, 50_000],
  Float: [0, -1, 1e300, -1e300, 0.5, 1, 2, 3],
  Boolean: [true, false],
  DateTime: ['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  JSON: [{}, [], 'text', 0],
};
const rounds = 8;
/** Vendure's own calls, which a live shop does not answer (`operations/current.json`). */
const stock = require.resolve('@vendure/core/dist/api/schema/shop-api/shop.api.graphql');

const engine = new EngineUnderTest();
let schema: GraphQLSchema;
let ofVendure: ReadonlySet<string>;
before(async () => {
  ofVendure = rootsOf(parse(await readFile(stock, 'utf8')));
  await engine.start({ hasWorker: false });
  mock.method(engine.get(SignIn), 'holderOf', async (authorization?: string) =>
    authorization === undefined ? undefined : { subject: authorization, provenEmails: [] },
  );
  engine.atStop(() => mock.restoreAll());
  const { body } = await callShop(engine.url, getIntrospectionQuery(), {});
  schema = buildClientSchema(body.data as unknown as IntrospectionQuery);
});
after(() => engine.stop());

function rootsOf({ definitions }: DocumentNode): ReadonlySet<string> {
  const fields = definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION && ['Query', 'Mutation'].includes(one.name.value)
      ? (one.fields ?? [])
      : [],
  );
  return new Set(fields.map(({ name }) => name.value));
}

/** A value of a type for a round; in the first rounds optional fields are left out. */
function valueOf(type: GraphQLInputType, round: number): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, round);
  if (isListType(type)) return round === 0 ? [] : [valueOf(type.ofType, round), valueOf(type.ofType, round + 1)];
  if (isEnumType(type)) return type.getValues()[round % type.getValues().length]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => round > 1 || isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, round)]));
  }
  const values = strange[type.name] ?? [''];
  return values[round % values.length];
}

function queryOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return args.length === 0
    ? `${kind} { ${name} ${selection} }`
    : `${kind} (${declared}) { ${name}(${passed}) ${selection} }`;
}

async function idOf(name: string): Promise<string> {
  const { body } = await callShop(engine.url, '{ signedInCustomer { id } }', {}, { Authorization: name });
  return (body.data as { readonly signedInCustomer: { readonly id: string } }).signedInCustomer.id;
}

describe('A caller who sends values of other types', () => {
  it('is told so, and counts as no failure of the server', async () => {
    const start = await callShop(engine.url, 'mutation { startOrder(lines: []) { code token } }', {});
    const { code, token } = (start.body.data as { startOrder: { code: string; token: string } }).startOrder;
    const guest = { 'X-Order-Number': code, 'X-Order-Token': token };
    const ada = { ...guest, Authorization: 'ada' };
    const customerId = await idOf('ada');
    const roots = [
      ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
      ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
    ].filter(([, { name }]) => !ofVendure.has(name));
    assert.ok(roots.length > 40, `only ${roots.length} calls are probed`);
    const failures: string[] = [];
    for (const [caller, own] of [[guest, {}] as const, [ada, { customerId }] as const])
      for (let round = 0; round < rounds; round += 1) {
        await engine.get(TransactionalConnection).rawConnection.query('DELETE FROM recent_call');
        for (const [kind, field] of roots) {
          const strangeOnes = field.args.map((one) => [one.name, valueOf(one.type, round)] as const);
          const variables = { ...Object.fromEntries(strangeOnes), ...own };
          const { status, body } = await callShop(engine.url, queryOf(kind, field), variables, caller);
          const codes = (body.errors ?? []).map(({ extensions }) => extensions.code);
          if (status >= 500 || codes.includes('INTERNAL_SERVER_ERROR'))
            failures.push(
              `${field.name} ${JSON.stringify(variables).slice(0, 200)}: ${JSON.stringify(body.errors).slice(0, 200)}`,
            );
        }
      }
    assert.deepEqual(failures, []);
  });
});
