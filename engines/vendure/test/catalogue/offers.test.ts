import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductVariant } from '@vendure/core';
import { RequestContext } from '@vendure/core';
import { Offers } from '#src/plugins/catalogue/offers';
import type { Supplies } from '#src/plugins/core/catalogue/supplies';
import type { Variants } from '#src/plugins/core/catalogue/variants';

const KEPT = 5000;

/** Offers of a shop whose one product has so many units, and a clock that a test moves. */
function shop() {
  const state = { units: 10, reads: 0, now: 0, isBroken: false };
  const variant = {
    id: '1',
    sku: 'WHITE-1',
    listPrice: 900,
    customFields: { weight: 12 },
  } as unknown as ProductVariant;
  const variants = {
    bySku: (_ctx: RequestContext, skus: readonly string[]) => {
      state.reads += 1;
      if (state.isBroken) return Promise.reject(new Error('The database is away.'));
      return Promise.resolve(skus.includes('WHITE-1') ? [variant] : []);
    },
  } as unknown as Variants;
  const supplies = {
    of: () => Promise.resolve(new Map([['WHITE-1', { onHand: state.units, isBackorderable: false }]])),
  } as unknown as Supplies;
  const offers = new Offers(variants, supplies, { time: KEPT, now: () => state.now });
  const ctx = RequestContext.empty();
  const read = async (...skus: string[]): Promise<readonly [units: (number | undefined)[], seconds: number]> => {
    const found = await offers.of(ctx, skus);
    return [found.offers.map(({ onHand }) => onHand), found.seconds];
  };
  return { state, read };
}

describe('Kept offers (spec §3 Stock availability query)', () => {
  it('are as they were read for five seconds, and read anew then', async () => {
    const { state, read } = shop();
    assert.deepEqual(await read('WHITE-1'), [[10], 5]);
    Object.assign(state, { units: 3, now: KEPT - 1 });
    assert.deepEqual((await read('WHITE-1'))[0], [10]);
    state.now = KEPT;
    assert.deepEqual(await read('WHITE-1'), [[3], 5]);
    assert.equal(state.reads, 2);
  });

  it('let others keep them only for the rest of that time', async () => {
    const { state, read } = shop();
    await read('WHITE-1');
    state.now = 1001;
    assert.deepEqual(await read('WHITE-1'), [[10], 3]);
  });

  it('are read once for all who ask at the same moment', async () => {
    const { state, read } = shop();
    await Promise.all([read('WHITE-1'), read('WHITE-1'), read('WHITE-1')]);
    assert.equal(state.reads, 1);
  });

  it('keep neither a failure nor a product that is not sold', async () => {
    const { state, read } = shop();
    state.isBroken = true;
    await assert.rejects(read('WHITE-1'));
    state.isBroken = false;
    assert.deepEqual((await read('WHITE-1'))[0], [10]);
    assert.deepEqual((await read('GONE'))[0], []);
    await read('GONE');
    assert.equal(state.reads, 4);
  });
});
