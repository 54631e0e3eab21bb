import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_SPACE, CONTENT_TOKEN } from '#sandbox/content-service/content-service';
import { publicToken, SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { configFor, Subscriber } from '#test/sandbox/support/subscriber';
import { address, bodies } from './request-bodies';
import type { Route } from './routes';
import { routesOf } from './routes';

const sandbox = sharedSandbox({ config: configFor('ada'), content: true });
let routes: readonly Route[];
/** Known values for the parameters of a path, so that a call gets as far as it can. */
let known: Readonly<Record<string, readonly string[]>>;
let signInAuthorization: string;
let passcodeMethod: string;

beforeAll(async () => {
  const ada = new Subscriber(sandbox, 'key-ada');
  const subscription = await ada.join();
  const { id } = await ada.client.must<{ id: number }>('GET', '/api/users/me');
  const placed = (await ada.orders())[0]!;
  const cart = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }], 'key-ada');
  const paying = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'key-ada');
  await paying.toPayment();
  const { checkout_session_id: session } = await paying.client.must('PUT', `/api/checkouts/${paying.number}/prepare`);
  const client = new SignInClient(sandbox);
  await client.signInByLink('ada@example.test');
  passcodeMethod = (await client.must('/otps/email/login_or_create', { email: 'ada@example.test' })).method_id;
  signInAuthorization = client.basic();
  routes = routesOf(sandbox.app);
  known = {
    number: [cart.number, paying.number, placed.number],
    id: [String(id), String((await cart.order()).line_items[0]!.id)],
    sid: [String(subscription.id)],
    sku: ['RED-1'],
    code: ['pct10'],
    country: ['US'],
    sessionId: [session!],
    provider: ['google'],
    space: [CONTENT_SPACE],
    environment: ['master'],
    publicToken: [publicToken],
    project: ['project'],
  };
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});

const deep = (open: string, close: string): string => open.repeat(20_000) + close.repeat(20_000);

/** Values as they stand in JSON, since not all of them survive being written by this machine. */
const hostileValues = fc.oneof(
  fc.constantFrom(
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udfffx"',
    '{"\\u0000":1}',
    '{"\\udc00":"a"}',
    '["\\u0000"]',
    '{"__proto__":{"id":1}}',
    '{"constructor":"a"}',
    '1e400',
    '-1',
    '0',
    '0.5',
    '2147483647',
    '2147483648',
    '9007199254740993',
    '"99999999999999999999"',
    'null',
    'true',
    '[]',
    '{}',
    '[[]]',
    '""',
    '" "',
    '"0000-00-00"',
    '"9999-12-31"',
    '"2026-02-31"',
    '"+275760-09-13"',
    '"-000001-01-01"',
    '"infinity"',
    '"1/0"',
    '"\'; drop table orders; --"',
    '"<script>"',
    deep('[', ']'),
    deep('{"a":', '1}'),
    JSON.stringify('y'.repeat(100_000)),
  ),
  // Text that does not compress: an index holds less of it than of anything else.
  fc.string({ unit: 'binary', minLength: 3_000, maxLength: 6_000 }).map((text) => JSON.stringify(text)),
  fc
    .string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 20 })
    .map((text) => JSON.stringify(text)),
  fc.json(),
);

/** Parts of an address as they are sent. */
const hostileParts = fc.oneof(
  fc.constantFrom(
    '%00',
    'a%00b',
    '%',
    '%zz',
    '%E0%A4%A',
    '%ED%A0%80',
    '%C0%80',
    '..%2f..',
    '%2e%2e',
    '__proto__',
    'constructor',
    '-1',
    '0',
    '2147483648',
    '1e9',
    'x'.repeat(400),
    'x'.repeat(600),
    '%F0%9F%8D%B7',
  ),
  fc.string({ maxLength: 10 }).map(encodeURIComponent),
);
const parameters = [
  'q[sku_in][]',
  'page',
  'per_page',
  'redemption_code',
  'email',
  'order_token',
  'token',
  'checkout_session_id',
  'quantity',
  'interval_length',
  'address_id',
  'card',
  'content_type',
  'fields.slug[in]',
  'order',
  'skip',
  'limit',
  'include',
  'select',
  'locale',
  'sys.id',
  'include_details',
  'public_token',
  'code_challenge',
  'login_redirect_url',
  'anonymousId',
  '__proto__',
];
const queries = fc.array(
  fc.tuple(fc.constantFrom(...parameters), hostileParts).map(([name, value]) => `${name}=${value}`),
  { maxLength: 2 },
);

interface Attack {
  /** The route, the place in its body and the known value to put there, as numbers that are taken modulo the choices. */
  readonly route: number;
  readonly leaf: number;
  readonly choice: number;
  readonly value: string;
  readonly parts: readonly (string | undefined)[];
  readonly query: readonly string[];
}

const attacks: fc.Arbitrary<Attack> = fc.record({
  route: fc.nat(),
  leaf: fc.nat(),
  choice: fc.nat(2),
  value: hostileValues,
  query: queries,
  parts: fc.array(fc.option(hostileParts, { nil: undefined, freq: 2 }), { minLength: 2, maxLength: 2 }),
});

function pathOf({ path }: Route, { parts, choice, query }: Pick<Attack, 'parts' | 'choice' | 'query'>): string {
  let position = 0;
  const filled = path.replace(/:(\w+)|\*/g, (_match, name: string | undefined) => {
    const values = known[name ?? ''] ?? ['1'];
    // Levers that hold an order would keep every other call from it.
    return parts[position++] ?? (path.startsWith('/_control') ? '1' : values[choice % values.length]!);
  });
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** The body that fits a route, with one of its values replaced. */
function bodyOf(route: Route, { leaf, value, parts }: Attack): string {
  const [, make] = bodies.find(([fits]) => fits.test(route.path))!;
  if (isForm(route)) {
    return Object.entries(make({ checkoutSessionIds: known['sessionId'], passcodeMethod }))
      .map(
        ([name, entry], place, all) =>
          `${name}=${place === leaf % all.length ? (parts[0] ?? value.slice(0, 5000)) : String(entry)}`,
      )
      .join('&');
  }
  const leaves: [holder: Record<string, unknown>, key: string][] = [];
  const body = structuredClone(make({ checkoutSessionIds: known['sessionId'], passcodeMethod })) as Record<
    string,
    unknown
  >;
  collect(body);
  const [holder, key] = leaves[leaf % leaves.length]!;
  holder[key] = '@@';
  return JSON.stringify(body).replace('"@@"', () => value);

  function collect(fields: Record<string, unknown>): void {
    for (const [name, entry] of Object.entries(fields)) {
      leaves.push([fields, name]);
      if (typeof entry === 'object' && entry !== null) collect(entry as Record<string, unknown>);
    }
  }
}

function authorizationFor({ path }: Route): string {
  if (path.startsWith('/sdk')) return signInAuthorization;
  return path.startsWith('/spaces') ? `Bearer ${CONTENT_TOKEN}` : 'Bearer key-ada';
}

/** Routes of pages take forms. */
const isForm = ({ method, path }: Route): boolean => method === 'POST' && /^\/(pay|v1)\//.test(path);

async function send(route: Route, url: string, payload: string): Promise<number> {
  const type = isForm(route) ? 'application/x-www-form-urlencoded' : 'application/json';
  const { statusCode } = await sandbox.app.inject({
    method: route.method as 'POST',
    url,
    headers: { authorization: authorizationFor(route), ...(route.method === 'GET' ? {} : { 'content-type': type }) },
    ...(route.method === 'GET' ? {} : { payload }),
  });
  return statusCode;
}

describe('Invalid requests (spec §8: 4xx for an error in the request, 5xx for an error of the server)', () => {
  it('is refused by every route, and breaks none', { timeout: 120_000 }, async () => {
    expect(routes.length).toBeGreaterThan(100);
    await fc.assert(
      fc.asyncProperty(attacks, async (attack) => {
        const route = routes[attack.route % routes.length]!;
        const url = pathOf(route, attack);
        expect(await send(route, url, bodyOf(route, attack)), `${route.method} ${url}`).toBeLessThan(500);
      }),
      { numRuns: 600 },
    );
  });

  it.each(['', 'null', '"text"'])('is no body that is just %s: every route goes without', async (payload) => {
    for (const route of routes) {
      const url = pathOf(route, { choice: 0, parts: [], query: [] });
      expect(await send(route, url, payload), `${route.method} ${url}`).toBeLessThan(500);
    }
  });

  it.each([
    ['NUL', '"a\\u0000b"'],
    ['half a surrogate pair', '"a\\ud800"'],
    ['a key with NUL', '{"\\u0000":1}'],
    ['JSON that is 20 000 deep', deep('[', ']')],
  ])('is 422 where it would be stored: %s', async (_name, value) => {
    const body = (holder: string) =>
      `{"order":{"${holder}":${holder === 'special_instructions' ? value : `{"a":${value}}`}}}`;
    for (const holder of ['special_instructions', 'metadata', 'gift_note_attributes', 'ship_address_attributes']) {
      const answer = await sandbox.app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { 'content-type': 'application/json' },
        payload: body(holder),
      });
      expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
        422,
        { base: [expect.stringContaining('cannot be stored')] },
      ]);
    }
    const signingIn = {
      method: 'POST',
      url: '/sdk/v1/magic_links/email/login_or_create',
      headers: { authorization: signInAuthorization, 'content-type': 'application/json' },
    } as const;
    expect((await sandbox.app.inject({ ...signingIn, payload: `{"email":${value}}` })).json()).toMatchObject({
      status_code: 400,
      error_type: 'bad_request',
    });
  });

  it('names nothing in an address: 404, or 400 when the address itself cannot be read', async () => {
    const statuses = async (part: string): Promise<readonly number[]> =>
      Promise.all(
        ['/pay/', '/api/orders/', '/api/countries/US/', '/outbox/', '/sdk/v1/projects/bootstrap/'].map(
          async (path) => (await sandbox.app.inject(`${path}${part}`)).statusCode,
        ),
      );
    expect(await statuses('%00')).toEqual([404, 404, 404, 404, 400]);
    expect(await statuses('%E0%A4%A')).toEqual([400, 400, 400, 400, 400]);
    const { statusCode, headers, body } = await sandbox.app.inject('/pay/%00');
    expect([statusCode, headers['content-type'], body]).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('This page could not be opened'),
    ]);
    expect((await sandbox.app.inject('/api/variants?q[sku_in][]=%00')).statusCode).toBe(422);
  });

  it('is no card either: the payment page says that it could not be read', async () => {
    const form = (name: string) =>
      ({
        method: 'POST',
        url: `/pay/${known['sessionId']![0]!}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `do=pay&form=key&number=4111111111111111&expiry=12/31&cvc=123&name=${name}`,
      }) as const;
    expect((await sandbox.app.inject(form('Ada%00'))).statusCode).toBe(422);
    expect((await sandbox.app.inject({ ...form('Ada'), headers: { 'content-type': 'text/xml' } })).statusCode).toBe(
      415,
    );
  });

  it('does not hold a connection for ever', () => {
    expect(sandbox.app.server.requestTimeout).toBe(30_000);
  });
});

describe('Text that is longer than anybody writes', () => {
  it.each([
    ['special_instructions', 'special_instructions', 500],
    ['channel', 'channel', 255],
    ['referral_identifier', 'referral_identifier', 255],
    ['gift_note.from', 'gift_note_attributes.from', 60],
    ['gift_note.recipient', 'gift_note_attributes.recipient', 60],
    ['gift_note.note', 'gift_note_attributes.note', 300],
    ['ship_address.name', 'ship_address_attributes.name', 255],
    ['bill_address.address1', 'bill_address_attributes.address1', 255],
  ])('is refused under %s, counted in characters as a person counts them', async (field, path, most) => {
    const { client, number } = await GuestShopper.with(sandbox, []);
    const [holder = '', key] = path.split('.');
    const patch = (text: string) =>
      client.send<{ errors: object }>('PATCH', `/api/orders/${number}`, {
        order: {
          [holder]:
            key === undefined
              ? text
              : holder.endsWith('address_attributes')
                ? { ...address, [key]: text }
                : { [key]: text },
        },
      });
    expect((await patch(`A${'🍷'.repeat(most - 1)}`)).status).toBe(200);
    const { status, body } = await patch(`A${'🍷'.repeat(most)}`);
    expect([status, body.errors]).toEqual([422, { [field]: [`is too long (maximum is ${most} characters)`] }]);
  });
});
