import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, type Cents, cents, multiplyMoney, noMoney, parseMoney, percentOf } from '#src/domain/money/money';

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);
const anyPercent = fc.integer({ min: 0, max: 100 });

/** An amount as the back end writes it: the shortest decimal with at least one digit after the point. */
function wire(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/0$/, '');
  return amount < 0 ? `-${decimal}` : decimal;
}

describe('Cents (spec §9 Currency)', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'does not take %d, which is no whole number',
    (amount) => {
      expect(() => cents(amount)).toThrow(RangeError);
      expect(() => cents(amount)).toThrow(`Not a whole number of cents: ${amount}`);
    },
  );

  it('knows one zero only, so that equal amounts are the same', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(noMoney, 0)).toBe(true);
  });

  it('keeps a negative amount', () => {
    expect(cents(-140)).toBe(-140);
  });
});

describe('Reading an amount from its digits (spec §9 Currency)', () => {
  it.each([
    ['14.0', 1400],
    ['2.74', 274],
    ['-1.4', -140],
    ['4008.0', 400_800],
    ['0', 0],
    ['0.0', 0],
    ['-0.0', 0],
    ['7', 700],
    ['007.5', 750],
    ['0.1', 10],
    ['0.29', 29],
    ['1.005', 101],
    ['8.615', 862],
    ['-1.005', -101],
    ['0.0049', 0],
    ['0.00499999', 0],
    ['0.995', 100],
    ['1.994', 199],
    ['999999999999.99', 99_999_999_999_999],
  ])('reads %s as %d cents', (text, expected) => {
    expect(parseMoney(text)).toBe(expected);
  });

  it('reads minus nothing as nothing', () => {
    expect(Object.is(parseMoney('-0.0'), 0)).toBe(true);
    expect(Object.is(parseMoney('-0.004'), 0)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'abc',
    '14.',
    '.5',
    '1e3',
    '1,000.0',
    '$14.00',
    '+14.0',
    '--1',
    '1.2.3',
    ' 14.0',
    '14.0 ',
    '14.0\n',
    '١٤.٠',
    'NaN',
    '1000000000000',
  ])('says that "%s" is no amount', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it('reads back every amount that the back end can write', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(parseMoney(wire(amount))).toBe(amount);
      }),
    );
  });

  it('rounds digits behind the second decimal half up by size, whatever the sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.stringMatching(/^\d{1,8}$/), (amount, behind) => {
        const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}${behind}`;
        const expected = Number(behind.charAt(0)) >= 5 ? amount + 1 : amount;
        expect(parseMoney(text)).toBe(expected);
        expect(parseMoney(`-${text}`)).toBe(expected === 0 ? 0 : -expected);
      }),
    );
  });
});

describe('Adding and multiplying amounts (spec §9 Currency)', () => {
  it('adds nothing up to nothing', () => {
    expect(addMoney()).toBe(0);
  });

  it('adds without the errors of floats', () => {
    expect(addMoney(cents(10), cents(20), cents(-5))).toBe(25);
    expect(addMoney(...Array.from({ length: 10 }, () => cents(10)))).toBe(100);
  });

  it('multiplies a unit price by a quantity', () => {
    expect(multiplyMoney(cents(700), 20)).toBe(14_000);
    expect(multiplyMoney(cents(-140), 0)).toBe(0);
  });

  it('does not take half a quantity of an odd price', () => {
    expect(() => multiplyMoney(cents(701), 0.5)).toThrow(RangeError);
  });

  it('is the same sum in any order, and the product is the repeated sum', () => {
    fc.assert(
      fc.property(
        fc.array(anyCents, { maxLength: 12 }),
        anyCents,
        fc.integer({ min: 0, max: 24 }),
        (amounts, price, quantity) => {
          expect(addMoney(...[...amounts].reverse())).toBe(addMoney(...amounts));
          expect(addMoney(...Array.from({ length: quantity }, () => price))).toBe(multiplyMoney(price, quantity));
        },
      ),
    );
  });
});

describe('A percentage of an amount, rounded half up (spec §9 Club discount)', () => {
  it.each([
    [1400, 10, 140],
    [700, 20, 140],
    [125, 10, 13],
    [124, 10, 12],
    [126, 10, 13],
    [1, 50, 1],
    [1, 49, 0],
    [3, 50, 2],
    [0, 20, 0],
    [1999, 0, 0],
    [1999, 100, 1999],
  ])('%d cents × %d %% is %d', (amount, percent, expected) => {
    expect(percentOf(cents(amount), percent)).toBe(expected);
  });

  it.each([
    [-125, 10, -13],
    [-124, 10, -12],
    [-126, 10, -13],
    [-1, 50, -1],
    [-1, 49, 0],
    [-140, 10, -14],
  ])('half up goes by the size of a negative amount: %d cents × %d %% is %d', (amount, percent, expected) => {
    expect(percentOf(cents(amount), percent)).toBe(expected);
  });

  it('knows no minus nothing', () => {
    expect(Object.is(percentOf(cents(-1), 10), 0)).toBe(true);
  });

  it('takes off and gives back the same', () => {
    fc.assert(
      fc.property(anyCents, anyPercent, (amount, percent) => {
        expect(addMoney(percentOf(amount, percent), percentOf(multiplyMoney(amount, -1), percent))).toBe(0);
      }),
    );
  });

  it('is never more than half a cent away, and the half goes up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }).map(cents), anyPercent, (amount, percent) => {
        const errorInHundredths = percentOf(amount, percent) * 100 - amount * percent;
        expect(errorInHundredths).toBeGreaterThan(-50);
        expect(errorInHundredths).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('does not take a fraction of a percent, whose product would be a float', () => {
    expect(() => percentOf(cents(33), 8.25)).toThrow(RangeError);
  });
});
