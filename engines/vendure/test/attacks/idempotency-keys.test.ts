import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, it, mock } from 'node:test';
import { networkOf } from '#src/http/network-of';
import { SignIn } from '#src/plugins/session/sign-in';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf } from '#test/support/shop-call';

type Headers = Readonly<Record<string, string>>;

interface OrderKey {
  readonly code: string;
  readonly token: string;
}

const start = 'mutation ($lines: [NewLineInput!]!) { startOrder(lines: $lines) { code token } }';
const add = 'mutation ($line: NewLineInput!) { addLine(line: $line) { id } }';
const white = { sku: 'WHITE-1', quantity: 1 };

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  // The bearer is the subject: whose a token is, others test.
  mock.method(engine.get(SignIn), 'holderOf', async (authorization?: string) =>
    authorization === undefined ? undefined : { subject: authorization, provenEmails: [] },
  );
  engine.atStop(() => mock.restoreAll());
});
after(() => engine.stop());

/** Starts an order from a network address of this machine. */
function startFrom(localAddress: string, headers: Headers): Promise<ShopAnswer['body']> {
  const sent = JSON.stringify({ query: start, variables: { lines: [white] } });
  return new Promise((resolve, reject) => {
    const call = request(
      `${engine.url}/shop-api`,
      { method: 'POST', localAddress, headers: { 'Content-Type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(JSON.parse(text) as ShopAnswer['body']));
      },
    );
    call.on('error', reject).end(sent);
  });
}

async function started(headers: Headers = {}, address = '127.0.0.1'): Promise<OrderKey> {
  const { data, errors } = await startFrom(address, headers);
  assert.equal(errors, undefined);
  return data?.['startOrder'] as OrderKey;
}

const keyOf = ({ code, token }: OrderKey): Headers => ({ 'X-Order-Number': code, 'X-Order-Token': token });

async function cansIn(order: Headers): Promise<number> {
  const { body } = await callShop(engine.url, '{ shopOrder { lines { quantity } } }', {}, order);
  const { lines } = body.data?.['shopOrder'] as { readonly lines: readonly { readonly quantity: number }[] };
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

describe('An Idempotency-Key of somebody else (spec §8 Handling)', () => {
  it("gives a guest's first answer to no caller at another network address or browser", async () => {
    const key = { 'Idempotency-Key': 'of-two-guests', 'X-Anonymous-Id': 'one' };
    const first = await started(key);
    assert.deepEqual(await started(key), first);
    const others = [
      await started(key, '127.0.0.2'),
      await started({ ...key, 'X-Anonymous-Id': 'two' }),
      await started({ 'Idempotency-Key': 'of-two-guests' }),
      await started({ ...key, Authorization: 'ada' }),
      await started({ ...key, Authorization: 'bob' }),
    ];
    const all = [first, ...others];
    assert.equal(new Set(all.map(({ code }) => code)).size, all.length);
    assert.equal(new Set(all.map(({ token }) => token)).size, all.length);
  });

  it("gives an order's answer to no caller with another token or number", async () => {
    const [one, other] = [keyOf(await started()), keyOf(await started())];
    const key = { 'Idempotency-Key': 'of-an-order' };
    const first = await callShop(engine.url, add, { line: white }, { ...one, ...key });
    assert.equal(first.body.errors, undefined);
    for (const wrong of [
      { ...one, 'X-Order-Token': 'guessed' },
      { ...one, 'X-Order-Number': other['X-Order-Number'] ?? '' },
    ])
      assert.equal(codeOf(await callShop(engine.url, add, { line: white }, { ...wrong, ...key })), 'UNAUTHORIZED');
    assert.deepEqual([await cansIn(one), await cansIn(other)], [2, 1]);
  });
});

describe('An Idempotency-Key that its caller uses again', () => {
  it("refuses a customer's key for another of their orders", async () => {
    const ada = { Authorization: 'ada' };
    const [one, other] = [keyOf(await started(ada)), keyOf(await started(ada))];
    const key = { ...ada, 'Idempotency-Key': 'of-two-orders' };
    const first = await callShop(engine.url, add, { line: white }, { ...one, ...key });
    assert.equal(first.body.errors, undefined);
    for (const order of [other, {}, { ...one, 'X-Order-Token': 'guessed' }]) {
      const refused = await callShop(engine.url, add, { line: white }, { ...order, ...key });
      assert.deepEqual([refused.status, codeOf(refused)], [422, 'INVALID']);
    }
    assert.deepEqual(await callShop(engine.url, add, { line: white }, { ...one, ...key }), first);
    assert.deepEqual([await cansIn({ ...one, ...ada }), await cansIn({ ...other, ...ada })], [2, 1]);
  });
});

describe('The network of a caller', () => {
  it('is an IPv4 address, or the first half of an IPv6 address', () => {
    for (const [address, network] of [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
      ['2001:db8::9', '2001:db8:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['', ''],
    ] as const)
      assert.equal(networkOf(address), network);
  });
});
