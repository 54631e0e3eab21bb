import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_TOKEN } from '#sandbox/content-service/content-service';
import { failureOf, startContentServer } from './content-server';

let server: Awaited<ReturnType<typeof startContentServer>>;
beforeAll(async () => {
  server = await startContentServer();
});
afterAll(() => server.stop());

const base = () => `http://${server.host}/spaces/ringpull/environments/master`;
const authorized = { headers: { Authorization: `Bearer ${CONTENT_TOKEN}` } };

describe('Refusals of the content service (spec §3 Configuration)', () => {
  it('refuses a wrong token', async () => {
    const failure = await failureOf(server.clientWith({ accessToken: 'wrong' }).getEntries());
    expect(failure).toMatchObject({ name: 'AccessTokenInvalid', status: 401 });
  });

  it('does not find another space, another environment, or an unknown id', async () => {
    expect(await failureOf(server.clientWith({ space: 'elsewhere' }).getEntries())).toMatchObject({
      name: 'NotFound',
      status: 404,
    });
    expect(await failureOf(server.clientWith({ environment: 'staging' }).getEntries())).toMatchObject({
      name: 'NotFound',
      status: 404,
    });
    expect(await failureOf(server.client.getAsset('nothing'))).toMatchObject({
      name: 'NotFound',
      status: 404,
      details: { type: 'Asset', id: 'nothing' },
    });
    await expect(server.client.getEntry('nothing')).rejects.toMatchObject({ sys: { id: 'NotFound' } });
    const answer = await fetch(`${base()}/entries/nothing`, authorized);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
      details: { type: 'Entry', id: 'nothing' },
      requestId: expect.any(String) as string,
    });
  });

  it.each([
    ['an unknown content type', { content_type: 'wine' }],
    ['an unknown field', { content_type: 'product', 'fields.color': 'red' }],
    ['a field without a content type', { 'fields.sku': 'GAMAY-01' }],
    ['an unknown operator', { content_type: 'product', 'fields.sku[like]': 'GAMAY' }],
    ['an order by a long text', { content_type: 'product', order: 'fields.description' }],
    ['a search in a JSON field', { content_type: 'pack', 'fields.contents': 'GAMAY-01' }],
    ['an unknown parameter', { color: 'red' }],
    ['a limit beyond 1000', { limit: '1001' }],
    ['a skip that is no number', { skip: 'two' }],
    ['an include beyond 10', { include: '11' }],
  ])('refuses %s as InvalidQuery', async (_, query) => {
    const failure = await failureOf(server.client.getEntries(query as never));
    expect(failure).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
      details: { errors: [expect.any(Object) as object] },
    });
  });

  it('refuses a field of a picture that every object inherits', async () => {
    const failure = await failureOf(server.client.getAssets({ 'fields.constructor': 'red' } as never));
    expect(failure).toMatchObject({ name: 'InvalidQuery', status: 400 });
  });

  it('refuses a locale it does not have', async () => {
    const answer = await fetch(`${base()}/entries?locale=fr`, authorized);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ sys: { id: 'BadRequest' }, message: 'Unknown locale: fr' });
  });

  it('limits the rate on demand, and then answers again', async () => {
    const order = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests: 1, resetSeconds: 2 }),
    };
    expect((await fetch(`http://${server.host}/sandbox/content/rate-limit`, order)).status).toBe(204);
    const refused = await fetch(`${base()}/entries`, authorized);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-contentful-ratelimit-reset')).toBe('2');
    expect(await refused.json()).toMatchObject({ sys: { id: 'RateLimitExceeded' } });
    expect((await server.client.getEntries({ limit: 1 })).items).toHaveLength(1);
  });

  it('lets a browser on another origin read', async () => {
    const asked = await fetch(`${base()}/entries`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'GET' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
    expect((await fetch(`${base()}/locales`, authorized)).headers.get('access-control-allow-origin')).toBe('*');
  });
});
