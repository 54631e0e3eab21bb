import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type FaultyServer, faultyServer } from './faulty-server';

const orderPath = '/api/orders/R945892842';
const started: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()));
});

async function start(environment?: Record<string, string>): Promise<FaultyServer> {
  const server = await faultyServer(environment);
  started.push(server.app);
  return server;
}

function order(app: FastifyInstance, fault: object): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/_control/faults', payload: fault });
}

function addLine(app: FastifyInstance, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: `${orderPath}/line_items`, payload: { sku: 'RED-1' }, headers });
}

describe('Answers that a shop back end gives on a bad day (spec §8 Shop back end)', () => {
  it.each([
    [401, 'application/json', '{"error":"You are not authorized to perform that action."}'],
    [404, 'application/json', '{"error":"The resource you were looking for could not be found."}'],
    [409, 'text/plain', 'Could not obtain lock on order 17'],
    [500, 'application/json', '{"status":500,"error":"Internal Server Error"}'],
    [503, 'application/json', '{"status":503,"error":"Service Unavailable"}'],
  ])('answers %i in its usual form without carrying the request out', async (status, type, text) => {
    const { app, lines } = await start();
    await order(app, { kind: 'status', status, path: `${orderPath}/line_items` });
    const answer = await addLine(app);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.body).toBe(text);
    expect(lines).toEqual([]);
  });

  it('answers 422 with messages for fields', async () => {
    const { app } = await start();
    await order(app, { kind: 'status', status: 422, path: '/api/**' });
    expect((await addLine(app)).json()).toEqual({
      error: 'Invalid resource. Please fix errors and try again.',
      errors: { base: ['was refused on demand'] },
    });
  });

  it('sends the body that was ordered', async () => {
    const { app } = await start();
    const body = { errors: ['Quantity is not available for items in your order'], type: 'insufficient_stock' };
    await order(app, { kind: 'status', status: 422, path: '/api/**', body });
    await order(app, { kind: 'status', status: 502, path: '/api/**', body: '<h1>Bad gateway</h1>' });
    expect((await addLine(app)).json()).toEqual(body);
    expect((await addLine(app)).body).toBe('<h1>Bad gateway</h1>');
  });

  it('applies a fault as often as requested, then serves normally', async () => {
    const { app, lines } = await start();
    const { id } = (await order(app, { kind: 'status', status: 401, path: '/api/**', times: 2 })).json<{
      id: string;
    }>();
    const answers = [await addLine(app), await addLine(app), await addLine(app)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 201]);
    expect(lines).toEqual(['RED-1']);
    expect((await app.inject(`/_control/faults/${id}`)).json()).toMatchObject({
      kind: 'status',
      times: 2,
      remaining: 0,
    });
  });

  it('sends cross-origin headers with a fault, and spares the preflight', async () => {
    const { app } = await start();
    await order(app, { kind: 'status', status: 401, path: '/api/**' });
    const origin = 'http://localhost:5173';
    const preflight = { origin, 'access-control-request-method': 'POST' };
    const allowed = await app.inject({ method: 'OPTIONS', url: `${orderPath}/line_items`, headers: preflight });
    expect(allowed.statusCode).toBe(204);
    const answer = await addLine(app, { origin });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  });

  it('replaces the body of a request that was carried out', async () => {
    const { app, lines } = await start();
    await order(app, { kind: 'wrong-shape', path: '/api/**', body: { line: null } });
    await order(app, { kind: 'wrong-shape', path: '/api/**', body: '{"id": 1, "sku"' });
    await order(app, { kind: 'wrong-shape', path: '/api/**' });
    const answers = [await addLine(app), await addLine(app), await addLine(app)];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [201, '{"line":null}'],
      [201, '{"id": 1, "sku"'],
      [201, '{"unexpected":true}'],
    ]);
    expect(answers[1]?.headers['content-type']).toContain('application/json');
    expect(lines).toHaveLength(3);
  });

  it('answers late', async () => {
    const { app, lines, passTime, waiting } = await start();
    await order(app, { kind: 'delay', path: '/api/**', milliseconds: 3000 });
    const late = addLine(app);
    await waiting();
    expect(lines).toEqual([]);
    expect(passTime()).toEqual([3000]);
    expect((await late).statusCode).toBe(201);
    expect(lines).toEqual(['RED-1']);
  });
});

describe('Which requests are meant (spec §8 Shop back end)', () => {
  it.each([
    ['another method', { method: 'get' }],
    ['another path', { path: '/api/orders/*' }],
    ['another path by expression', { path: '^/api/orders/R\\d+$' }],
    ['another header', { header: { name: 'X-Anonymous-Id', value: 'somebody-else' } }],
    ['a missing header', { header: { name: 'X-Store-Slug', value: 'cans' } }],
  ])('leaves %s alone', async (_, filter) => {
    const { app } = await start();
    expect((await order(app, { kind: 'status', status: 500, path: '/api/**', ...filter })).statusCode).toBe(201);
    expect((await addLine(app, { 'x-anonymous-id': 'me' })).statusCode).toBe(201);
  });

  it.each([
    ['its method', { method: 'post' }],
    ['its path', { path: '/api/orders/*/line_items' }],
    ['its path by expression', { path: '^/api/orders/R\\d+/line_items$' }],
    ['its header', { header: { name: 'X-Anonymous-Id', value: 'me' } }],
  ])('hits a request by %s', async (_, filter) => {
    const { app } = await start();
    await order(app, { kind: 'status', status: 500, path: '/api/**', ...filter });
    expect((await addLine(app, { 'x-anonymous-id': 'me' })).statusCode).toBe(500);
  });

  it('leaves the query of an address aside', async () => {
    const { app } = await start();
    await order(app, { kind: 'status', status: 500, path: orderPath });
    expect((await app.inject(`${orderPath}?order_token=abc`)).statusCode).toBe(500);
  });

  it('never hits its own controls', async () => {
    const { app } = await start();
    await order(app, { kind: 'status', status: 500, path: '**', times: 5 });
    expect((await app.inject('/_control/faults')).statusCode).toBe(200);
  });
});

describe('Ordering faults', () => {
  it('lists them, and withdraws one or all', async () => {
    const { app } = await start();
    const ids: string[] = [];
    for (const status of [401, 409, 500]) {
      const answer = await order(app, { kind: 'status', status, path: '/api/**' });
      expect(answer.statusCode).toBe(201);
      ids.push(answer.json<{ id: string }>().id);
    }
    expect((await app.inject({ method: 'DELETE', url: `/_control/faults/${ids[0]!}` })).statusCode).toBe(204);
    expect((await app.inject({ method: 'DELETE', url: `/_control/faults/${ids[0]!}` })).statusCode).toBe(404);
    expect((await app.inject(`/_control/faults/${ids[0]!}`)).statusCode).toBe(404);
    const listed = (await app.inject('/_control/faults')).json<{ faults: { id: string }[] }>().faults;
    expect(listed.map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await app.inject({ method: 'DELETE', url: '/_control/faults' })).statusCode).toBe(204);
    expect((await addLine(app)).statusCode).toBe(201);
  });

  it('lists field by field the problems of an order', async () => {
    const { app } = await start();
    const answer = await order(app, {
      kind: 'explode',
      method: 'BREW',
      path: 'api',
      header: { name: '' },
      times: 0,
      color: 'red',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: 'This fault is invalid.',
      errors: {
        kind: ['must be one of delay, drop, drop-after, status, slow-body, wrong-shape'],
        method: ['must be one of GET, POST, PUT, PATCH, DELETE, or left out'],
        path: ['must begin with / or *, or with ^ when it is a regular expression'],
        header: ['must have a name and a value, or be left out'],
        times: ['must be a whole number from 1 to 1000, or left out'],
        color: ['is not known'],
      },
    });
  });

  it.each([
    [{ kind: 'status', path: '/' }, { status: ['must be a status from 200 to 599'] }],
    [{ kind: 'delay', path: '/' }, { milliseconds: ['must be a whole number from 0 to 60000'] }],
    [{ kind: 'drop', path: '/', status: 500 }, { status: ['is only for status'] }],
    [{ kind: 'drop', path: '/', milliseconds: 5 }, { milliseconds: ['is only for delay and slow-body'] }],
    [{ kind: 'delay', path: '/', milliseconds: 5, body: {} }, { body: ['is only for status and wrong-shape'] }],
    [{ kind: 'drop', path: '^(' }, { path: [expect.stringContaining('is no regular expression')] }],
    [[], { base: ['must be an object'] }],
  ])('refuses %j', async (fault, errors) => {
    const { app } = await start();
    expect((await order(app, fault)).json<{ errors: unknown }>().errors).toEqual(errors);
  });

  it('refuses every fault in production', async () => {
    const { app } = await start({ NODE_ENV: 'production' });
    expect((await order(app, { kind: 'status', status: 500, path: '/api/**' })).statusCode).toBe(403);
    expect((await app.inject('/_control/faults')).statusCode).toBe(403);
    expect((await addLine(app)).statusCode).toBe(201);
  });
});
