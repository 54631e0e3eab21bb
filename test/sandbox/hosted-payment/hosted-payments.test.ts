import { describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { notifiedBackEnd } from './notified-back-end';

const sandbox = sharedSandbox();
const backEnd = notifiedBackEnd();

interface Payment {
  readonly id: string;
  readonly url: string;
  readonly state: string;
  readonly card: { readonly brand: string; readonly lastDigits: string } | null;
  readonly refundedCents: number;
}

let keys = 0;
const order = () => {
  keys += 1;
  return {
    idempotencyKey: `R1-${keys}`,
    goods: '2 × Night Bus Gamay',
    reference: 'R100200300',
    amountCents: 2512,
    currency: 'USD',
    email: 'ada@example.test',
    returnUrl: 'http://shop.test/order/confirmation/R100200300/7?checkout_session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://shop.test/checkout/?step=payment&payment_error=cancelled',
  };
};

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Payment };
}

const open = async (payment: object = order()) => (await call('POST', '/hosted-payments', payment)).body;
const read = async ({ id }: Payment) => (await call('GET', `/hosted-payments/${id}`)).body;
const take = (step: 'void' | 'capture', { id }: Payment) => call('POST', `/hosted-payments/${id}/${step}`);
const refund = ({ id }: Payment, idempotencyKey: string, amountCents: number) =>
  call('POST', `/hosted-payments/${id}/refunds`, { idempotencyKey, amountCents });

let forms = 0;
/** Sends the form of the page as a browser does. */
async function send({ url }: Payment, number: string, press = 'pay'): Promise<Response> {
  forms += 1;
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: press, form: `form-${forms}`, number, expiry: '12/31', cvc: '123', name: 'Ada' }),
  });
}

const paid = async () => {
  const payment = await open();
  await send(payment, '4111111111111111');
  return payment;
};

describe('A payment of another back end on the payment page', () => {
  it('is paid by a card, and the browser returns with its id', async () => {
    const payment = await open();
    expect(payment).toMatchObject({ url: `${sandbox.url}/pay/${payment.id}`, state: 'open', card: null });
    const page = await (await fetch(payment.url)).text();
    expect(page).toContain('Pay $25.12');
    expect(page).toContain('R100200300');
    const response = await send(payment, '4111 1111 1111 1111');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `http://shop.test/order/confirmation/R100200300/7?checkout_session_id=${payment.id}`,
    ]);
    expect(await read(payment)).toMatchObject({ state: 'paid', card: { brand: 'visa', lastDigits: '1111' } });
  });

  it('stays open when a card is declined, and is paid by another', async () => {
    const payment = await open();
    expect((await send(payment, '4111111111111112')).status).toBe(402);
    expect(await read(payment)).toMatchObject({ state: 'open', card: null });
    expect((await send(payment, '4111111111111111')).status).toBe(303);
  });

  it('asks once for confirmation when the card wants it', async () => {
    const payment = await open();
    expect((await send(payment, '4000002500003155')).status).toBe(200);
    expect((await read(payment)).state).toBe('open');
    expect((await send(payment, '4000002500003155')).status).toBe(303);
    expect((await read(payment)).state).toBe('paid');
  });

  it('is cancelled by the payer, who returns to the checkout', async () => {
    const payment = await open();
    const response = await send(payment, '', 'cancel');
    expect(response.headers.get('location')).toBe('http://shop.test/checkout/?step=payment&payment_error=cancelled');
    expect((await read(payment)).state).toBe('cancelled');
  });

  it('is the same one for the same key, and refused for the same key with something else', async () => {
    const asked = order();
    const payment = await open(asked);
    expect(await open(asked)).toEqual(payment);
    expect((await call('POST', '/hosted-payments', { ...asked, amountCents: 1 })).status).toBe(422);
  });

  it('cannot be paid once it is given up, and its authorization is released', async () => {
    const payment = await open();
    expect((await take('void', payment)).body.state).toBe('void');
    await send(payment, '4111111111111111');
    expect(await read(payment)).toMatchObject({ state: 'void', card: null });
    const other = await paid();
    expect((await take('void', other)).body.state).toBe('void');
    expect((await take('capture', other)).status).toBe(422);
  });

  it('is captured once it is paid, and not given up after that', async () => {
    expect((await take('capture', await open())).status).toBe(422);
    const payment = await paid();
    expect((await take('capture', payment)).body.state).toBe('captured');
    expect((await take('capture', payment)).body.state).toBe('captured');
    expect((await take('void', payment)).status).toBe(422);
  });

  it('is refunded in parts, each key once, and never by more than was paid', async () => {
    const payment = await paid();
    expect((await refund(payment, 'a', 512)).status).toBe(422);
    await take('capture', payment);
    expect((await refund(payment, 'a', 512)).body.refundedCents).toBe(512);
    expect((await refund(payment, 'a', 512)).body.refundedCents).toBe(512);
    expect((await refund(payment, 'a', 100)).status).toBe(422);
    expect((await refund(payment, 'b', 2001)).status).toBe(422);
    expect((await refund(payment, 'b', 2000)).body.refundedCents).toBe(2512);
  });

  it('is told to the back end that wants to know, by its id alone', async () => {
    const notifyUrl = backEnd.url();
    const payment = await open({ ...order(), notifyUrl });
    await send(payment, '4111111111111112');
    expect(backEnd.notified).toEqual([]);
    await send(payment, '4111111111111111');
    await expect.poll(() => backEnd.notified).toEqual([JSON.stringify({ id: payment.id })]);
  });

  it.each([
    ['amountCents', 0],
    ['amountCents', 0.5],
    ['currency', 'EUR'],
    ['email', 'nobody'],
    ['returnUrl', 'javascript:alert(1)'],
    ['cancelUrl', ''],
    ['notifyUrl', 'nowhere'],
    ['idempotencyKey', undefined],
    ['goods', ''],
    ['reference', 7],
  ])('is not opened with the %s %s', async (field, value) => {
    expect(await call('POST', '/hosted-payments', { ...order(), [field]: value })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('is unknown by another id, and changed by no page of the web', async () => {
    expect((await call('GET', '/hosted-payments/hp_none')).status).toBe(404);
    expect((await call('POST', '/hosted-payments/hp_none/void')).status).toBe(404);
    const payment = await paid();
    const forged = await call('POST', `/hosted-payments/${payment.id}/void`, {}, { origin: 'http://shop.test' });
    expect([forged.status, (await read(payment)).state]).toEqual([403, 'paid']);
  });
});
