import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { SignIn } from '#src/plugins/session/sign-in';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';
import { SignInStandIn } from '#test/support/sign-in-stand-in';
import { twiceAtOnce, untilOthersWait } from '#test/support/waiting';

const engine = new EngineUnderTest();
const signIn = new SignInStandIn();
before(async () => {
  await signIn.start();
  await engine.start({ variables: signIn.variables });
});
after(async () => {
  await engine.stop();
  await signIn.stop();
});

type Looked = Parameters<CustomerAccounts['bySubject']>;
type Read = Parameters<TransactionalConnection['getEntityOrThrow']>;
type Headers = Readonly<Record<string, string>>;

interface Profile {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly news: boolean | null;
}

const profile = 'id email name news';

async function profileOf(headers: Headers): Promise<Profile> {
  const { body } = await callShop(engine.url, `{ signedInCustomer { ${profile} } }`, {}, headers);
  return body.data?.['signedInCustomer'] as Profile;
}

async function update(headers: Headers, fields: Partial<Profile>): Promise<ShopAnswer> {
  return updateOf((await profileOf(headers)).id, headers, fields);
}

async function updateOf(id: string, headers: Headers, fields: Partial<Profile>): Promise<ShopAnswer> {
  const change = `mutation ($id: ID!, $fields: ShopCustomerInput!) {
    updateSignedInCustomer(id: $id, fields: $fields) { ${profile} }
  }`;
  return callShop(engine.url, change, { id, fields }, headers);
}

/** Runs a call, and does something each time that the sign-in provider is asked. Tells how often it was. */
async function whileAsked(call: () => Promise<unknown>, look: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  for (const name of ['holderOf', 'emailOf'] as const) {
    const ask = SignIn.prototype[name] as unknown as (this: SignIn, ...sent: unknown[]) => Promise<unknown>;
    mock.method(SignIn.prototype, name, async function askLater(this: SignIn, ...sent: unknown[]) {
      await look();
      asked += 1;
      return ask.apply(this, sent);
    });
  }
  try {
    await call();
  } finally {
    mock.restoreAll();
  }
  return asked;
}

describe('While the sign-in provider is asked', () => {
  const query = async (sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> =>
    engine.get(TransactionalConnection).rawConnection.query(sql, [...values]);

  it('no other caller has to wait for the customer or the address', async () => {
    signIn.users.set('gus', { email: 'gus@example.test', isVerified: true });
    const gus = await signIn.headers('gus');
    const look = async (): Promise<void> =>
      assert.deepEqual(await query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted`), []);
    assert.equal(await whileAsked(() => profileOf(gus), look), 3);
    assert.equal((await profileOf(gus)).email, 'gus@example.test');
  });

  it('no other caller has to wait for the order', async () => {
    const order = await engine.orderAtPayment();
    const hal = { ...(await signIn.headers('hal', 'hal@example.test')), ...keyOf(order) };
    const look = (): Promise<unknown> => query('SELECT FROM "order" WHERE id = $1 FOR UPDATE NOWAIT', [order.id]);
    for (const call of ['prepareHostedPayment', 'submitPayment(cardId: "1")', 'claimOrder'])
      assert.ok((await whileAsked(() => callShop(engine.url, `mutation { ${call} { code } }`, {}, hal), look)) > 0);
  });
});

describe('The profile of a customer (spec §7 PATCH users)', () => {
  it('has the concurrent changes of two browsers', async () => {
    const ada = await signIn.headers('ada', 'ada@example.test');
    await update(ada, { name: 'Ada', news: false });
    const { id } = await profileOf(ada);
    const { bySubject } = CustomerAccounts.prototype;
    let isChanged = false;
    // The customer of the first browser is read before the second one writes.
    mock.method(CustomerAccounts.prototype, 'bySubject', async function look(this: CustomerAccounts, ...sent: Looked) {
      mock.restoreAll();
      const found = await bySubject.apply(this, sent);
      isChanged = codeOf(await updateOf(id, ada, { news: true })) === undefined;
      return found;
    });
    assert.equal(codeOf(await updateOf(id, ada, { name: 'Ada Example', email: 'ada@example.test' })), undefined);
    const { name, news } = await profileOf(ada);
    assert.deepEqual([isChanged, name, news], [true, 'Ada Example', true]);
  });

  it("has its customer's changes while it is changed in the dashboard", async () => {
    const eve = await signIn.headers('eve', 'eve@example.test');
    await update(eve, { name: 'Eve', news: false });
    const { id } = await profileOf(eve);
    const { getEntityOrThrow } = TransactionalConnection.prototype;
    let meanwhile: Promise<ShopAnswer> | undefined;
    // The dashboard has read the customer, who changes something now or waits.
    mock.method(
      TransactionalConnection.prototype,
      'getEntityOrThrow',
      async function read(this: TransactionalConnection, ...sent: Read) {
        const found = await getEntityOrThrow.apply(this, sent);
        mock.restoreAll();
        meanwhile = update(eve, { news: true });
        await Promise.race([meanwhile, untilOthersWait(engine)]);
        return found;
      },
    );
    await engine.dashboard(`mutation { updateCustomer(input: { id: "${id}", lastName: "Example" }) { __typename } }`);
    assert.equal(meanwhile && codeOf(await meanwhile), undefined);
    const { name, news } = await profileOf(eve);
    assert.deepEqual([name, news], ['Eve Example', true]);
  });

  it('has an address that no other one has, also when two prove it at the same moment', async () => {
    const both = [
      await signIn.headers('bob', 'bob@example.test'),
      await signIn.headers('cy', 'cy@example.test'),
    ] as const;
    for (const headers of both) await profileOf(headers);
    const left = [await signIn.headers('bob', 'new@example.test'), await signIn.headers('cy', 'new@example.test')];
    const answers = await twiceAtOnce(engine, 'customer', () =>
      update(left.shift() ?? {}, { email: 'New@example.test' }),
    );
    const codes = answers.map((answer) => (answer.status === 'fulfilled' ? codeOf(answer.value) : 'failed'));
    assert.deepEqual(codes, [undefined, undefined]);
    const addresses = [(await profileOf(both[0])).email, (await profileOf(both[1])).email];
    assert.equal(addresses.filter((one) => one === 'new@example.test').length, 1);
  });
});
