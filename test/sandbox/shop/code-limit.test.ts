import { describe, expect, it } from 'vitest';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const code = 'ABCDEFGH12345678';
const wrong = 'NOSUCHCARD000000';
const oneRed = [{ sku: 'RED-1', quantity: 1 }];

const sandbox = sharedSandbox({
  config: { ...recordingsConfig, giftCards: [{ code, amountCents: 1000, description: 'ten dollars' }] },
});
const anybody = new ShopClient(sandbox);

const refused = { status: 429, body: { error: 'Too many attempts. Please wait a minute before the next one.' } };
const minutePasses = () => {
  sandbox.clock.advance(60_000);
};
const apply = (shopper: GuestShopper, typed: string) =>
  shopper.client.send('POST', `/api/gift_cards/${shopper.number}/apply_gift_card`, { redemption_code: typed });
const check = (typed: string, client = anybody) =>
  client.send('GET', `/api/gift_cards/redeem?redemption_code=${typed}`);
const tenTimes = async (guess: () => Promise<{ status: number }>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let time = 1; time <= 10; time += 1) statuses.push((await guess()).status);
  return [...new Set(statuses)];
};

describe('Guessing at codes (spec §8 denial reasons)', () => {
  it('refuses all codes for a minute after ten unknown ones; valid and refused ones do not count', async () => {
    const guest = await GuestShopper.with(sandbox, oneRed);
    await tenTimes(() => guest.coupon('old'));
    expect(await tenTimes(() => guest.coupon('nope'))).toEqual([422]);
    expect(await guest.coupon('ten')).toMatchObject(refused);
    expect(await apply(guest, code)).toMatchObject(refused);
    expect(
      await guest.client.send('PATCH', `/api/orders/${guest.number}`, { order: { coupon_code: 'ten' } }),
    ).toMatchObject(refused);
    expect((await guest.add('WHITE-1', 1)).status).toBe(201);
    expect((await (await GuestShopper.with(sandbox, oneRed)).coupon('ten')).status).toBe(200);
    minutePasses();
    expect((await guest.coupon('ten')).status).toBe(200);
  });

  it('is over after ten that were to be taken off, which would reveal existing ones as well', async () => {
    const guest = await GuestShopper.with(sandbox, oneRed);
    expect(await tenTimes(() => guest.client.send('DELETE', `/api/orders/${guest.number}/coupon_codes/nope`))).toEqual([
      422,
    ]);
    expect(await guest.coupon('ten')).toMatchObject(refused);
  });

  it('is over after ten gift cards that do not exist, looked up, redeemed or paid with', async () => {
    const guest = await GuestShopper.with(sandbox, oneRed);
    expect(await tenTimes(() => apply(guest, wrong))).toEqual([404]);
    expect(await apply(guest, code)).toMatchObject(refused);
    const lookUps = [
      () => check(wrong),
      () => anybody.send('POST', '/api/gift_cards/redeem', { redemption_code: wrong, email: 'ada@example.test' }),
    ];
    let time = 0;
    expect(await tenTimes(() => lookUps[time++ % 2]!())).toEqual([404]);
    expect(await check(code)).toMatchObject(refused);
    minutePasses();
    expect((await check(code)).status).toBe(200);
  });

  it('is over after ten, also for those who try all at the same moment', async () => {
    const said = await Promise.all(Array.from({ length: 30 }, () => check(wrong)));
    expect(said.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(said.filter(({ status }) => status === 429)).toHaveLength(20);
    minutePasses();
  });

  it('counts a customer across carts, and does not start again with a token that opens no order', async () => {
    const ada = anybody.as({ bearer: 'key-ada' });
    const one = await GuestShopper.with(sandbox, oneRed, 'key-ada');
    expect(await tenTimes(() => one.coupon('nope'))).toEqual([422]);
    expect(await (await GuestShopper.with(sandbox, oneRed, 'key-ada')).coupon('ten')).toMatchObject(refused);
    expect(await check(code, ada)).toMatchObject(refused);
    let made = 0;
    expect(await tenTimes(() => check(wrong, anybody.as({ token: `made-up-${String(made++)}` })))).toEqual([404]);
    expect(await check(code, anybody.as({ token: 'made-up-too' }))).toMatchObject(refused);
    minutePasses();
  });

  it('is over for an address in the network after a hundred, whatever carts it makes', async () => {
    for (let cart = 1; cart <= 10; cart += 1) {
      const guest = await GuestShopper.with(sandbox, oneRed);
      expect(await tenTimes(() => guest.coupon('nope'))).toEqual([422]);
    }
    expect(await (await GuestShopper.with(sandbox, oneRed)).coupon('ten')).toMatchObject(refused);
    minutePasses();
  });
});
