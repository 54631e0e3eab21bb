import { describe, expect, it } from 'vitest';
import { intervalUnits, parseIntervalUnit, UnsupportedIntervalUnit } from '#src/domain/interval/interval';

describe('Interval units (spec §5 any other unit than day, week, month or year is rejected, §9 Prepaid interval units)', () => {
  it('knows four units', () => {
    expect(intervalUnits).toEqual(['day', 'week', 'month', 'year']);
  });

  it.each([
    ['day', 'day'],
    ['week', 'week'],
    ['month', 'month'],
    ['year', 'year'],
    ['days', 'day'],
    ['weeks', 'week'],
    ['months', 'month'],
    ['years', 'year'],
  ])('reads %s as %s', (text, expected) => {
    expect(parseIntervalUnit(text)).toBe(expected);
  });

  it.each(['hour', 'quarter', 'fortnight', '', 's', 'Month', ' month', 'monthss', 'mont'])(
    'rejects "%s" as unsupported',
    (text) => {
      const parse = () => parseIntervalUnit(text);
      expect(parse).toThrow(UnsupportedIntervalUnit);
      expect(parse).toThrow(`Unsupported interval unit: ${text}`);
      expect(parse).toThrow(expect.objectContaining({ unit: text }));
    },
  );
});
