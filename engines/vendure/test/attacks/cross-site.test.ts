import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { administrator, EngineUnderTest, shopUrl } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const otherSite = 'https://evil.example';

/** Calls as a page of a site does; a preflight asks for headers that a form cannot send. */
function callFrom(origin: string, path: string, method: 'OPTIONS' | 'POST'): Promise<Response> {
  const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  return fetch(`${engine.url}${path}`, {
    method,
    headers: { origin, ...(method === 'OPTIONS' ? asking : { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: '{"query":"{ __typename }"}' }),
  });
}

async function allowedOf(response: Promise<Response>): Promise<readonly (string | null)[]> {
  const { headers } = await response;
  return ['origin', 'credentials'].map((name) => headers.get(`access-control-allow-${name}`));
}

/** The types that a form of a page may have, and a body without one. */
const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', undefined];

function post(path: string, type: string | undefined, body: string): Promise<Response> {
  return fetch(`${engine.url}${path}`, {
    method: 'POST',
    headers: { origin: otherSite, ...(type !== undefined && { 'content-type': type }) },
    // Bytes have no type of their own.
    body: new TextEncoder().encode(body),
  });
}

describe('A page of another site', () => {
  for (const method of ['OPTIONS', 'POST'] as const) {
    it(`reads no answer of the Admin API to ${method}, wherever it is`, async () => {
      for (const origin of [shopUrl, otherSite, engine.url])
        assert.deepEqual(await allowedOf(callFrom(origin, '/admin-api', method)), [null, null]);
    });

    it(`reads answers of the Shop API to ${method} on the storefront alone, and never with cookies`, async () => {
      for (const path of ['/shop-api', '/api/contact_messages', '/events', '/failures', '/affiliate', '/geolocation'])
        for (const [origin, allowed] of [[shopUrl, new URL(shopUrl).origin] as const, [otherSite, null] as const])
          assert.deepEqual(await allowedOf(callFrom(origin, path, method)), [allowed, null]);
    });
  }

  it('changes nothing by a form', async () => {
    const message = { topic: 'other', name: 'Ada', email: 'ada@example.test', text: 'Hello', idempotency_key: 'k' };
    const bodies = {
      '/api/contact_messages': { contact_message: message },
      '/api/mailing_lists/news/subscriptions': { contact: 'ada@example.test' },
      '/api/mailing_lists/news/unsubscriptions': { contact: 'ada@example.test' },
      '/api/mailing_lists/links/confirmations': { token: 't' },
      '/api/giveaways/mothers-day/entries': { entry: { email: 'ada@example.test' } },
      '/events': { name: 'page', properties: {} },
      '/failures': { failures: [] },
    };
    for (const [path, body] of Object.entries(bodies))
      for (const type of forms) {
        const { status } = await post(path, type, JSON.stringify(body));
        assert.equal(status, 415, `${path} as ${String(type)}`);
      }
  });

  it('takes a contact off a list by the form that mailboxes send (RFC 8058)', async () => {
    const path = '/api/mailing_lists/links/unsubscriptions/unknown';
    const { status } = await post(path, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    assert.equal(status, 404);
  });

  it('gets no cookie of an administrator sent along', async () => {
    const response = await fetch(`${engine.url}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation ($name: String!) { login(username: $name, password: $name) { __typename } }',
        variables: { name: administrator },
      }),
    });
    const cookies = response.headers.getSetCookie();
    assert.ok(cookies.length > 0);
    for (const cookie of cookies) assert.match(cookie, /; samesite=strict.*; httponly/i);
  });
});
