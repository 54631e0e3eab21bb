import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canCount, caseUnits, type Countable, isBottle, totalCanCount } from '#src/domain/catalogue/can-count';

const countable = (changes: Partial<Countable> = {}): Countable => ({
  name: 'Quiet Red',
  weight: 9.3,
  quantity: 1,
  parts: [],
  ...changes,
});
const cans = (quantity: number) => ({ quantity, weight: 9.3 });

describe('Bottles (spec §9 a part with weight 9.3 counts as a bottle)', () => {
  it.each([
    [9.3, true],
    [9.2, false],
    [9.30001, false],
    [93, false],
    [0, false],
  ])('a weight of %d: %s', (weight, expected) => {
    expect(isBottle({ weight })).toBe(expected);
  });

  it('is none without a weight', () => {
    expect(isBottle({})).toBe(false);
  });
});

describe('Cans in a line (spec §9 Bundle and pack detection, Advent calendar)', () => {
  it('counts single cans by their quantity', () => {
    expect(canCount(countable({ quantity: 5 }))).toBe(5);
  });

  it('counts no can in goods other than wine', () => {
    expect(canCount(countable({ name: 'Tumbler', weight: 14, quantity: 3 }))).toBe(0);
    const { weight: _weight, ...weightless } = countable({ name: 'Virtual tasting' });
    expect(canCount(weightless)).toBe(0);
  });

  it.each(['Advent Calendar', 'The 2026 advent calendar', 'ADVENT CALENDAR, 24 pack'])(
    'counts 12 cans for "%s", whatever it holds',
    (name) => {
      expect(canCount(countable({ name }))).toBe(12);
      expect(canCount(countable({ name, quantity: 2, parts: [cans(24)] }))).toBe(24);
    },
  );

  it('takes only both words for the calendar', () => {
    expect(canCount(countable({ name: 'Advent Red' }))).toBe(1);
    expect(canCount(countable({ name: 'Wall calendar' }))).toBe(1);
  });

  it('counts the cans in a pack, times its quantity', () => {
    expect(canCount(countable({ name: 'Mixed', quantity: 2, parts: [cans(4), cans(2)] }))).toBe(12);
  });

  it('believes the parts more than the name', () => {
    expect(canCount(countable({ name: 'Mixed 12 Pack', parts: [cans(6)] }))).toBe(6);
  });

  it('counts the bottles of a set only, not its glasses', () => {
    expect(
      canCount(countable({ name: 'Gift set', parts: [cans(4), { quantity: 2, weight: 14 }, { quantity: 1 }] })),
    ).toBe(4);
    expect(canCount(countable({ name: 'Glasses', parts: [{ quantity: 2, weight: 14 }] }))).toBe(0);
  });

  it.each([
    ['Quiet Red 6 Pack', 6],
    ['Quiet Red 12-pack', 12],
    ['Quiet Red 18 pack', 18],
    ['Quiet Red 24 packs', 24],
  ])('counts "%s" by its name when its parts are unknown', (name, each) => {
    expect(canCount(countable({ name, quantity: 3, weight: 60 }))).toBe(3 * each);
  });

  it('counts by the name too when the parts come without weights', () => {
    expect(canCount(countable({ name: 'Mixed 12 Pack', weight: 112, parts: [{ quantity: 6 }, { quantity: 6 }] }))).toBe(
      12,
    );
    expect(canCount(countable({ name: 'Tasting', weight: 0, parts: [{ quantity: 6 }] }))).toBe(0);
  });

  it('grows with the quantity, line by line', () => {
    const part = fc.record({ quantity: fc.integer({ min: 1, max: 24 }), weight: fc.constantFrom(9.3, 14) });
    const line = fc.record({
      name: fc.constantFrom('Quiet Red', 'Quiet Red 6 Pack', 'Advent Calendar', 'Gift set'),
      weight: fc.constantFrom(9.3, 14),
      quantity: fc.integer({ min: 1, max: 240 }),
      parts: fc.array(part, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        for (const one of lines) expect(canCount(one)).toBe(one.quantity * canCount({ ...one, quantity: 1 }));
        expect(totalCanCount(lines)).toBe(lines.map(canCount).reduce((sum, count) => sum + count, 0));
      }),
    );
  });
});

describe('Cans of a whole cart (spec §9)', () => {
  it('are none in an empty cart', () => {
    expect(totalCanCount([])).toBe(0);
  });

  it('are those of all lines', () => {
    const calendar = countable({ name: 'Advent Calendar' });
    expect(totalCanCount([countable({ quantity: 3 }), calendar, countable({ name: 'Tumbler', weight: 14 })])).toBe(15);
  });
});

describe('Case units (spec §9 six per case unit)', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [24, 4],
  ])('%d bottles fill %d', (bottles, units) => {
    expect(caseUnits(bottles)).toBe(units);
  });
});
