import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VendureOrderGateway } from '#src/infrastructure/vendure/cart/vendure-order-gateway';
import { VendureHttp } from '#src/infrastructure/vendure/vendure-http';
import { rejection } from '#test/contracts/shop/rejection';
import { recordLog } from '#test/fakes/system/recording-logger';
import { ScriptedServer } from '#test/infrastructure/shop-api/scripted-server';
import { aLineAnswer, anOrderAnswer } from './answers';

const key = { number: 'R00000000001', token: 'its-token' };

let server: ScriptedServer;
let orders: VendureOrderGateway;
/** Undefined until the visitor allows statistics. */
let visitor: string | undefined;
beforeEach(async () => {
  server = await new ScriptedServer().start();
  visitor = undefined;
  orders = new VendureOrderGateway(
    new VendureHttp({ baseUrl: server.url, channelToken: 'cans', anonymousId: () => visitor }),
  );
});
afterEach(() => server.close());

const answered = (shopOrder: unknown, more: object = {}) => server.answer(200, { data: { shopOrder }, ...more });
const failed = (code: string, more: object = {}, status = 200) =>
  server.answer(status, { data: null, errors: [{ message: 'No.', extensions: { code, ...more } }] });

describe('Answers of the engine', () => {
  it('are read as an order, and the call names it, the channel and itself', async () => {
    answered(anOrderAnswer());
    expect(await orders.read(key)).toMatchObject({ ...key, id: '7', state: 'cart', total: 1400, itemTotal: 1400 });
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        url: '/shop-api',
        headers: { 'x-order-number': key.number, 'x-order-token': key.token, 'vendure-token': 'cans' },
        body: { operationName: 'ReadOrder', variables: {} },
      },
    ]);
  });

  it('are asked for by a visitor who is named once statistics are allowed (spec §6)', async () => {
    answered(anOrderAnswer());
    answered(anOrderAnswer());
    await orders.read(key);
    visitor = 'anon-1';
    await orders.read(key);
    expect(server.received.map(({ headers }) => headers['x-anonymous-id'])).toEqual([undefined, 'anon-1']);
  });

  it.each<[string, unknown]>([
    ['no order', null],
    ['a list', []],
    ['a text', 'R1'],
    ['no token', anOrderAnswer({ token: null })],
    ['a number for a number', anOrderAnswer({ code: 1 })],
    ['an amount as text', anOrderAnswer({ totalWithTax: '1400' })],
    ['no lines', anOrderAnswer({ lines: null })],
    ['an empty line', anOrderAnswer({ lines: [null] })],
    ['a line without its product', anOrderAnswer({ lines: [aLineAnswer({ productVariant: null })] })],
    ['a line with a quantity as text', anOrderAnswer({ lines: [aLineAnswer({ quantity: '2' })] })],
    ['a time that is none', anOrderAnswer({ createdAt: 'yesterday' })],
    ['fields of a prototype', JSON.parse('{"__proto__":{"token":"x"}}')],
  ])('are refused for %s, by its path and without a value', async (_what, order) => {
    answered(order);
    const error = await rejection(orders.read(key));
    expect(error).toMatchObject({ code: 'wrong_shape' });
    expect(error.message).toMatch(/data\.shopOrder/);
    expect(error.message).not.toContain('its-token');
  });

  it('are read without optional malformed parts, and that is logged', async () => {
    const logger = recordLog();
    answered(anOrderAnswer({ contactEmail: 5, giftNote: { from: 'Ada' }, orderPlacedAt: null }));
    const order = await orders.read(key);
    expect([order.email, order.giftNote]).toEqual([undefined, undefined]);
    expect(logger.entries).toMatchObject([
      {
        details: {
          paths: ['contactEmail', 'giftNote.recipient', 'giftNote.note'].map((path) => `data.shopOrder.${path}`),
        },
      },
    ]);
  });

  it('are failures with the id that the call had, by which the engine’s log is joined, and each call has another', async () => {
    failed('INTERNAL_SERVER_ERROR');
    failed('INTERNAL_SERVER_ERROR');
    const failures = [await rejection(orders.read(key)), await rejection(orders.read(key))];
    const ids = server.received.map(({ headers }) => headers['x-request-id']);
    expect(failures.map(({ trace }) => trace.requestId)).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    await server.close();
    expect(await rejection(orders.read(key))).toMatchObject({
      code: 'network_error',
      trace: { requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    });
  });

  it('are failures when they bring errors beside data', async () => {
    answered(anOrderAnswer(), { errors: [{ message: 'Half of it', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(await rejection(orders.read(key))).toMatchObject({ code: 'server_error' });
  });

  it.each([
    ['UNAUTHORIZED', 'unauthorized'],
    ['FORBIDDEN', 'unauthorized'],
    ['TOKEN_REFUSED', 'unauthorized_token'],
    ['NOT_FOUND', 'not_found'],
    ['ENTITY_NOT_FOUND', 'not_found'],
    ['BAD_USER_INPUT', 'unprocessable_entity'],
    ['INSUFFICIENT_STOCK', 'insufficient_stock'],
    ['NOT_ALLOWED', 'not_allowed'],
    ['ORDER_LOCKED', 'locked'],
    ['RATE_LIMITED', 'rate_limited'],
    ['GRAPHQL_VALIDATION_FAILED', 'not_allowed'],
    ['INTERNAL_SERVER_ERROR', 'server_error'],
    ['SOMETHING_NEW', 'unknown'],
    ['__proto__', 'unknown'],
  ])('say %s, which is %s', async (code, expected) => {
    failed(code);
    expect(await rejection(orders.read(key))).toMatchObject({ code: expected, message: 'No.' });
  });

  it('say which fields are invalid, in the words of the server', async () => {
    failed('INVALID', { fields: { email: ['is invalid', 5], city: 'is blank' } });
    expect(await rejection(orders.read(key))).toMatchObject({
      code: 'unprocessable_entity',
      errors: { email: ['is invalid'], city: ['is blank'] },
    });
  });

  it.each([
    [
      { reason: 'item_total_too_low', neededItemTotal: 10_000 },
      { reason: 'item_total_too_low', neededItemTotal: 10_000 },
    ],
    [{ reason: 'bad_weather', neededItemTotal: 'much' }, { reason: 'other' }],
    [{}, { reason: 'other' }],
  ])('deny a code by %o', async (more, denial) => {
    failed('CODE_DENIED', more);
    const error = await rejection(orders.applyPromoCode(key, 'TEN'));
    expect(error).toMatchObject({ code: 'unprocessable_entity' });
    expect(error.codeDenial).toEqual({ ...denial, message: 'No.' });
  });

  it.each<[string, () => unknown, string]>([
    ['a page of a proxy', () => server.answer(502, '<html>Bad gateway</html>', 'text/html'), 'unavailable'],
    ['a page for all that is', () => server.answer(200, '<html>Welcome</html>', 'text/html'), 'wrong_shape'],
    ['nothing', () => server.answer(200), 'wrong_shape'],
    ['null', () => server.answer(200, 'null'), 'wrong_shape'],
    ['an empty list of errors', () => server.answer(200, { errors: [] }), 'wrong_shape'],
    ['errors that are none', () => server.answer(200, { errors: [null], data: null }), 'server_error'],
    ['a status alone', () => server.answer(429, ''), 'rate_limited'],
    ['more than any order has', () => server.answer(200, { data: 'x'.repeat(10_000_000) }), 'wrong_shape'],
    ['a broken connection', () => server.react((response) => void response.destroy()), 'network_error'],
  ])('may be %s', async (_what, react, code) => {
    react();
    expect(await rejection(orders.read(key))).toMatchObject({ code });
  });
});
