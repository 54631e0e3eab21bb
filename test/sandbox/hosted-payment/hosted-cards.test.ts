import { describe, expect, it } from 'vitest';
import { saveHosted } from '#sandbox/hosted-payment/hosted-setups';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { notifiedBackEnd } from './notified-back-end';

const sandbox = sharedSandbox();
const backEnd = notifiedBackEnd();

interface Answer {
  readonly id: string;
  readonly url: string | null;
  readonly state: string;
  readonly decline: string | null;
  readonly keptCard: { readonly id: string; readonly lastDigits: string } | null;
}

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `key-${String(keys)}`;
};
const addresses = {
  returnUrl: 'http://shop.test/account/payment/?card_session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://shop.test/account/payment/?payment_error=cancelled',
};
const order = () => ({
  idempotencyKey: newKey(),
  reference: 'R1',
  goods: '1 × Hose Water',
  amountCents: 2512,
  currency: 'USD',
});

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const newCustomer = async (): Promise<string> =>
  (await call('/hosted-customers', { idempotencyKey: newKey(), email: 'ada@example.test' })).body.id;
const openSetup = async (customerId: string, more: object = {}): Promise<Answer> =>
  (await call('/hosted-setups', { idempotencyKey: newKey(), customerId, ...addresses, ...more })).body;
const openPage = async (more: object): Promise<Answer> =>
  (await call('/hosted-payments', { ...order(), ...addresses, ...more })).body;

/** Sends the form of a page as a browser does. */
async function send({ url }: Answer, number: string, more: Record<string, string> = {}): Promise<Response> {
  return fetch(url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'pay', form: newKey(), number, expiry: '12/31', cvc: '123', name: 'Ada', ...more }),
  });
}

const saved = async (number = '4111111111111111'): Promise<{ customerId: string; cardId: string }> => {
  const customerId = await newCustomer();
  const setup = await openSetup(customerId);
  await send(setup, number);
  const { keptCard } = (await call(`/hosted-setups/${setup.id}`)).body;
  return { customerId, cardId: keptCard?.id ?? '' };
};
const charge = async (number: string, ownerIsThere: boolean): Promise<Answer> => {
  const { id } = (await call('/hosted-payments', { ...order(), ...(await saved(number)) })).body;
  return (await call(`/hosted-payments/${id}/confirm`, { ownerIsThere })).body;
};

describe('The page that saves a card of another back end (spec §3 walletPaymentSources, §7 GET wallet_payment_sources)', () => {
  it('saves one card, however often it is sent, and returns with its id', async () => {
    const setup = await openSetup(await newCustomer());
    expect(setup).toMatchObject({ url: `${sandbox.url}/save-card/${setup.id}`, state: 'open', keptCard: null });
    expect(await (await fetch(setup.url ?? '')).text()).toContain('The card is saved for ada@example.test.');
    for (const number of ['4111111111111111', '5555555555554444']) {
      const response = await send(setup, number);
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `http://shop.test/account/payment/?card_session_id=${setup.id}`,
      ]);
    }
    expect((await call(`/hosted-setups/${setup.id}`)).body).toMatchObject({
      state: 'saved',
      keptCard: { brand: 'visa', lastDigits: '1111', month: '12', year: '2031', holder: 'Ada' },
    });
  });

  it('saves one card when it is sent three times at the same moment', async () => {
    const customerId = await newCustomer();
    const setup = await openSetup(customerId);
    const card = { number: '4111111111111111', month: '12', year: '2031', name: 'Ada' };
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => saveHosted(sandbox.shop, setup.id, card)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['closed', 'closed', 'saved']);
    const cards = sandbox.database.selectFrom('hostedCards').select('id').where('hostedCustomerId', '=', customerId);
    expect(await cards.execute()).toHaveLength(1);
  });

  it('saves no card that is declined, and none once it was cancelled', async () => {
    const setup = await openSetup(await newCustomer());
    expect((await send(setup, '4111111111111112')).status).toBe(402);
    const response = await send(setup, '', { do: 'cancel' });
    expect(response.headers.get('location')).toBe(addresses.cancelUrl);
    await send(setup, '4111111111111111');
    expect((await call(`/hosted-setups/${setup.id}`)).body).toMatchObject({ state: 'cancelled', keptCard: null });
  });

  it('is told to the back end that wants to know, by its id alone', async () => {
    const notifyUrl = backEnd.url();
    const setup = await openSetup(await newCustomer(), { notifyUrl });
    await send(setup, '4111111111111112');
    expect(backEnd.notified).toEqual([]);
    await send(setup, '4111111111111111');
    await expect.poll(() => backEnd.notified).toEqual([JSON.stringify({ id: setup.id })]);
  });
});

describe('The payment page for another back end', () => {
  it.each([
    ['asked', 'Keep this card for next time'],
    ['always', 'We keep this card in your account'],
  ])('says of a card that is kept %s: %s', async (keeping, words) => {
    const page = await openPage({ keeping, customerId: await newCustomer() });
    expect(await (await fetch(page.url ?? '')).text()).toContain(words);
    const never = await openPage({});
    expect(await (await fetch(never.url ?? '')).text()).not.toContain(words);
  });

  it('keeps the card after its payer has confirmed', async () => {
    const page = await openPage({ keeping: 'asked', customerId: await newCustomer() });
    expect((await send(page, '4000002500003155', { keep: 'yes' })).status).toBe(200);
    expect((await call(`/hosted-payments/${page.id}`)).body.keptCard).toBeNull();
    expect((await send(page, '4000002500003155', { keep: 'yes' })).status).toBe(303);
    expect((await call(`/hosted-payments/${page.id}`)).body.keptCard?.lastDigits).toBe('3155');
  });
});

describe('A card that is charged without its page', () => {
  it.each([
    ['4111111111111111', false, 'paid', null],
    ['4000002500003155', false, 'paid', null],
    ['4000000000000341', true, 'paid', null],
    ['4000000000000341', false, 'declined', 'try-again-later'],
    ['4000000000000119', true, 'declined', 'do-not-try-again'],
    ['4000002760003184', true, 'declined', 'authentication'],
  ])('with the number %s, its owner there: %s, is %s: %s', async (number, ownerIsThere, state, decline) => {
    expect(await charge(number, ownerIsThere)).toMatchObject({ state, decline });
  });

  it('pays once, when it is confirmed five times at the same moment', async () => {
    const { id } = (await call('/hosted-payments', { ...order(), ...(await saved()) })).body;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(`/hosted-payments/${id}/confirm`, { ownerIsThere: false })),
    );
    expect(answers.map(({ body }) => body.state)).toEqual(Array.from({ length: 5 }, () => 'paid'));
    expect((await call(`/hosted-payments/${id}/capture`, {})).body.state).toBe('captured');
  });

  it('has no page, and a card with a page is not charged without it', async () => {
    const { id, url } = (await call('/hosted-payments', { ...order(), ...(await saved()) })).body;
    expect([url, (await fetch(`${sandbox.url}/pay/${id}`)).status]).toEqual([null, 404]);
    expect((await send({ ...(await openPage({})), url: `${sandbox.url}/pay/${id}` }, '4111111111111111')).status).toBe(
      404,
    );
    const page = await openPage({});
    expect((await call(`/hosted-payments/${page.id}/confirm`, { ownerIsThere: true })).status).toBe(422);
  });

  it('is not charged for another customer, nor once it is detached', async () => {
    const of = await saved();
    const asked = { ...order(), ...of };
    const { id } = (await call('/hosted-payments', asked)).body;
    const other = { ...order(), ...of, customerId: await newCustomer() };
    expect((await call('/hosted-payments', other)).status).toBe(422);
    await call(`/hosted-cards/${of.cardId}/detach`, {});
    expect((await call(`/hosted-payments/${id}/confirm`, { ownerIsThere: true })).status).toBe(422);
    expect((await call('/hosted-payments', { ...order(), ...of })).status).toBe(422);
    expect((await call(`/hosted-payments/${id}`)).body.state).toBe('open');
  });
});

describe('Calls of another back end about kept cards', () => {
  it.each([
    ['/hosted-customers', 'email', 'nobody'],
    ['/hosted-customers', 'idempotencyKey', ''],
    ['/hosted-setups', 'customerId', 'hu_none'],
    ['/hosted-setups', 'customerId', undefined],
    ['/hosted-setups', 'returnUrl', 'javascript:alert(1)'],
    ['/hosted-setups', 'cancelUrl', ''],
    ['/hosted-setups', 'notifyUrl', 'nowhere'],
    ['/hosted-payments', 'keeping', 'sometimes'],
    ['/hosted-payments', 'customerId', undefined],
    ['/hosted-payments', 'customerId', 'hu_none'],
    ['/hosted-payments', 'cardId', 'hc_none'],
  ])('is refused at %s with the %s %s', async (path, field, value) => {
    const right = {
      ...order(),
      email: 'ada@example.test',
      customerId: await newCustomer(),
      keeping: 'always',
      ...addresses,
    };
    expect(await call(path, { ...right, [field]: value })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('is the same for the same key, and refused for the same key with something else', async () => {
    const customer = { idempotencyKey: newKey(), email: 'ada@example.test' };
    const customerId = (await call('/hosted-customers', customer)).body.id;
    expect((await call('/hosted-customers', customer)).body.id).toBe(customerId);
    expect((await call('/hosted-customers', { ...customer, email: 'bob@example.test' })).status).toBe(422);
    const setup = { idempotencyKey: newKey(), customerId, ...addresses };
    const { id } = (await call('/hosted-setups', setup)).body;
    expect((await call('/hosted-setups', setup)).body.id).toBe(id);
    expect((await call('/hosted-setups', { ...setup, cancelUrl: 'http://shop.test/' })).status).toBe(422);
  });

  it('is unknown by another id, and changed by no page of the web', async () => {
    const { customerId, cardId } = await saved();
    expect((await call('/hosted-setups/hs_none')).status).toBe(404);
    expect((await call('/hosted-cards/hc_none/detach', {})).status).toBe(404);
    expect((await call('/hosted-payments/hp_none/confirm', {})).status).toBe(404);
    const web = { origin: 'http://shop.test' };
    expect((await call(`/hosted-cards/${cardId}/detach`, {}, web)).status).toBe(403);
    expect((await call('/hosted-customers', { idempotencyKey: newKey() }, web)).status).toBe(403);
    expect((await call('/hosted-setups', { idempotencyKey: newKey(), customerId, ...addresses }, web)).status).toBe(
      403,
    );
    expect((await call('/hosted-payments', { ...order(), customerId, cardId })).status).toBe(201);
  });
});
