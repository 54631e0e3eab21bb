import { createClient, type CreateClientParams } from 'contentful';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { ContentfulEntries } from '#src/infrastructure/contentful/contentful-entries';
import { linked, makerEntry, wineEntry } from './made-entries';

type Adapter = Exclude<CreateClientParams['adapter'], undefined | string | readonly unknown[]>;
type Config = Parameters<Extract<Adapter, (...args: never[]) => unknown>>[0];

/** The service's own client on a transport that is a function. */
function entriesOver(transport: (config: Config) => unknown, pageSize?: number): ContentfulEntries {
  const adapter = (async (config: Config) => transport(config)) as Adapter;
  return new ContentfulEntries(
    createClient({ space: 'space', accessToken: 'token', retryOnError: false, adapter }),
    pageSize,
  );
}

function answer(config: Config, status: number, data: unknown): unknown {
  const response = { status, statusText: '', data, headers: {}, config };
  if (status < 400) return response;
  throw Object.assign(new Error(`status ${status}`), { config, response });
}

const refusal = (id: string, message: string) => ({ sys: { type: 'Error', id }, message, requestId: 'r-1' });

describe('Entries of the content service (spec §3 Content types)', () => {
  const shelf = Array.from({ length: 5 }, (_, index) => linked(wineEntry({ sku: `SKU-${index}` })));
  const paged = (asked: Record<string, unknown>[]) => (config: Config) => {
    const params = config.params as { skip: number; limit: number };
    asked.push({ ...params });
    const items = shelf.slice(params.skip, params.skip + params.limit);
    return answer(config, 200, {
      sys: { type: 'Array' },
      total: shelf.length,
      skip: params.skip,
      limit: params.limit,
      items,
    });
  };

  it('are read page by page, in one order, until all are there', async () => {
    const asked: Record<string, unknown>[] = [];
    const entries = await entriesOver(paged(asked), 2).readAll('product');
    expect(entries.map(({ id }) => id)).toEqual([
      'product-SKU-0',
      'product-SKU-1',
      'product-SKU-2',
      'product-SKU-3',
      'product-SKU-4',
    ]);
    expect(asked.map(({ skip }) => skip)).toEqual([0, 2, 4]);
    expect(
      new Set(asked.map(({ content_type, order, limit }) => JSON.stringify([content_type, order, limit]))),
    ).toEqual(new Set(['["product","sys.createdAt,sys.id",2]']));
  });

  it('are read in halved pages when an answer would exceed 7 MB', async () => {
    const asked: Record<string, unknown>[] = [];
    const page = paged(asked);
    const entries = await entriesOver((config) => {
      const { limit } = config.params as { limit: number };
      const problem = 'Response size too big. Maximum allowed response size: 7340032B.';
      return limit > 2 ? answer(config, 400, refusal('BadRequest', problem)) : page(config);
    }, 5).readAll('product');
    expect(entries.map(({ id }) => id)).toEqual(shelf.map((_, index) => `product-SKU-${index}`));
    expect(asked.map(({ skip, limit }) => [skip, limit])).toEqual([
      [0, 2],
      [2, 2],
      [4, 2],
    ]);
  });

  it('are asked for once, however many ask', async () => {
    const asked: Record<string, unknown>[] = [];
    const entries = entriesOver(paged(asked));
    await Promise.all([entries.readAll('product'), entries.readAll('product')]);
    await entries.readAll('product');
    expect(asked).toHaveLength(1);
  });

  it('come with their links resolved', async () => {
    const { sys, fields } = linked(makerEntry()) as { sys: object; fields: object };
    const maker = { sys: { type: 'Link', linkType: 'Entry', id: 'maker-ana' } };
    const page = {
      total: 1,
      items: [linked(wineEntry({ maker, images: [] }))],
      includes: { Entry: [{ sys, fields }] },
    };
    const [wine] = await entriesOver((config) => answer(config, 200, page)).readAll('product');
    expect(wine?.fields['maker']).toMatchObject({ fields: { name: 'Ana Corral' } });
  });

  it('are none when there are none', async () => {
    expect(await entriesOver((config) => answer(config, 200, { total: 0, items: [] })).readAll('kit')).toEqual([]);
  });

  it.each([
    [401, 'AccessTokenInvalid', 'unauthorized'],
    [403, 'AccessDenied', 'unauthorized'],
    [404, 'NotFound', 'not_found'],
    [429, 'RateLimitExceeded', 'rate_limited'],
    [400, 'InvalidQuery', 'unknown'],
    [500, 'ServerError', 'server_error'],
  ])('reject with the shop’s own error when the service answers %i %s', async (status, id, code) => {
    const entries = entriesOver((config) => answer(config, status, refusal(id, 'No.')));
    await expect(entries.readAll('page')).rejects.toMatchObject({
      name: 'GatewayError',
      code,
      trace: { status },
      message: `The content service answered ${status} ${id}: No.`,
    });
  });

  it('name no code when the service gives none', async () => {
    await expect(entriesOver((config) => answer(config, 502, '<html>')).readAll('page')).rejects.toMatchObject({
      code: 'unavailable',
      trace: { status: 502 },
    });
  });

  it.each([
    ['ECONNREFUSED', 'network_error'],
    ['ERR_NETWORK', 'network_error'],
    ['ECONNABORTED', 'timeout'],
    ['ETIMEDOUT', 'timeout'],
  ])('reject as %s with %s, and show no token', async (reason, code) => {
    const entries = entriesOver((config) => {
      throw Object.assign(new Error('connect failed'), { config, code: reason });
    });
    const error: unknown = await entries.readAll('page').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'GatewayError', code });
    expect((error as GatewayError).trace).toEqual({});
    expect((error as Error).message).not.toContain('token');
  });

  it('can be asked for again after a failure', async () => {
    let calls = 0;
    const entries = entriesOver((config) => {
      calls += 1;
      return calls === 1 ? answer(config, 503, '') : answer(config, 200, { total: 1, items: [linked(makerEntry())] });
    });
    await expect(entries.readAll('maker')).rejects.toMatchObject({ trace: { status: 503 } });
    expect(await entries.readAll('maker')).toHaveLength(1);
  });
});
