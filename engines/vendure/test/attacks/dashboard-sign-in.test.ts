import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { hire } from '#test/support/hire';
import { Strangers } from '#test/support/strangers';

const engine = new EngineUnderTest();
const strangers = new Strangers(engine);
let servers: readonly string[] = [];
before(async () => {
  await engine.start();
  servers = [engine.url, await engine.startAnother()];
  for (const name of ['keeper@shop.test', 'other@shop.test']) await hire(engine, name, ['ReadOrder']);
});
after(() => engine.stop());
beforeEach(() => strangers.query('DELETE FROM recent_call'));

const native =
  'mutation ($name: String!, $password: String!) { answer: login(username: $name, password: $password) { __typename } }';
const byMethod = `mutation ($name: String!, $password: String!) {
  answer: authenticate(input: { native: { username: $name, password: $password } }) { __typename }
}`;

/** Tries a password. Returns the result: the type of the answer, or the code of a refusal. */
async function attempt(name: string, password: string, turn = 0): Promise<string | undefined> {
  const response = await fetch(`${servers[turn % servers.length]}/admin-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: turn % 3 === 0 ? byMethod : native, variables: { name, password } }),
  });
  const { data, errors } = (await response.json()) as {
    readonly data: { readonly answer: { readonly __typename: string } } | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.answer.__typename;
}

const count = (answers: readonly (string | undefined)[], what: string): number =>
  answers.filter((answer) => answer === what).length;

describe('Guesses of a password of the dashboard', () => {
  it('are ten in a minute for one name, also at once and at two servers', async () => {
    const name = 'keeper@shop.test';
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, turn) =>
        attempt(turn % 2 === 0 ? name : ' Keeper@Shop.test', `guess ${turn}`, turn),
      ),
    );
    assert.deepEqual([count(answers, 'InvalidCredentialsError'), count(answers, 'RATE_LIMITED')], [10, 5]);
    assert.equal(await attempt(name, name), 'RATE_LIMITED');
    assert.equal(await attempt('other@shop.test', 'other@shop.test'), 'CurrentUser');
    await strangers.pass(1);
    assert.equal(await attempt(name, name), 'CurrentUser');
  });

  it('are thirty in a minute from one network, for whichever names', async () => {
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, turn) => attempt(`nobody-${turn}@shop.test`, 'a guess', turn)),
    );
    assert.deepEqual([count(answers, 'InvalidCredentialsError'), count(answers, 'RATE_LIMITED')], [30, 5]);
  });

  it('do not count when they are right', async () => {
    for (let turn = 0; turn < 12; turn += 1)
      assert.equal(await attempt('other@shop.test', 'other@shop.test', turn), 'CurrentUser');
  });
});
