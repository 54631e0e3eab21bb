import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { sendDueGiftCards } from '#sandbox/shop/gift-cards/send-gift-cards';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { Answer, WireGiftCard, WireOrder } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: ringpullConfig });

const ada = {
  recipient_name: 'Ada',
  recipient_email: 'ada@example.test',
  purchaser_name: 'Bob',
  gift_message: 'Cheers,\n<Bob>',
};

const withCards = (quantity: number, sku = 'GIFT-CARD-50'): Promise<GuestShopper> =>
  GuestShopper.with(sandbox, [{ sku, quantity }]);

async function cardsOf(shopper: GuestShopper): Promise<readonly WireGiftCard[]> {
  return (await shopper.order()).line_items.flatMap((line) => line.gift_cards);
}

function fill(shopper: GuestShopper, ...cards: readonly object[]): Promise<Answer> {
  return shopper.client.send('PATCH', `/api/orders/${shopper.number}/gift_cards/bulk_update`, { gift_cards: cards });
}

async function buyFilled(details: object): Promise<WireOrder> {
  const shopper = await withCards(1);
  const [card] = await cardsOf(shopper);
  expect((await fill(shopper, { id: card!.id, ...details })).status).toBe(200);
  return shopper.buy();
}

/** The codes of the gift cards that the first line of an order bought. */
async function codesOf({ line_items: lines }: WireOrder): Promise<readonly (string | null)[]> {
  const ids = lines[0]!.gift_cards.map(({ id }) => id);
  const cards = await sandbox.database
    .selectFrom('giftCards')
    .select('redemptionCode')
    .where('id', 'in', ids)
    .execute();
  return cards.map(({ redemptionCode }) => redemptionCode);
}

async function mailsTo(address: string): Promise<readonly { text: string; html: string; links: string[] }[]> {
  return sandbox.database
    .selectFrom('mails')
    .select(['text', 'html', 'links'])
    .where('recipient', '=', address)
    .where('subject', 'like', 'A gift card%')
    .execute();
}

describe('Gift-card lines (spec §7 PATCH gift_cards/bulk_update)', () => {
  it('have one entry for every unit, worth its price and without a code', async () => {
    const shopper = await withCards(2);
    expect(await cardsOf(shopper)).toEqual(
      Array.from({ length: 2 }, () => ({
        id: expect.any(Number) as number,
        amount: '50.0',
        redemption_code: null,
        recipient_name: null,
        recipient_email: null,
        purchaser_name: null,
        gift_message: null,
        send_email_at: null,
        auto_redeem: false,
        filled: false,
      })),
    );
  });

  it('keep their entries while they grow, and give up the newest unfilled one first', async () => {
    const shopper = await withCards(2);
    const [first, second] = await cardsOf(shopper);
    await fill(shopper, { id: second!.id, ...ada });
    const {
      line_items: [line],
    } = await shopper.mustAdd('GIFT-CARD-50', 1);
    expect(line!.gift_cards.map(({ id }) => id).slice(0, 2)).toEqual([first!.id, second!.id]);
    const change = (quantity: number): Promise<unknown> =>
      shopper.client.must('PATCH', `/api/orders/${shopper.number}/line_items/${line!.id}`, { line_item: { quantity } });
    await change(2);
    expect((await cardsOf(shopper)).map(({ id, filled }) => [id, filled])).toEqual([
      [first!.id, false],
      [second!.id, true],
    ]);
    await change(1);
    expect((await cardsOf(shopper)).map(({ id }) => id)).toEqual([second!.id]);
  });

  it('are at most a hundred cards long', async () => {
    const shopper = await withCards(1);
    expect(await shopper.add('GIFT-CARD-50', 100)).toMatchObject({
      status: 422,
      body: { errors: { quantity: ['must be less than or equal to 100'] } },
    });
  });

  it('take an amount of the shopper’s own, and are apart for different amounts', async () => {
    const shopper = await GuestShopper.with(sandbox, []);
    await shopper.mustAdd('GIFT-CARD-OPEN', 1, { options: { amount: '75.0' } });
    await shopper.mustAdd('GIFT-CARD-OPEN', 1, { options: { amount: '75' } });
    const order = await shopper.mustAdd('GIFT-CARD-OPEN', 1, { options: { amount: '500.0' } });
    expect(
      order.line_items.map(({ price, quantity, gift_cards: cards }) => [
        price,
        quantity,
        cards.map(({ amount }) => amount),
      ]),
    ).toEqual([
      ['75.0', 2, ['75.0', '75.0']],
      ['500.0', 1, ['500.0']],
    ]);
    expect(order.item_total).toBe('650.0');
  });
});

describe('Filling gift cards (spec §7 PATCH gift_cards/bulk_update)', () => {
  it('stores who receives them; fields that are left out stay, null clears', async () => {
    const shopper = await withCards(1);
    const [card] = await cardsOf(shopper);
    await fill(shopper, { id: card!.id, ...ada, recipient_email: null, send_email_at: '2026-12-24' });
    expect(await cardsOf(shopper)).toMatchObject([
      { recipient_name: 'Ada', filled: false, send_email_at: '2026-12-24T00:00:00.000Z' },
    ]);
    expect(
      (
        await fill(shopper, {
          id: card!.id,
          recipient_email: ' ada@example.test ',
          gift_message: ' ',
          send_email_at: null,
        })
      ).body,
    ).toMatchObject({
      number: shopper.number,
      line_items: [
        {
          gift_cards: [
            {
              recipient_name: 'Ada',
              recipient_email: 'ada@example.test',
              gift_message: null,
              send_email_at: null,
              filled: true,
            },
          ],
        },
      ],
    });
  });

  it('names every bad field, and stores nothing then', async () => {
    const shopper = await withCards(2);
    const [first, second] = await cardsOf(shopper);
    const refused = await fill(
      shopper,
      { id: first!.id, ...ada },
      { id: second!.id, recipient_email: 'no address', gift_message: 'x'.repeat(501), recipient_name: 'n'.repeat(101) },
    );
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: {
          [`gift_cards.${second!.id}.recipient_email`]: ['is invalid'],
          [`gift_cards.${second!.id}.gift_message`]: ['is too long (maximum is 500 characters)'],
          [`gift_cards.${second!.id}.recipient_name`]: ['is too long (maximum is 100 characters)'],
        },
      },
    });
    expect((await cardsOf(shopper)).map(({ filled }) => filled)).toEqual([false, false]);
    expect((await fill(shopper, { id: first!.id, gift_message: 'x'.repeat(500) })).status).toBe(200);
  });

  it.each([
    ['2026-11-20', 200],
    ['2026-11-19T18:00:00Z', 200],
    ['2027-11-20T15:00:00.000Z', 200],
    ['2026-11-18', 422],
    ['2026-11-19T14:59:00Z', 422],
    ['2027-11-21', 422],
    ['2026-02-31', 422],
    ['tomorrow', 422],
    [17, 422],
  ])('takes %j as the day of sending with %i', async (day, status) => {
    const shopper = await withCards(1);
    const [card] = await cardsOf(shopper);
    expect((await fill(shopper, { id: card!.id, send_email_at: day })).status).toBe(status);
  });

  it('finds no card of another order, and refuses strangers and placed orders', async () => {
    const [mine, other] = [await withCards(1), await withCards(1)];
    const [card] = await cardsOf(other);
    expect((await fill(mine, { id: card!.id, ...ada })).status).toBe(404);
    expect((await fill(mine, { id: 'x', ...ada })).status).toBe(404);
    expect(
      (await mine.client.as({ token: 'wrong' }).send('PATCH', `/api/orders/${other.number}/gift_cards/bulk_update`, {}))
        .status,
    ).toBe(401);
    await other.buy();
    expect((await fill(other, { id: card!.id, ...ada })).status).toBe(401);
  });

  it('leaves a running checkout where it is', async () => {
    const shopper = await withCards(1);
    await shopper.toPayment();
    const [card] = await cardsOf(shopper);
    expect((await fill(shopper, { id: card!.id, ...ada })).body).toMatchObject({ state: 'payment' });
  });
});

describe('Gift cards of a placed order (spec §7 Shop back end)', () => {
  it('ship nothing, are not taxed, and have codes that the order does not tell', async () => {
    const placed = await (await withCards(2)).buy();
    expect(placed).toMatchObject({ total: '100.0', tax_total: '0.0', ship_total: '0.0', shipments: [] });
    expect(placed.line_items[0]!.gift_cards.map(({ redemption_code: code }) => code)).toEqual([null, null]);
    const codes = await codesOf(placed);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{16}$/);
    expect(new Set(codes).size).toBe(2);
  });

  it('go to the recipient at once, with message, amount and code, and a link without it', async () => {
    const placed = await buyFilled({ ...ada, recipient_email: 'at-once@example.test' });
    const [code] = await codesOf(placed);
    const [mail, ...more] = await mailsTo('at-once@example.test');
    expect(more).toEqual([]);
    for (const part of ['Hello Ada! Bob sent you', '$50.00', 'Cheers,\n<Bob>', `Code: ${code}`])
      expect(mail!.text).toContain(part);
    expect(mail!.html).toContain('Cheers,<br>&lt;Bob&gt;');
    expect(mail!.links).toEqual(['http://localhost:5173/en-US/account/gift-cards/']);
  });

  it('go to the purchaser without a recipient', async () => {
    const before = (await mailsTo('guest@example.test')).length;
    await (await withCards(1)).buy();
    expect((await mailsTo('guest@example.test')).length).toBe(before + 1);
  });

  it('wait for their day, and are sent once', async () => {
    await buyFilled({ ...ada, recipient_email: 'later@example.test', send_email_at: '2026-11-24T08:00:00Z' });
    await sendDueGiftCards(sandbox.shop);
    expect(await mailsTo('later@example.test')).toEqual([]);
    sandbox.clock.set(new Date('2026-11-24T08:00:00Z'));
    await Promise.all([sendDueGiftCards(sandbox.shop), sendDueGiftCards(sandbox.shop)]);
    await sendDueGiftCards(sandbox.shop);
    expect(await mailsTo('later@example.test')).toHaveLength(1);
  });
});
