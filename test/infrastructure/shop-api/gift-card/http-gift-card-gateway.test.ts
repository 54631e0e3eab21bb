import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpGiftCardGateway } from '#src/infrastructure/shop-api/gift-card/http-gift-card-gateway';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { rejection } from '#test/contracts/shop/rejection';
import { recordedOrders } from '#test/infrastructure/shop-api/recordings';
import { requestProblems } from '#test/infrastructure/shop-api/request-problems';
import { ScriptedServer } from '#test/infrastructure/shop-api/scripted-server';

const key = { number: 'R100000001', token: 'a-token' };
const code = 'FULLFIFTY0000001';
const order = { ...recordedOrders[0], number: key.number, token: key.token };
const details = { recipientName: 'Ada', recipientEmail: 'ada@example.test', purchaserName: 'Bob', message: 'Cheers!' };

describe('Gift cards on the wire (spec §7 gift cards)', () => {
  let server: ScriptedServer;
  let giftCards: HttpGiftCardGateway;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
    giftCards = new HttpGiftCardGateway(new ShopHttp({ baseUrl: server.url }));
  });
  afterEach(() => server.close());

  const lastCall = () => {
    const { method, url, body } = server.received.at(-1)!;
    return { call: `${method} ${url}`, body };
  };

  it.each<{ does: string; send: () => Promise<unknown>; call: string; body?: unknown; answer: unknown }>([
    {
      does: 'say who gets a card, at once or later',
      answer: order,
      call: 'PATCH /api/orders/R100000001/gift_cards/bulk_update',
      send: () =>
        giftCards.setRecipients(key, [
          { ...details, id: '1' },
          { ...details, id: '2', sendAt: Date.UTC(2026, 11, 24, 14) },
        ]),
      body: {
        gift_cards: [null, '2026-12-24T14:00:00.000Z'].map((sendAt, index) => ({
          id: index + 1,
          recipient_name: 'Ada',
          recipient_email: 'ada@example.test',
          purchaser_name: 'Bob',
          gift_message: 'Cheers!',
          send_email_at: sendAt,
        })),
      },
    },
    {
      does: 'pay with a card',
      answer: order,
      send: () => giftCards.apply(key, code),
      call: 'POST /api/gift_cards/R100000001/apply_gift_card',
      body: { redemption_code: code },
    },
    {
      does: 'no longer pay with a card, whatever stands in its code',
      answer: order,
      send: () => giftCards.remove(key, 'A/B'),
      call: 'DELETE /api/gift_cards/R100000001/remove_gift_card/A%2FB',
    },
    {
      does: 'ask what a card is worth',
      answer: { id: 1, amount: '50.0', redemption_code: code, redeemable: true },
      send: () => giftCards.check(code),
      call: `GET /api/gift_cards/redeem?redemption_code=${code}`,
    },
    {
      does: 'redeem a card',
      answer: { id: 1, amount: '50.0', redemption_code: code },
      send: () => giftCards.redeem(code, 'ada@example.test'),
      call: 'POST /api/gift_cards/redeem',
      body: { redemption_code: code, email: 'ada@example.test' },
    },
  ])('$does', async ({ send, call, body, answer }) => {
    server.answer(200, answer);
    await send();
    expect(lastCall()).toEqual({ call, body });
    expect(requestProblems(server.received.at(-1)!)).toEqual([]);
  });

  it('read the order when a change answers without it', async () => {
    server.answer(204).answer(200, order);
    expect((await giftCards.remove(key, code)).number).toBe(key.number);
    expect(server.received.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  });

  it('take a card off at the other address where the first is unknown, and not where the card is', async () => {
    server.answer(404, { status: 404, error: 'Not Found' }).answer(200, order);
    await giftCards.remove(key, code);
    expect(lastCall().call).toBe(`DELETE /api/orders/R100000001/remove_gift_card/${code}`);
    expect(requestProblems(server.received.at(-1)!)).toEqual([]);
    server.answer(404, { error: 'Not applied', status_code: 'gift_card_not_applied' });
    expect(await rejection(giftCards.remove(key, code))).toMatchObject({
      code: 'not_found',
      trace: { serverCode: 'gift_card_not_applied' },
    });
    expect(server.received).toHaveLength(3);
  });

  it.each<[string, number, unknown, object]>([
    [
      'an amount',
      200,
      { id: 1, amount: '12.5', redemption_code: code, redeemable: true },
      { amount: 1250, isRedeemable: true },
    ],
    [
      'that nothing can be redeemed',
      200,
      { id: 1, amount: '0.0', redemption_code: code, redeemable: false },
      { amount: 0, isRedeemable: false },
    ],
    ['an empty object (open extension)', 201, {}, { isRedeemable: true }],
    ['nothing at all', 204, undefined, { isRedeemable: true }],
  ])('take %s for a good card', async (_what, status, answer, balance) => {
    server.answer(status, answer).answer(status, answer);
    expect(await giftCards.check(code)).toEqual(balance);
    expect(await giftCards.redeem(code, 'ada@example.test')).toEqual({ ...balance, isRedeemable: false });
  });

  it.each<[unknown, object]>([
    [{ error: 'Gone', status_code: 'gift_card_expired' }, { giftCardDenial: { reason: 'expired', message: 'Gone' } }],
    [
      { error_message: 'Gift card was not found. Please try again' },
      { giftCardDenial: { reason: 'other', message: 'Gift card was not found. Please try again' } },
    ],
  ])('pass on why a card is denied: %j', async (body, expected) => {
    server.answer(422, body);
    expect(await rejection(giftCards.redeem(code, 'ada@example.test'))).toMatchObject({
      code: 'unprocessable_entity',
      trace: { status: 422 },
      ...expected,
    });
  });

  it('reject an answer that makes no sense, without its values', async () => {
    server.answer(200, [code]);
    const error = await rejection(giftCards.check(code));
    expect(error.code).toBe('wrong_shape');
    expect(error.message).not.toContain(code);
  });

  it.each([
    [{ amount: 'a lot' }, { isRedeemable: true }],
    [
      { amount: '20.0', redeemable: 'yes' },
      { amount: 2000, isRedeemable: true },
    ],
  ])('leave out the senseless parts of %j', async (answer, balance) => {
    server.answer(200, answer);
    expect(await giftCards.check(code)).toEqual(balance);
  });

  it.each(['', '.', '..'])('never address another thing with the code "%s"', async (odd) => {
    expect(await rejection(giftCards.remove(key, odd))).toMatchObject({ code: 'not_found' });
    expect(server.received).toEqual([]);
  });
});

describe('Payments of an order (spec §7 gift card money rules)', () => {
  it('names a gift card by its last four characters and no more', async () => {
    const server = await new ScriptedServer().start();
    const paid = {
      id: 3,
      amount: '20.0',
      state: 'completed',
      payment_method: { id: 3, name: 'Gift Card' },
      source: { id: 1, redemption_code: code },
    };
    server.answer(200, { ...order, payments: [paid] });
    const read = await new HttpGiftCardGateway(new ShopHttp({ baseUrl: server.url })).apply(key, code);
    expect(read.payments).toEqual([
      { id: '3', amount: 2000, state: 'authorized', methodName: 'Gift Card', lastDigits: '0001', isCaptured: true },
    ]);
    await server.close();
  });
});
