import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Customer, TransactionalConnection } from '@vendure/core';
import { SubscriptionCalls } from '#test/support/change-subscription';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf } from '#test/support/shop-call';
import { SignInStandIn } from '#test/support/sign-in-stand-in';
import { askFor, noticesTo, waitingFor } from '#test/support/stock-requests';

const engine = new EngineUnderTest();
const signIn = new SignInStandIn();
const calls = new SubscriptionCalls(engine);
before(async () => {
  await signIn.start();
  await engine.start({ variables: { ...signIn.variables, TRUSTED_PROXIES: '1' }, hasWorker: false });
});
after(async () => {
  await engine.stop();
  await signIn.stop();
});

async function times<T>(count: number, call: (nth: number) => Promise<T>): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let nth = 0; nth < count; nth += 1) answers.push(await call(nth));
  return answers;
}

describe('A caller who has the shop mail another person', () => {
  it('changes a subscription twenty times an hour at most, and may cancel it then', async () => {
    const headers = await signIn.headers('mallory', 'mallory@example.test');
    const me = await callShop(engine.url, '{ signedInCustomer { id } }', {}, headers);
    const { id: customerId } = me.body.data?.['signedInCustomer'] as { id: string };
    const customers = engine.get(TransactionalConnection).rawConnection.getRepository(Customer);
    const subscription = await calls.begun({
      customer: await customers.findOneByOrFail({ id: customerId }),
      card: null,
    });
    const send = (name: string): Promise<ShopAnswer> =>
      callShop(engine.url, `mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id: subscription.id }, headers);
    const answers = await times(22, (nth) => send(nth % 2 === 0 ? 'pauseSubscription' : 'resumeSubscription'));
    assert.deepEqual(answers.map(codeOf), [
      ...Array.from({ length: 20 }, () => undefined),
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    // Beside them one reminder: a box that is resumed ships tomorrow, and is announced once for its day.
    assert.equal((await calls.subjects(subscription)).length, 21);
    assert.equal(codeOf(await send('cancelSubscription')), undefined);
    assert.deepEqual((await calls.subjects(subscription)).at(-1), 'Your club box is canceled');
  });

  it('gets no notice sent for goods that can be bought now', async () => {
    assert.equal(await askFor(engine, 'victim@example.test', 'WHITE-1'), undefined);
    assert.deepEqual([await waitingFor(engine, 'WHITE-1'), await noticesTo(engine, 'victim@example.test')], [[], 0]);
  });

  it('asks for sixty order links a minute from one network, whichever of its addresses it calls from', async () => {
    const ask = (nth: number, network: string): Promise<ShopAnswer> =>
      callShop(
        engine.url,
        'mutation ($email: String!) { sendOrderLink(number: "R123456789", email: $email) }',
        { email: `victim-${nth}@example.test` },
        { 'x-forwarded-for': `${network}::${(nth + 1).toString(16)}` },
      );
    const answers = await times(61, (nth) => ask(nth, '2001:db8:1:1'));
    assert.deepEqual(answers.map(codeOf).slice(58), [undefined, undefined, 'RATE_LIMITED']);
    assert.equal(codeOf(await ask(61, '2001:db8:1:2')), undefined);
  });
});
