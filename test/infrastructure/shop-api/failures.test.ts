import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUncertain } from '#src/application/ports/gateway-error';
import { HttpOrderGateway } from '#src/infrastructure/shop-api/cart/http-order-gateway';
import { HttpCountryReader } from '#src/infrastructure/shop-api/geography/http-country-reader';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { rejection } from '#test/contracts/shop/rejection';
import { recordLog } from '#test/fakes/system/recording-logger';
import { callAs } from './call-as';
import { bodyText, recordedCalls, recordedOrders } from './recordings';
import { ScriptedServer } from './scripted-server';

const key = { number: 'R100000001', token: 'a-secret-token' };

describe('Failures of the shop back end (spec §8 Shop back end)', () => {
  let server: ScriptedServer;
  let orders: HttpOrderGateway;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
    orders = new HttpOrderGateway(new ShopHttp({ baseUrl: server.url }));
  });
  afterEach(() => server.close());

  describe('that the server names', () => {
    it.each<[string, number, unknown, object]>([
      ['401 with error', 401, { error: 'Not you.' }, { code: 'unauthorized', message: 'Not you.' }],
      ['401 for a token', 401, { error: 'Invalid API key (abc) specified.' }, { code: 'unauthorized_token' }],
      ['401 with message', 401, { message: 'Not you.' }, { code: 'unauthorized', message: 'Not you.' }],
      [
        '401 with message, error and error_message',
        401,
        { error: 'Unauthorized', error_message: 'Denied', message: 'Not you.' },
        { code: 'unauthorized', message: 'Not you.' },
      ],
      ['404', 404, { error: 'Not here.' }, { code: 'not_found', message: 'Not here.' }],
      ['404 of the router', 404, { status: 404, error: 'Not Found' }, { code: 'not_found', message: 'Not Found' }],
      [
        '422 of validation',
        422,
        { error: 'Invalid.', errors: { email: ['is invalid'], 'ship_address.name': ["can't be blank"] } },
        {
          code: 'unprocessable_entity',
          message: 'Invalid.',
          errors: { email: ['is invalid'], 'ship_address.name': ["can't be blank"] },
        },
      ],
      [
        '422 with one message instead of a list',
        422,
        { errors: { email: 'is invalid' } },
        { errors: { email: ['is invalid'] } },
      ],
      [
        '422 for lack of stock',
        422,
        { errors: ['Quantity is not available for items in your order'], type: 'insufficient_stock' },
        {
          code: 'insufficient_stock',
          errors: { base: ['Quantity is not available for items in your order'] },
        },
      ],
      [
        '422 of a coupon',
        422,
        { success: null, error: 'Too old', successful: false, status_code: 'coupon_code_expired' },
        { code: 'unprocessable_entity', message: 'Too old', trace: { serverCode: 'coupon_code_expired' }, errors: {} },
      ],
      [
        '422 of an empty coupon',
        422,
        { success: null, error: null, successful: false, status_code: null },
        { code: 'unprocessable_entity', message: 'unprocessable_entity', errors: {} },
      ],
      [
        '422 as a bare map of fields',
        422,
        { interval_length: ['must be greater than 0'] },
        { errors: { interval_length: ['must be greater than 0'] } },
      ],
      [
        '429 after too many wrong codes',
        429,
        { error: 'Too many attempts.' },
        { code: 'rate_limited', message: 'Too many attempts.' },
      ],
      ['422 with nothing', 422, {}, { code: 'unprocessable_entity', errors: {} }],
      ['422 with a list', 422, ['no'], { code: 'unprocessable_entity', errors: {} }],
      [
        '400 with field errors',
        400,
        { errors: { expected_total: ['no match'] } },
        { code: 'unknown', errors: { expected_total: ['no match'] } },
      ],
      [
        '403 with a statusCode',
        403,
        { statusCode: 'age_gate', message: 'Too young' },
        { code: 'unknown', trace: { serverCode: 'age_gate' }, message: 'Too young' },
      ],
      [
        '405 with a numeric statusCode',
        405,
        { statusCode: 1405 },
        { code: 'not_allowed', trace: { serverCode: '1405' } },
      ],
      ['400 with a statusCode that the shop knows', 400, { statusCode: 'locked' }, { code: 'locked' }],
      ['410 with a statusCode that is a status', 410, { statusCode: 404 }, { code: 'not_found' }],
      ['404 whatever its statusCode', 404, { statusCode: 'locked' }, { code: 'not_found' }],
      ['502 whatever its statusCode: the change may have been made', 502, { statusCode: 422 }, { code: 'unavailable' }],
      ['400 with a statusCode of this side of the wire', 400, { statusCode: 'timeout' }, { code: 'unknown' }],
      ['401 whatever its statusCode', 401, { statusCode: 'other' }, { code: 'unauthorized' }],
      [
        '500',
        500,
        { status: 500, error: 'Internal Server Error' },
        { code: 'server_error', message: 'Internal Server Error' },
      ],
      ['503 with nothing', 503, undefined, { code: 'unavailable', message: 'unavailable', errors: {} }],
      ['302 to nowhere', 302, undefined, { code: 'unknown' }],
    ])('%s', async (_, status, body, expected) => {
      server.answer(status, body);
      const error = await rejection(orders.read(key));
      expect(error).toMatchObject(expected);
      expect(error.trace.status).toBe(status);
    });

    it('and are logged with the code and the message of the server, without its quotations of people (spec §8)', async () => {
      const logger = recordLog();
      server.answer(403, { statusCode: 'age_gate', message: 'Too young' });
      await rejection(orders.read(key));
      server.answer(422, {
        error: 'ada@example.test (key a1) and +1 202 555 0123 and 3f9e2c4d5b6a79881234 are refused',
      });
      await rejection(orders.read(key));
      expect(logger.entries.map(({ details }) => details)).toEqual([
        { code: 'unknown', status: 403, serverCode: 'age_gate', message: 'Too young' },
        { code: 'unprocessable_entity', status: 422, message: '… … and … and … are refused' },
      ]);
    });

    it('409 as plain text', async () => {
      server.answer(409, 'Could not obtain lock on order 17', 'text/plain; charset=utf-8');
      const error = await rejection(orders.addLine(key, { sku: 'A', quantity: 1 }));
      expect(error).toMatchObject({
        code: 'locked',
        trace: { status: 409 },
        message: 'Could not obtain lock on order 17',
      });
    });

    it('502 as a page of a proxy, which is no message', async () => {
      server.answer(502, '<html><h1>Bad Gateway</h1></html>', 'text/html');
      const error = await rejection(orders.empty(key));
      expect(error).toMatchObject({ code: 'unavailable', trace: { status: 502 }, message: 'unavailable' });
      expect(isUncertain(error)).toBe(true);
    });

    const refusals = recordedCalls.filter(({ status }) => status >= 400);
    const codes: Record<number, string> = {
      400: 'unknown',
      401: 'unauthorized',
      404: 'not_found',
      409: 'locked',
      422: 'unprocessable_entity',
    };

    it.each(refusals.map((call, index) => ({ ...call, index })))(
      'as recorded: $status for $label ($index)',
      async (call) => {
        server.answer(call.status, bodyText(call), call.ct ?? undefined);
        const error = await rejection(orders.read(key));
        const code = bodyText(call).includes('API key')
          ? 'unauthorized_token'
          : bodyText(call).includes('insufficient_stock')
            ? 'insufficient_stock'
            : codes[call.status];
        expect(error).toMatchObject({ code, trace: { status: call.status } });
        const says = error.message !== error.code || Object.values(error.errors).flat().length > 0;
        const saysNothing =
          bodyText(call) === JSON.stringify({ success: null, error: null, successful: false, status_code: null });
        expect(says).toBe(!saysNothing);
      },
    );
  });

  describe('without a name', () => {
    it('a connection that is dropped', async () => {
      server.react((response) => void response.socket?.destroy());
      const error = await rejection(orders.changeLine(key, '1', 2));
      expect(error.code).toBe('network_error');
      expect(error.trace).toEqual({});
      expect(isUncertain(error)).toBe(true);
    });

    it('an answer that breaks off', async () => {
      server.react((response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"id":', () => void response.socket?.destroy());
      });
      expect(await rejection(orders.read(key))).toMatchObject({ code: 'network_error' });
    });

    it('a server that is not there', async () => {
      const { url } = server;
      await server.close();
      const gateway = new HttpOrderGateway(new ShopHttp({ baseUrl: url }));
      expect(await rejection(gateway.read(key))).toMatchObject({ code: 'network_error' });
      await server.start();
    });

    it('a server that never answers', async () => {
      const gateway = new HttpOrderGateway(new ShopHttp({ baseUrl: server.url, timeout: 20 }));
      const error = await rejection(gateway.read(key));
      expect(error.code).toBe('timeout');
      expect(error.trace).toEqual({});
      expect(isUncertain(error)).toBe(true);
    });

    it('a call that the browser stopped', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
      const error = await rejection(new HttpOrderGateway(new ShopHttp({ baseUrl: server.url })).read(key));
      expect(error.code).toBe('aborted');
      expect(error.trace).toEqual({});
      expect(isUncertain(error)).toBe(true);
    });

    it.each(['ftp://shop.example', 'localhost:4000'])('an address that no browser calls: %s', async (baseUrl) => {
      const error = await rejection(new HttpOrderGateway(new ShopHttp({ baseUrl })).read(key));
      expect(error).toMatchObject({ code: 'unsupported_protocol' });
      expect(isUncertain(error)).toBe(false);
    });

    it('a server that begins to answer and stops', async () => {
      server.react((response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'));
      const gateway = new HttpOrderGateway(new ShopHttp({ baseUrl: server.url, timeout: 20 }));
      expect(await rejection(gateway.read(key))).toMatchObject({ code: 'timeout' });
    });

    it('and none of them carries a token along', async () => {
      server.react((response) => void response.socket?.destroy());
      const withBearer = (timeout?: number) =>
        new HttpOrderGateway(callAs(() => 'a-secret-bearer', new ShopHttp({ baseUrl: server.url, timeout })));
      const dropped = await rejection(withBearer().read(key));
      const late = await rejection(withBearer(20).read(key));
      expect(inspect([dropped, late], { depth: Infinity, showHidden: true })).not.toContain('a-secret');
    });
  });

  describe('of a successful answer to another question', () => {
    it.each<[string, unknown, string | undefined]>([
      ['nothing', undefined, undefined],
      ['no JSON', '<html>Welcome</html>', 'text/html'],
      ['half of it', '{"id": 1, "numb', undefined],
      ['a list', '[]', undefined],
      ['null', 'null', undefined],
    ])('%s', async (_, body, contentType) => {
      server.answer(200, body, contentType);
      const error = await rejection(orders.read(key));
      expect(error).toMatchObject({ code: 'wrong_shape', message: 'The answer of the shop is no JSON object' });
      expect(isUncertain(error)).toBe(true);
    });

    it('names the paths that are wrong, and none of the values', async () => {
      const wrong = {
        ...recordedOrders.find(({ line_items: lines }) => (lines as unknown[]).length > 0),
        total: 'a private amount',
      };
      server.answer(200, { ...wrong, line_items: [null, { id: 'a private id', variant: 'a private name' }] });
      const { code, message } = await rejection(orders.read(key));
      expect(code).toBe('wrong_shape');
      for (const path of ['total', 'line_items.0.price', 'line_items.1.id', 'line_items.1.sku'])
        expect(message).toContain(path);
      expect(message).not.toContain('private');
    });

    it('an order list where an order should be', async () => {
      server.answer(200, { orders: [] });
      expect(await rejection(orders.read(key))).toMatchObject({ code: 'wrong_shape' });
    });

    it('something else where states should be', async () => {
      server.answer(200, { states_required: true, states: { CA: 'California' } });
      const countries = new HttpCountryReader(new ShopHttp({ baseUrl: server.url }));
      expect((await rejection(countries.readStates('US'))).message).toContain('states');
    });
  });
});
