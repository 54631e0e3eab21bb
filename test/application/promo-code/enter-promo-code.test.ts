import { beforeEach, describe, expect, it } from 'vitest';
import { WaitingCodes } from './waiting-codes';

let codes: WaitingCodes;
beforeEach(async () => {
  codes = await WaitingCodes.withCans(2);
});

describe('A code that the shopper types (spec §4 Promo codes, §8 denial reason)', () => {
  it('is applied, and waits no longer if it did', async () => {
    codes.arrive('ten');
    expect(await codes.enter.execute(' TEN ')).toEqual({ kind: 'applied', code: 'ten' });
    expect([codes.onOrder, codes.waiting]).toEqual([['ten'], []]);
  });

  it('for free shipping is kept until there is a delivery to be free', async () => {
    expect(await codes.enter.execute('shipfree')).toEqual({ kind: 'kept-for-delivery', code: 'shipfree' });
    expect(codes.kept.read()).toMatchObject([
      { key: 'promo', code: 'shipfree', denial: { reason: 'nothing_to_discount' } },
    ]);
    await codes.run();
    expect(codes.sentCodes).toEqual(['shipfree']);
  });

  it('is not kept for any other refusal, but the reason is', async () => {
    expect(await codes.enter.execute('big100')).toMatchObject({
      kind: 'denied',
      denial: { reason: 'item_total_too_low' },
    });
    expect(codes.waiting).toEqual([]);
    expect(codes.kept.denialOf('big100')).toMatchObject({ reason: 'item_total_too_low' });
  });

  it.each(['', '   ', 'A'.repeat(10_000)])('is none when it is "%s"', async (input) => {
    expect(await codes.enter.execute(input)).toEqual({ kind: 'not-a-code' });
    expect(codes.sentCodes).toEqual([]);
  });

  it.each(['"; drop table orders; --', '<script>', 'ВЕСНА', '../../orders'])(
    'is unknown to the server when it is %s',
    async (input) => {
      expect(await codes.enter.execute(input)).toMatchObject({ kind: 'denied', denial: { reason: 'not_found' } });
      expect(codes.onOrder).toEqual([]);
    },
  );
});
