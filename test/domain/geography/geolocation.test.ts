import { describe, expect, it } from 'vitest';
import { defaultPlace, namedPlace, placeIn, warningKey } from '#src/domain/geography/geolocation';
import { shippability } from '#src/domain/geography/shippable';
import { unitedStates } from './united-states';

describe('Where visitors are taken to be (spec §9 Default geolocation)', () => {
  it('is California, which wine can be shipped to', () => {
    expect(defaultPlace).toEqual({ country: 'United States', region: 'California' });
    expect(shippability(defaultPlace, unitedStates)).toEqual({ kind: 'shippable' });
  });

  it.each([
    [
      { country: 'us', region: 'ut' },
      { country: 'United States', region: 'Utah' },
    ],
    [
      { country: 'USA', region: ' Utah ' },
      { country: 'United States', region: 'Utah' },
    ],
    [
      { country: 'FR', region: 'Utah' },
      { country: 'FR', region: 'Utah' },
    ],
    [
      { country: 'US', region: 'Guam' },
      { country: 'US', region: 'Guam' },
    ],
  ])('has the shop’s own names: %o', (place, named) => {
    expect(namedPlace(place, unitedStates)).toEqual(named);
  });

  it('is every state that can be chosen', () => {
    for (const region of unitedStates)
      expect(shippability(placeIn(region), unitedStates).kind).toBe(region.shippable ? 'shippable' : 'excluded-state');
  });

  it('is remembered by the state, and by the country where there is none (spec §4 dismissed by "I understand")', () => {
    const keyOf = (country: string, region: string) => warningKey({ country, region }, unitedStates);
    expect(keyOf('US', 'ut')).toBe(keyOf('United States', 'Utah'));
    expect(keyOf('France', 'Occitanie')).toBe(keyOf('france', 'Bretagne'));
    expect(new Set([keyOf('US', 'UT'), keyOf('US', 'HI'), keyOf('France', 'UT'), keyOf('Canada', '')]).size).toBe(4);
  });

  it('is remembered by a country in lower case where no state is known', () => {
    expect(warningKey({ country: ' France ', region: 'Paris' }, unitedStates)).toBe('france');
  });
});
