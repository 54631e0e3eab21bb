import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Shares } from '#src/plugins/tax/held-shares';
import { addShares, grossOf, heldOf, minus } from '#src/plugins/tax/held-shares';
import type { TaxShare } from '#src/plugins/tax/tax-shares';

const share = (itemId: string, state: string, base: number, tax: number): TaxShare => ({
  ...{ item: 'line', itemId, state, county: null, jurisdiction: tax > 0 ? `Sales tax, ${state}` : '', rate: 8 },
  ...{ base, tax },
});

/** Numbers that look random and are the same in each run (a linear congruential generator). */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (most + 1);
  };
}

/** The lines of an order to up to four states, some of them without tax. */
function randomShares(next: (most: number) => number): Shares {
  const lines = Array.from({ length: 1 + next(4) }, (_, line) => {
    const base = next(20_000);
    return ['CA', 'NY', 'OR', 'TX'].slice(0, 1 + next(3)).map((state) => {
      const tax = state === 'OR' ? 0 : Math.round((base * next(12_000)) / 100_000);
      return share(String(line), state, base, tax);
    });
  });
  return addShares(lines.flat());
}

const parts = (shares: Shares): readonly (readonly [number, number])[] =>
  [...shares.values()].map(({ base, tax }) => [base, tax]);

describe('The held part of an order’s shares (spec §3 Adjustment)', () => {
  it('is all shares without the refunds, and none after the last refund', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const next = numbers(seed);
      const shares = randomShares(next);
      const all = grossOf(shares);
      let held = shares;
      for (let returned = 0; returned < all;) {
        returned = Math.min(returned + 1 + next(9000), all);
        const named = new Map([[String(next(4)), next(5000)]]);
        held = heldOf(shares, minus(shares, held), returned, named);
        assert.equal(grossOf(held), all - returned, `seed ${seed}`);
        assert.ok(
          parts(held).every(([base, tax]) => base >= 0 && tax >= 0),
          `seed ${seed}`,
        );
      }
      assert.ok(
        parts(held).every(([base, tax]) => base === 0 && tax === 0),
        `seed ${seed}`,
      );
    }
  });

  it('loses the tax of the named item where it went, and of no other', () => {
    const shares = addShares([
      share('wine', 'CA', 9000, 653),
      share('red', 'NY', 800, 71),
      share('card', 'CA', 5000, 0),
    ]);
    const back = (returned: number, named: readonly (readonly [string, number])[] = []): readonly number[] =>
      [...heldOf(shares, new Map(), returned, new Map(named)).values()].map(({ tax }) => tax);
    assert.deepEqual(back(5000, [['card', 5000]]), [653, 71, 0]);
    assert.deepEqual(back(871, [['red', 871]]), [653, 0, 0]);
    assert.deepEqual(back(9653 + 871), [0, 0, 0]);
  });

  it('grows by the shares that leave the order after their refund', () => {
    const three = addShares([share('wine', 'CA', 9000, 653)]);
    const two = addShares([share('wine', 'CA', 6000, 435)]);
    const refunded = heldOf(three, new Map(), 3218, new Map([['wine', 3218]]));
    assert.deepEqual(parts(refunded), [[6000, 435]]);
    assert.deepEqual(parts(heldOf(two, minus(three, refunded), 0)), [[6000, 435]]);
  });
});
