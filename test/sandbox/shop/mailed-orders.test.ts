import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/shop/config/ringpull-config';
import { fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ config: ringpullConfig });
});
afterAll(() => sandbox.close());

const email = 'guest@example.test';
const cardSku = 'GIFT-CARD-50';
const withCard = () => GuestShopper.with(sandbox, [{ sku: cardSku, quantity: 1 }]);

describe('Orders that are e-mailed (spec §4 Checkout update states)', () => {
  it.each([cardSku, 'TASTING-VIRTUAL'])('with %s have neither address nor delivery', async (sku) => {
    const shopper = await GuestShopper.with(sandbox, [{ sku, quantity: 1 }]);
    expect((await shopper.order()).checkout_steps).toEqual(['payment', 'confirm', 'complete']);
    expect((await shopper.checkout('cart', { email })).body).toMatchObject({ state: 'payment', shipments: [] });
  });

  it('need an e-mail address', async () => {
    const answer = await (await withCard()).checkout('cart', {});
    expect([answer.status, answer.body['errors']]).toEqual([422, { email: ["can't be blank"] }]);
  });

  it('are placed and confirmed by mail without an address', async () => {
    const shopper = await withCard();
    await shopper.checkout('cart', { email: 'mailed@example.test' });
    await shopper.payBy(goodCard);
    const placed = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/complete`);
    expect(placed).toMatchObject({ state: 'complete', ship_address: null, shipments: [], ship_total: '0.0' });
    const mails = await sandbox.database
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', 'mailed@example.test')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(`Your order ${shopper.number}`);
  });

  it('have all steps as soon as something is shipped, and lose them with it', async () => {
    const shopper = await withCard();
    await shopper.checkout('cart', { email });
    const mixed = await shopper.mustAdd('TUMBLER-01', 1);
    expect(mixed).toMatchObject({ state: 'address', checkout_steps: expect.arrayContaining(['address', 'delivery']) });
    await shopper.toDelivery({ ...fresno });
    const { id } = mixed.line_items.find(({ sku }) => sku === 'TUMBLER-01')!;
    await shopper.client.send('DELETE', `/api/orders/${shopper.number}/line_items/${id}`);
    expect(await shopper.order()).toMatchObject({ state: 'address', shipments: [] });
    expect((await shopper.checkout('cart', { email })).body).toMatchObject({ state: 'payment', ship_total: '0.0' });
  });

  it('have all steps while the alternative responses are set, as in stock Solidus', async () => {
    sandbox.shop.responses.variant = 'alternative';
    const shopper = await withCard();
    const { checkout_steps: steps } = await shopper.order();
    expect(steps).toEqual(['address', 'delivery', 'payment', 'confirm', 'complete']);
    expect((await shopper.checkout('cart', { email })).body).toMatchObject({ state: 'address' });
    expect((await shopper.checkout('address', { email })).status).toBe(422);
    expect(await shopper.toPayment()).toMatchObject({ state: 'payment', shipments: [] });
    sandbox.shop.responses.variant = 'default';
  });
});
