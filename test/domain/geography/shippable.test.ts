import { describe, expect, it } from 'vitest';
import { shippability } from '#src/domain/geography/shippable';
import { excludedStates, unitedStates } from './united-states';

const within = (region: string, country = 'US') => shippability({ country, region }, unitedStates);

describe('Shippable states (spec §9 Shipping, Shippable states)', () => {
  it('are checked for all 50 states and the District of Columbia', () => {
    expect(unitedStates).toHaveLength(51);
    expect(new Set(unitedStates.map(({ abbr }) => abbr)).size).toBe(51);
    expect(unitedStates.filter(({ shippable }) => !shippable)).toHaveLength(9);
  });

  it.each(unitedStates.map(({ name, abbr }) => [name, abbr, excludedStates.includes(name)] as const))(
    '%s (%s), excluded: %s, by name and by abbreviation',
    (name, abbr, excluded) => {
      const expected = excluded ? { kind: 'excluded-state', region: name } : { kind: 'shippable' };
      expect(within(name)).toEqual(expected);
      expect(within(abbr)).toEqual(expected);
    },
  );

  it.each(['wyoming', 'WY', 'wy', ' Wyoming ', 'WYOMING\n'])('reads "%s" however it is written', (region) => {
    expect(within(region)).toEqual({ kind: 'shippable' });
  });

  it('names the excluded state as the catalogue does, not as the visitor wrote it', () => {
    expect(within(' ut ')).toEqual({ kind: 'excluded-state', region: 'Utah' });
  });

  it.each(['US', 'us', 'USA', 'usa', 'United States', ' united states '])('knows the country as "%s"', (country) => {
    expect(within('CA', country)).toEqual({ kind: 'shippable' });
  });

  it.each(['CA', 'Canada', 'MX', '', 'United Kingdom', 'USAA'])(
    'ships to no other country: "%s", not even into a region of the same name',
    (country) => {
      expect(within('California', country)).toEqual({ kind: 'elsewhere' });
      expect(within('Utah', country)).toEqual({ kind: 'elsewhere' });
    },
  );

  it.each(['Puerto Rico', 'PR', 'Guam', '', 'Cal', 'New'])(
    'does not ship to "%s", which is no state of the catalogue',
    (region) => {
      expect(within(region)).toEqual({ kind: 'elsewhere' });
    },
  );

  it('is decided by the catalogue, not by code: a state opens when its content says so', () => {
    const opened = unitedStates.map((region) => ({ ...region, shippable: true }));
    expect(shippability({ country: 'US', region: 'UT' }, opened)).toEqual({ kind: 'shippable' });
    expect(shippability({ country: 'US', region: 'CA' }, [])).toEqual({ kind: 'elsewhere' });
  });
});
