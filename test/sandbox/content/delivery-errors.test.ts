import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_TOKEN } from '#sandbox/content-service/content-service';
import type { StoredEntry } from '#sandbox/content-service/stored-content';
import type { ContentTypeId } from '#src/infrastructure/contentful/content-entry';
import { ContentfulEntries } from '#src/infrastructure/contentful/contentful-entries';
import { writtenContent } from '#test/sandbox/support/written-content';
import { failureOf, startContentServer } from './content-server';

let server: Awaited<ReturnType<typeof startContentServer>>;
beforeAll(async () => {
  server = await startContentServer();
});
afterAll(() => server.stop());

const [anEntry] = writtenContent.entries as [StoredEntry];
const base = () => `http://${server.host}/spaces/ringpull/environments/master`;
const authorized = { headers: { Authorization: `Bearer ${CONTENT_TOKEN}` } };

describe('Refusals of the content service (spec §3 Configuration)', () => {
  it('refuses a wrong token', async () => {
    const failure = await failureOf(
      server.clientWith({ accessToken: 'wrong' }).getEntries({ content_type: 'product' }),
    );
    expect(failure).toMatchObject({ name: 'AccessTokenInvalid', status: 401 });
  });

  it.each([{ space: 'elsewhere' }, { environment: 'staging' }])('does not find %j', async (elsewhere) => {
    const failure = await failureOf(server.clientWith(elsewhere).getEntries({ content_type: 'product' }));
    expect(failure).toMatchObject({ name: 'NotFound', status: 404 });
  });

  it.each([
    ['an unknown content type', { content_type: 'wine' }],
    ['entries of all content types', {}],
    ['a filter', { content_type: 'product', 'fields.sku': 'GAMAY-01' }],
    ['a filter by an operator', { content_type: 'product', 'fields.sku[in]': 'GAMAY-01' }],
    ['a selection of fields', { content_type: 'product', select: 'fields.sku' }],
    ['a full-text search', { content_type: 'product', query: 'gamay' }],
    ['an order by a field', { content_type: 'product', order: 'fields.sku' }],
    ['a locale', { content_type: 'product', locale: 'fr' }],
    ['an unknown parameter', { content_type: 'product', color: 'red' }],
    ['a limit beyond 1000', { content_type: 'product', limit: '1001' }],
    ['a skip that is no number', { content_type: 'product', skip: 'two' }],
    ['an include beyond 10', { content_type: 'product', include: '11' }],
  ])('refuses %s as InvalidQuery', async (_, query) => {
    const failure = await failureOf(server.client.getEntries(query as never));
    expect(failure).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
      details: { errors: [expect.any(Object) as object] },
    });
  });

  it('refuses an answer of more than 7 MB, which the storefront then reads in smaller pages', async () => {
    const story = 'a'.repeat(3_000_000);
    const entries = [1, 2, 3].map((number) => ({ ...anEntry, id: `big-${number}`, fields: { story } }));
    const big = await startContentServer({ ...writtenContent, entries });
    try {
      const query = { content_type: anEntry.contentType };
      expect(await failureOf(big.client.getEntries(query))).toMatchObject({ name: 'BadRequest', status: 400 });
      const read = await new ContentfulEntries(big.client).readAll(anEntry.contentType as ContentTypeId);
      expect(read.map(({ id }) => id)).toEqual(['big-1', 'big-2', 'big-3']);
    } finally {
      await big.stop();
    }
  });

  it('limits the rate on demand, and then answers again', async () => {
    const order = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests: 1, resetSeconds: 2 }),
    };
    expect((await fetch(`http://${server.host}/sandbox/content/rate-limit`, order)).status).toBe(204);
    const refused = await fetch(`${base()}/entries?content_type=kit`, authorized);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-contentful-ratelimit-reset')).toBe('2');
    expect(await refused.json()).toMatchObject({ sys: { id: 'RateLimitExceeded' } });
    expect((await server.client.getEntries({ content_type: 'product', limit: 1 })).items).toHaveLength(1);
  });

  it('lets a browser on another origin read', async () => {
    const asked = await fetch(`${base()}/entries`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'GET' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
    const read = await fetch(`${base()}/entries?content_type=kit&limit=1`, authorized);
    expect([read.headers.get('access-control-allow-origin'), await read.text()]).toEqual(['*', expect.any(String)]);
  });
});
