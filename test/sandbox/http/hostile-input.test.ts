import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_SPACE, CONTENT_TOKEN } from '#sandbox/content-service/content-service';
import { codeChallenge, publicToken, SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { Subscriber, worldOf } from '#test/sandbox/support/subscriber';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import type { Route } from './routes';
import { routesOf } from './routes';

let sandbox: TestSandbox;
let routes: readonly Route[];
/** What a parameter of a path may be, so that a call gets as far as it can. */
let known: Readonly<Record<string, readonly string[]>>;
let signInAuthorization: string;
let passcodeMethod: string;

beforeAll(async () => {
  sandbox = await startTestSandbox({ world: worldOf('ada'), content: true });
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
afterAll(() => sandbox.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});

const address = {
  name: 'Ada',
  address1: '1 Invented St',
  address2: '',
  city: 'Fresno',
  zipcode: '93650',
  phone: '5550100',
  company: '',
  country_iso: 'US',
  state_name: 'CA',
};
const email = 'ada@example.test';
const line = { sku: 'WHITE-1', quantity: 1, options: { engraving: 'A' }, parts: [{ sku: 'RED-1', quantity: 1 }] };
const repeats = {
  interval_length: 1,
  interval_units: 'month',
  end_date: '2028-01-01',
  subscribable_id: 1,
  quantity: 1,
};
const prepaid = {
  ...line,
  options: {
    prepaid_subscription: {
      installment_count: 3,
      interval: { length: 1, unit: 'month' },
      line_items: [{ sku: 'WHITE-1', quantity: 6 }],
    },
  },
};
const order = {
  email,
  special_instructions: 'Ring',
  channel: 'web',
  referral_identifier: 'friend',
  metadata: { a: 'b' },
  coupon_code: 'pct10',
  gift_note_attributes: { from: 'Ada', recipient: 'Bob', note: 'Hello' },
  ship_address_attributes: address,
  bill_address_attributes: address,
  line_items_attributes: [line],
};
const card = {
  number: '4111111111111111',
  month: '1',
  year: '2031',
  expiry: '1/31',
  verification_value: '123',
  name: 'Ada',
};
const subscription = {
  ...repeats,
  actionable_date: '2027-01-01',
  reason: 'moving',
  ship_address_attributes: address,
  bill_address_attributes: address,
  line_items_attributes: [
    { id: 1, sku: 'RED-1', quantity: 2 },
    { id: 2, _destroy: true },
  ],
  payment_source_attributes: { wallet_payment_source_id: 1 },
};
const credentials = {
  email,
  password: 'a long phrase of words',
  token: 'token',
  code_challenge: codeChallenge,
  code_verifier: codeChallenge,
  session_duration_minutes: 60,
  phone_number: '+12025550123',
  expiration_minutes: 5,
  totp_code: '123456',
  recovery_code: 'aaaa-bbbb',
  domain: 'localhost',
  name: { first_name: 'Ada' },
  untrusted_metadata: { a: 'b' },
  crypto_wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  crypto_wallet_type: 'ethereum',
  signature: '0x00',
  public_key_credential: '{"id":"a","response":{"clientDataJSON":"e30"}}',
  existing_password: 'old',
  new_password: 'new',
  provider: 'google',
  login_magic_link_url: 'http://localhost:5173/authenticate',
  reset_password_redirect_url: 'http://localhost:5173/authenticate',
};

/** A body that the routes of a kind understand; the first that fits. */
const bodies: readonly (readonly [fits: RegExp, body: () => object])[] = [
  [/line_items/, () => ({ line_item: prepaid, subscription_line_item: repeats })],
  [/cross_sell/, () => ({ order: { line_items_attributes: [line] } })],
  [
    /bulk_update/,
    () => ({
      gift_cards: [
        { id: 1, recipient_name: 'Bob', recipient_email: email, gift_message: 'Hello', send_email_at: '2027-01-01' },
      ],
    }),
  ],
  [/gift_card|coupon_codes/, () => ({ redemption_code: 'AAAABBBBCCCCDDDD', coupon_code: 'pct10', email })],
  [
    /checkouts/,
    () => ({
      state: 'payment',
      checkout_session_id: known['sessionId'],
      expected_total: '1.0',
      checkout_source: 'web',
      order: {
        ...order,
        shipments_attributes: [{ id: 1, selected_shipping_rate_id: 1 }],
        payments_attributes: [{ payment_method_id: 1, source_attributes: card }],
      },
    }),
  ],
  [/^\/api\/orders/, () => ({ order })],
  [/subscriptions/, () => ({ subscription })],
  [/address_book/, () => ({ address_book: { ...address, id: 1, default: true } })],
  [
    /users\/:id$/,
    () => ({
      user: {
        email,
        name: 'Ada',
        phone: '5550100',
        date_of_birth: '1990-01-01',
        metadata: { a: 'b' },
        ship_address_attributes: address,
      },
    }),
  ],
  [/stock_requests/, () => ({ stock_request: { email, sku: 'RED-1' } })],
  [/referral/, () => ({ email, referral_identifier: 'friend' })],
  [/^\/events/, () => ({ name: 'Viewed', properties: { a: 'b' }, anonymousId: 'anyone', userId: 1 })],
  [/rate-limit/, () => ({ requests: 0, resetSeconds: 0 })],
  [/_control\/faults/, () => ({ kind: 'delay', path: '/nowhere', milliseconds: 0 })],
  [/_control/, () => ({ count: 5, advance_milliseconds: 1, days: 0 })],
  [/otps\/authenticate/, () => ({ ...credentials, token: '123456', method_id: passcodeMethod })],
  [/sdk\/v1\/events/, () => [{ telemetry: {}, event: {} }]],
  [/sdk/, () => ({ ...credentials, method_id: passcodeMethod })],
  [
    /./,
    () => ({
      do: 'pay',
      form: 'key',
      number: card.number,
      expiry: '12/31',
      cvc: '123',
      name: 'Ada',
      email,
      consent: 'token',
    }),
  ],
];

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
  // What does not compress: an index holds less of it than of anything else.
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
  /** Which route, where in its body and which of what is known: numbers that are taken modulo what there is. */
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
    return Object.entries(make())
      .map(
        ([name, entry], place, all) =>
          `${name}=${place === leaf % all.length ? (parts[0] ?? value.slice(0, 5000)) : String(entry)}`,
      )
      .join('&');
  }
  const leaves: [holder: Record<string, unknown>, key: string][] = [];
  const body = structuredClone(make()) as Record<string, unknown>;
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

describe('What nobody should send (spec §8: 4xx for what is wrong with a request, 5xx for what is wrong here)', () => {
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
    expect((await patch('🍷'.repeat(most))).status).toBe(200);
    const { status, body } = await patch('🍷'.repeat(most + 1));
    expect([status, body.errors]).toEqual([422, { [field]: [`is too long (maximum is ${most} characters)`] }]);
  });
});
