import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { isEmail } from '#src/plugins/core/text-checks';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { makeGiftCard } from '#test/support/gift-cards';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';
import { SignInStandIn } from '#test/support/sign-in-stand-in';
import { Strangers } from '#test/support/strangers';

type Headers = Readonly<Record<string, string>>;

interface Profile {
  readonly id: string;
  readonly email: string | null;
}

const engine = new EngineUnderTest();
const signIn = new SignInStandIn();
const strangers = new Strangers(engine);
before(async () => {
  await signIn.start();
  await engine.start({ variables: signIn.variables });
});
after(async () => {
  await engine.stop();
  await signIn.stop();
});

async function profileOf(headers: Headers): Promise<Profile> {
  const { body } = await callShop(engine.url, '{ signedInCustomer { id email } }', {}, headers);
  return body.data?.['signedInCustomer'] as Profile;
}

async function writeDown(headers: Headers, email: string): Promise<ShopAnswer> {
  const { id } = await profileOf(headers);
  const change = `mutation ($id: ID!, $fields: ShopCustomerInput!) {
    updateSignedInCustomer(id: $id, fields: $fields) { email }
  }`;
  return callShop(engine.url, change, { id, fields: { email } }, headers);
}

/** Signs a person in with a password, whose address the provider knows and which is unproven. */
async function unproven(subject: string, email: string): Promise<Headers> {
  signIn.users.set(subject, { email, isVerified: false });
  return signIn.headers(subject);
}

async function creditOf({ id }: Profile): Promise<number> {
  return engine.get(StoreCredits).available(await engine.context(), id);
}

async function redeem(email: string): Promise<string | undefined> {
  const { code } = await makeGiftCard(engine, 2500);
  const query = `mutation { redeemGiftCard(code: "${code}", email: "${email}") { amount } }`;
  return (await callShop(engine.url, query, {})).body.errors?.[0]?.extensions.reason;
}

describe('An e-mail address that its writer has not proven (spec §7 PATCH users)', () => {
  it('is refused with the same words, whether or not a customer has it', async () => {
    await profileOf(await signIn.headers('owner', 'owned@example.test'));
    const mallory = await signIn.headers('mallory', 'mallory@example.test');
    const answers = [];
    for (const email of ['owned@example.test', 'OWNED@example.test', 'free@example.test'])
      answers.push(await writeDown(mallory, email));
    assert.deepEqual(answers.map(codeOf), ['INVALID', 'INVALID', 'INVALID']);
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
    assert.equal((await profileOf(mallory)).email, 'mallory@example.test');
  });

  it('gets no credit, and leaves its writer once somebody proves it', async () => {
    const squatter = await unproven('squatter', 'Victim@example.test');
    const written = await profileOf(squatter);
    assert.equal(written.email, 'victim@example.test');
    assert.equal(await redeem('victim@example.test'), 'no_customer');

    const victim = await profileOf(await signIn.headers('victim', 'victim@example.test'));
    assert.equal(victim.email, 'victim@example.test');
    assert.equal((await profileOf(squatter)).email, null);
    assert.equal(await redeem(' VICTIM@example.test '), undefined);
    assert.deepEqual([await creditOf(victim), await creditOf(written)], [2500, 0]);
  });

  it('becomes its owner’s, who had written it down before another did', async () => {
    const late = await unproven('late', 'late@example.test');
    const squatter = await unproven('early', 'late@example.test');
    await profileOf(late);
    await profileOf(squatter);
    signIn.users.set('late', { email: 'late@example.test', isVerified: true });
    assert.equal((await profileOf(late)).email, 'late@example.test');
    assert.equal((await profileOf(squatter)).email, null);
    assert.equal(await redeem('late@example.test'), undefined);
    assert.equal(await creditOf(await profileOf(late)), 2500);
  });

  it('takes nothing from one who has proven it, also when the dashboard writes it down', async () => {
    const owner = await profileOf(await signIn.headers('keeper', 'kept@example.test'));
    const other = await profileOf(await signIn.headers('other', 'other@example.test'));
    await engine.dashboard(
      `mutation { updateCustomer(input: { id: "${owner.id}", emailAddress: "moved@example.test" }) { __typename } }`,
    );
    await engine.dashboard(
      `mutation { updateCustomer(input: { id: "${other.id}", emailAddress: "kept@example.test" }) { __typename } }`,
    );
    assert.equal(await redeem('kept@example.test'), undefined);
    assert.deepEqual([await creditOf(owner), await creditOf(other)], [2500, 0]);
  });
});

describe('An e-mail address that a customer has proven', () => {
  it('replaces the one before, which is free from then on', async () => {
    const before = await signIn.headers('mover', 'before@example.test');
    await profileOf(before);
    signIn.users.set('mover', { email: 'after@example.test', isVerified: true });
    assert.equal(codeOf(await writeDown(before, 'After@example.test')), undefined);
    assert.equal((await profileOf(before)).email, 'after@example.test');
    const [old, present] = await Promise.all(
      ['before@example.test', 'after@example.test'].map(async (email) =>
        engine.get(CustomerAccounts).byEmail(await engine.context(), email),
      ),
    );
    assert.equal(old, null);
    assert.equal(String(present?.id), (await profileOf(before)).id);
  });
});

describe('The ways to write one mailbox', () => {
  it('are one, or are refused', () => {
    for (const writing of [
      '<a@b.example>',
      'Ada <a@b.example>',
      'a@b.example,c@d.example',
      '"a"@b.example',
      'a@[1.2.3.4]',
    ])
      assert.ok(!isEmail(writing), writing);
    assert.ok(isEmail('a+wine@b.example'));
  });

  it('are counted, kept and found as one', async () => {
    const ask = (email: string): Promise<ShopAnswer> =>
      callShop(engine.url, `mutation { requestStockNotice(email: "${email}", sku: "ROSE-1") }`, {});
    for (const email of ['one@b.example', 'ONE@b.example ', 'one+2@b.example']) await ask(email);
    assert.equal(codeOf(await ask('<one@b.example>')), 'INVALID');
    const rows = await strangers.query<{ email: string }>(`SELECT email FROM stock_request WHERE email LIKE 'one%'`);
    assert.deepEqual(rows.map(({ email }) => email).toSorted(), ['one+2@b.example', 'one@b.example']);
  });

  it('are one on an order', async () => {
    const order: Order = await engine.orderAtPayment();
    const submit = (email: string): Promise<ShopAnswer> =>
      callShop(engine.url, `mutation { submitEmail(email: "${email}") { contactEmail } }`, {}, keyOf(order));
    assert.equal(codeOf(await submit('<guest@example.test>')), 'INVALID');
    await submit(' Guest@Example.test ');
    const [row] = (await engine
      .get(TransactionalConnection)
      .rawConnection.query(`SELECT "customFieldsContactemail" AS email FROM "order" WHERE id = $1`, [order.id])) as [
      { readonly email: string },
    ];
    assert.equal(row.email, 'guest@example.test');
  });
});
