import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#sandbox/shop/outbox';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { ShopClient, type WireLine, type WireOrder } from '#test/sandbox/support/shop-client';
import { testDatabase } from '#test/sandbox/support/test-database';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';

const key = 'a3f1c2d4e5b697881726354453627180';
const oneMore = { line_item: { sku: 'RED-1', quantity: 1 } };
const clock = manualClock(new Date('2026-11-20T15:00:00.000Z'));
const hour = 3_600_000;

/** Done one by one before it is known whose a bearer is. */
let atBearer: (() => Promise<void>)[] = [];
let sandbox: TestSandbox;
let shopper: GuestShopper;
let keyed: ShopClient;
let lines: string;

beforeEach(async () => {
  atBearer = [];
  const verify = async (): Promise<undefined> => {
    await atBearer.shift()?.();
    return undefined;
  };
  sandbox = await startTestSandbox({ clock, tokenVerifier: { verify } });
  shopper = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }]);
  keyed = new ShopClient(sandbox, { token: shopper.token, key });
  lines = `/api/orders/${shopper.number}/line_items`;
});
afterEach(() => sandbox.close());

async function quantities(): Promise<readonly number[]> {
  return (await shopper.order()).line_items.map(({ quantity }) => quantity);
}

function count(): Promise<number> {
  return sandbox.database
    .selectFrom('keyedCalls')
    .select('key')
    .execute()
    .then((rows) => rows.length);
}

async function fault(kind: string, more: object = {}): Promise<void> {
  const path = '/api/orders/**';
  const answer = await new ShopClient(sandbox).send('POST', '/_control/faults', { kind, path, ...more });
  expect(answer.status).toBe(201);
}

describe('A call with an Idempotency-Key (spec §8 Handling)', () => {
  it('is carried out once, and has the same answer whenever it comes again', async () => {
    const first = await keyed.send<WireLine>('POST', lines, oneMore);
    expect(first).toMatchObject({ status: 201, body: { quantity: 2 } });
    await shopper.add('WHITE-1', 1);
    expect(await keyed.send('POST', lines, oneMore)).toEqual(first);
    expect(await quantities()).toEqual([2, 1]);
  });

  it('has the same answer also when that is none', async () => {
    const [{ id }] = (await shopper.order()).line_items as [WireLine];
    for (const time of [1, 2])
      expect(await keyed.send('DELETE', `${lines}/${String(id)}`), String(time)).toMatchObject({ status: 204 });
  });

  it.each([
    ['another body', 'POST', '', { line_item: { sku: 'RED-1', quantity: 2 } }],
    ['another address', 'POST', '?again', oneMore],
    ['another method', 'DELETE', '', oneMore],
  ])('is refused with %s', async (_what, method, query, body) => {
    await keyed.must('POST', lines, oneMore);
    expect(await keyed.send(method, lines + query, body)).toMatchObject({
      status: 422,
      body: { errors: { base: ['The key was used for another call.'] } },
    });
    expect(await quantities()).toEqual([2]);
  });

  it('is another one with another key, and with the same key of another caller', async () => {
    await keyed.must('POST', lines, oneMore);
    await keyed.as({ token: shopper.token, key: 'another' }).must('POST', lines, oneMore);
    expect(await quantities()).toEqual([3]);
    expect((await keyed.as({ token: 'wrong', key }).send('POST', lines, oneMore)).status).toBe(401);
    expect((await keyed.as({ bearer: 'key-ada', key }).send('POST', lines, oneMore)).status).toBe(401);
  });

  it('gives the order of a guest to no other browser, and asks a known one for the same order token', async () => {
    const started = async (headers: Readonly<Record<string, string>>): Promise<WireOrder> => {
      const response = await fetch(`${sandbox.url}/api/orders`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key, ...headers },
      });
      return (await response.json()) as WireOrder;
    };
    const first = await started({ 'X-Anonymous-Id': 'one' });
    expect(await started({ 'X-Anonymous-Id': 'one' })).toEqual(first);
    expect((await started({ 'X-Anonymous-Id': 'two' })).token).not.toBe(first.token);
    expect((await started({})).token).not.toBe(first.token);
  });

  it("refuses a customer's key with another token of an order", async () => {
    const ada = new ShopClient(sandbox, { bearer: 'key-ada', token: 'one', key });
    expect((await ada.send('POST', '/api/orders')).status).toBe(201);
    expect((await ada.as({ bearer: 'key-ada', token: 'other', key }).send('POST', '/api/orders')).status).toBe(422);
  });

  it.each(['', 'has a space', 'x'.repeat(256), 'Schlüssel'])('is refused when the key is %j', async (wrong) => {
    const response = await fetch(`${sandbox.url}/api/orders`, {
      method: 'POST',
      headers: { 'Idempotency-Key': wrong },
    });
    expect(response.status).toBe(422);
  });

  it('of a reader is read each time', async () => {
    const [order, other] = [`/api/orders/${shopper.number}`, { special_instructions: 'Ring twice.' }];
    await keyed.must('GET', order);
    await shopper.client.must('PATCH', order, { order: other });
    expect(await keyed.must('GET', order)).toMatchObject(other);
    expect(await count()).toBe(0);
  });
});

describe('While the first call with a key is running', () => {
  it('the next one is told so, and has its answer afterwards', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let begins: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begins = resolve));
    const ada = keyed.as({ bearer: 'key-ada', key });
    // The bearer is looked at twice: for the key, and for the requested change.
    atBearer = [
      async () => {},
      async () => {
        begins();
        await held;
      },
    ];
    const first = ada.send<WireOrder>('POST', '/api/orders');
    await begun;
    expect(await ada.send('POST', '/api/orders')).toMatchObject({
      status: 409,
      body: { status_code: 'idempotency_key_in_use' },
    });
    goOn();
    expect((await first).status).toBe(201);
    expect(await ada.send('POST', '/api/orders')).toEqual(await first);
  });

  it('any number of others at once, of several sandboxes, add nothing', async () => {
    const database = await testDatabase();
    const two = await Promise.all([1, 2].map(() => startTestSandbox({ database: database.choice })));
    const { number, token } = await GuestShopper.with(two[0]!, [{ sku: 'RED-1', quantity: 1 }]);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        new ShopClient(two[turn % 2]!, { token, key }).send('POST', `/api/orders/${number}/line_items`, oneMore),
      ),
    );
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const order = await new ShopClient(two[1]!, { token }).must('GET', `/api/orders/${number}`);
    expect(order.line_items).toMatchObject([{ quantity: 2 }]);
    await Promise.all(two.map((one) => one.close()));
    await database.drop();
  });
});

describe('The answer of a call with a key', () => {
  it('is kept when it gets lost on its way', async () => {
    await fault('drop-after');
    await expect(keyed.send('POST', lines, oneMore)).rejects.toThrow();
    expect(await keyed.send('POST', lines, oneMore)).toMatchObject({ status: 201, body: { quantity: 2 } });
    expect(await quantities()).toEqual([2]);
  });

  it('is not there when the call got lost on its way: it is carried out then', async () => {
    await fault('drop');
    await expect(keyed.send('POST', lines, oneMore)).rejects.toThrow();
    expect((await keyed.send('POST', lines, oneMore)).status).toBe(201);
    expect(await quantities()).toEqual([2]);
  });

  it('stays a refusal, also when the call would go well by now', async () => {
    const unknown = { line_item: { sku: 'NONE', quantity: 1 } };
    const refusal = await keyed.send('POST', lines, unknown);
    expect(refusal.status).toBe(404);
    await sandbox.database.updateTable('variants').set({ sku: 'NONE' }).where('sku', '=', 'WHITE-1').execute();
    expect(await keyed.send('POST', lines, unknown)).toEqual(refusal);
  });

  it('is no locked order, no refused token and no failed server: the same call may go well', async () => {
    const lock = `/_control/locks/${shopper.number}`;
    await shopper.client.must('POST', lock);
    expect((await keyed.send('POST', lines, oneMore)).status).toBe(409);
    await shopper.client.must('DELETE', lock);
    const stranger = keyed.as({ token: shopper.token, bearer: 'of nobody', key });
    expect((await stranger.send('POST', lines, oneMore)).status).toBe(401);
    atBearer = [async () => {}, () => Promise.reject(new Error('The provider is away.'))];
    const ada = keyed.as({ token: shopper.token, bearer: 'key-ada', key });
    expect((await ada.send('POST', lines, oneMore)).status).toBe(500);
    expect(await count()).toBe(0);
    expect((await ada.send('POST', lines, oneMore)).status).toBe(201);
    expect((await keyed.send('POST', lines, oneMore)).status).toBe(201);
    expect(await quantities()).toEqual([3]);
  });

  it('is known for a day, then goes', async () => {
    await keyed.must('POST', lines, oneMore);
    clock.advance(24 * hour);
    await keyed.must('POST', lines, oneMore);
    expect(await quantities()).toEqual([2]);
    clock.advance(1);
    await keyed.must('POST', lines, oneMore);
    expect(await quantities()).toEqual([3]);
    await shopper.client.must('POST', '/_control/clock', { advanceDays: 2 });
    expect(await count()).toBe(0);
  });

  it('is kept without key, token and bearer, and goes with the account', async () => {
    const ada = keyed.as({ bearer: 'key-ada', key });
    const { id } = await ada.must<{ id: number }>('GET', '/api/users/me');
    const { number, token } = await ada.must('POST', '/api/orders');
    await keyed.as({ token, key }).must('PATCH', `/api/orders/${number}`, { order: { special_instructions: 'Ring.' } });
    const names = await sandbox.database.selectFrom('keyedCalls').select(['caller', 'key', 'request']).execute();
    expect(names).toHaveLength(2);
    for (const name of names.flatMap((row) => Object.values(row))) expect(name).toMatch(/^[0-9a-f]{64}$/);
    await keyed.as({ bearer: 'key-ada' }).send('DELETE', `/api/users/${String(id)}`);
    expect(await count()).toBe(0);
  });
});

describe('Calls that cost money are carried out once by one key', () => {
  it('an order is placed, mailed and charged', async () => {
    await shopper.toConfirm();
    const complete = `/api/checkouts/${shopper.number}/complete`;
    const first = await keyed.send('PUT', complete);
    expect(first.status).toBe(200);
    expect(await keyed.send('PUT', complete)).toEqual(first);
    expect((await listMails(sandbox.database)).filter(({ subject }) => subject.includes(shopper.number))).toHaveLength(
      1,
    );
  });
});
