import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Session, TransactionalConnection } from '@vendure/core';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { liveShop } from '#test/support/live-shop';

const engine = new EngineUnderTest();
before(() => engine.start({ variables: liveShop }));
after(() => engine.stop());

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function post(
  body: unknown,
  path = '/shop-api',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(engine.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function get(fields: Readonly<Record<string, string>>): Promise<Answer> {
  const query = new URLSearchParams(fields).toString();
  const response = await fetch(`${engine.url}/shop-api?${query}`, { headers: { 'apollo-require-preflight': 'true' } });
  return { status: response.status, text: await response.text() };
}

const generated = join(__dirname, '../../../../../src/infrastructure/vendure/operations.generated.ts');

/** The text of an operation, as the storefront of this release sends it. */
function textOf(name: string): string {
  const code = readFileSync(generated, 'utf8');
  const text = (variable: string): string => new RegExp(`const ${variable} = '(.*)';`).exec(code)?.[1] ?? '';
  const [, own = '', more = ''] = new RegExp(`^ {2}'${name}',\n {2}'(.*?)'((?: \\+ \\w+)*),$`, 'm').exec(code) ?? [];
  return own + (more.match(/\w+/g) ?? []).map(text).join('');
}

const states = (): object => ({
  operationName: 'ReadStates',
  query: textOf('ReadStates'),
  variables: { countryIso: 'US' },
});

const refused = async (answer: Promise<Answer>, status = 403, code = 'OPERATION_REFUSED'): Promise<void> => {
  const { status: answered, text } = await answer;
  assert.equal(answered, status, text);
  assert.match(text, new RegExp(`"code":"${code}"`));
};

describe('The shop API of a live shop (spec §8 Shop back end)', () => {
  it("answers the storefront's operations, by POST and by GET", async () => {
    assert.match((await post(states())).text, /"abbr":"CA"/);
    const offers = { operationName: 'ReadOffers', query: textOf('ReadOffers'), variables: '{"skus":["RED-1"]}' };
    assert.match((await get(offers)).text, /"sku":"RED-1"/);
  });

  it('refuses each operation that is not word for word one of the storefront', async () => {
    const text = textOf('ReadStates');
    for (const query of [
      '{ countryStates(countryIso: "US") { abbr } }',
      '{ __schema { types { name } } }',
      '{ products(options: { filter: { name: { regex: "((((a*)*)*)*)$" } } }) { totalItems } }',
      '{ activeOrder { id } }',
      `${text} `,
      `${text}{ activeOrder { id } }`,
      `# ${text}`,
    ]) {
      await refused(post({ query }));
      await refused(get({ query }));
    }
  });

  it('refuses calls in a list, without a query, with more than a call has, and in no JSON', async () => {
    await refused(post([states()]));
    await refused(post({}));
    await refused(post({ query: [textOf('ReadStates')] }));
    await refused(post({ ...states(), extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }));
    await refused(get({ extensions: '{"persistedQuery":{}}' }));
    await refused(post(states(), '/shop-api', { 'content-type': 'text/plain' }), 415, 'BAD_USER_INPUT');
    const boundary = 'multipart/form-data; boundary=a';
    await refused(post(states(), '/shop-api', { 'content-type': boundary }), 415, 'BAD_USER_INPUT');
  });

  it('has no other way to the same', async () => {
    const query = '{ __typename }';
    for (const path of ['/SHOP-API', '/shop-api/', '/shop-api/x', '//shop-api', '/shop-api?query=x', '/%73hop-api'])
      assert.doesNotMatch((await post({ query }, path)).text, /__typename/, path);
  });

  it('lets a page of the shop read why it was refused', async () => {
    const response = await fetch(`${engine.url}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://shop.example' },
      body: '{"query":"{ __typename }"}',
    });
    assert.equal(response.headers.get('access-control-allow-origin'), 'https://shop.example');
  });

  it('writes down no session for a stranger', async () => {
    const sessions = engine.get(TransactionalConnection).rawConnection.getRepository(Session);
    const before = await sessions.count();
    await post({ query: '{ activeOrder { id } }' });
    await post(states());
    assert.equal(await sessions.count(), before);
  });

  it('has Vendure report nothing of its use to its makers', () => {
    assert.equal(process.env['VENDURE_DISABLE_TELEMETRY'], 'true');
  });
});
