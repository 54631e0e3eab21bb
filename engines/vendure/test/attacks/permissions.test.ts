import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Channel, ForbiddenError, RequestContext } from '@vendure/core';
import { AuditResolver } from '#src/plugins/audit/api/audit-resolver';
import { ReportsResolver } from '#src/plugins/ledger/api/reports-resolver';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { hire } from '#test/support/hire';

/** Names the calls that each permission of the shop's own opens by itself. */
const opened = {
  ManageReviews: ['shopReviews', 'publishShopReview', 'rejectShopReview'],
  ManageGiftCards: ['giftCardByCode', 'voidGiftCard'],
  GrantStoreCredit: ['grantStoreCredit', 'reverseStoreCredit'],
  ReadAudit: ['audit'],
  ReadReports: ['bookReports', 'bookReportFile', 'journalFile'],
  ManageSubscriptions: [
    'shopSubscriptions',
    'skipShopSubscription',
    'cancelShopSubscription',
    'pauseShopSubscription',
    'resumeShopSubscription',
    'changeDayOfShopSubscription',
    'deliverShopSubscription',
  ],
  ExportMailingLists: ['mailingLists', 'mailingListFile'],
  ExportGiveaways: ['giveaways', 'giveawayFile'],
} as const;

/** Types of Vendure from which all of a customer can be read. */
const closed = ['Customer', 'Order', 'OrderAddress', 'Address', 'User', 'Administrator', 'HistoryEntry', 'Payment'];

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

interface Field {
  readonly name: string;
  readonly type: Type;
}

interface Type {
  readonly kind: string;
  readonly name: string | null;
  readonly fields?: readonly Field[] | null;
  readonly possibleTypes?: readonly { readonly name: string }[] | null;
  readonly ofType?: Type | null;
}

async function types(): Promise<ReadonlyMap<string, Type>> {
  const type = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
  const { __schema: schema } = (await engine.dashboard(
    `{ __schema { types { kind name possibleTypes { name } fields { name type { ${type} } } } } }`,
  )) as { readonly __schema: { readonly types: readonly Type[] } };
  return new Map(schema.types.map((one) => [one.name ?? '', one]));
}

function nameOf(type: Type): string {
  return type.ofType ? nameOf(type.ofType) : (type.name ?? '');
}

describe('A role with one permission of the shop', () => {
  it('reaches no customer, order or address by its allowed queries', async () => {
    const all = await types();
    const roots = [...(all.get('Query')?.fields ?? []), ...(all.get('Mutation')?.fields ?? [])];
    for (const [permission, names] of Object.entries(opened))
      for (const name of names) {
        const root = roots.find((field) => field.name === name);
        assert.ok(root, `${name} is no call of the dashboard`);
        const reached = new Set<string>();
        const waiting = [nameOf(root.type)];
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          if (reached.has(next)) continue;
          reached.add(next);
          const { fields, possibleTypes } = all.get(next) ?? {};
          waiting.push(
            ...(fields ?? []).map(({ type }) => nameOf(type)),
            ...(possibleTypes ?? []).map((one) => one.name),
          );
        }
        assert.deepEqual(
          closed.filter((type) => reached.has(type)),
          [],
          `${permission} reads more by ${name}`,
        );
      }
  });

  it('asks for nothing else that is about people', async () => {
    const foreign = [
      '{ customers { totalItems } }',
      '{ orders { totalItems } }',
      '{ administrators { totalItems } }',
      '{ carrierFile }',
      '{ parcels(orderIds: []) { number } }',
      '{ shopReviews(status: waiting, page: 1) { totalItems } }',
      '{ giftCardByCode(code: "NONE") { code } }',
      '{ shopSubscriptions(filter: RUNNING, page: 1) { totalItems } }',
      '{ mailingLists { name } }',
      '{ giveaways { name } }',
    ];
    for (const [permission, names] of Object.entries(opened)) {
      await hire(engine, permission, [permission]);
      for (const query of foreign) {
        const isItsOwn = names.some((name) => query.includes(` ${name}`));
        const asked = engine.dashboard(query, permission);
        if (isItsOwn) await asked;
        else await assert.rejects(asked, /not currently authorized/, `${permission}: ${query}`);
      }
    }
  });
});

describe('A caller of the shop', () => {
  async function send(path: string, query: string): Promise<{ readonly data: unknown; readonly errors?: unknown }> {
    const response = await fetch(`${engine.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { readonly data: unknown; readonly errors?: unknown };
  }

  it('starts no refund: there is no call for it, and that of the dashboard is refused', async () => {
    const { data } = await send('shop-api', '{ __schema { mutationType { fields { name } } } }');
    assert.match(JSON.stringify(data), /"completeOrder"/);
    assert.doesNotMatch(JSON.stringify(data), /refund/i);
    const input = '{ lines: [], shipping: 0, adjustment: 0, paymentId: "1" }';
    const { errors } = await send('admin-api', `mutation { refundOrder(input: ${input}) { __typename } }`);
    assert.match(JSON.stringify(errors), /"code":"FORBIDDEN"/);
  });
});

describe('The books of all channels', () => {
  it('are shown in the default channel alone (spec §6)', async () => {
    const ctx = await engine.context('admin');
    const other = new RequestContext({
      ...{ apiType: 'admin', isAuthorized: true, authorizedAsOwnerOnly: false },
      channel: new Channel({ code: 'another-shop', defaultLanguageCode: ctx.channel.defaultLanguageCode }),
    });
    const [audit, reports] = [engine.get(AuditResolver), engine.get(ReportsResolver)];
    const month = '2026-11';
    for (const look of [
      (of: RequestContext) => audit.look(of),
      (of: RequestContext) => reports.bookReports(of, month),
      (of: RequestContext) => reports.bookReportFile(of, month, 'accounts'),
      (of: RequestContext) => reports.journalFile(of, month, 'XERO'),
    ]) {
      await look(ctx);
      await assert.rejects(async () => look(other), ForbiddenError);
    }
  });
});
