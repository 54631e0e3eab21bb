import { describe, expect, it } from 'vitest';
import type { LocationReader } from '#src/application/ports/geography/location-reader';
import { milesBetween } from '#src/domain/geography/coordinates';
import { readPlaceText } from '#src/domain/geography/store-search';
import { rejection } from '#test/contracts/shop/rejection';

interface Subject {
  readonly make: () => LocationReader;
  /** Cannot be loaded. */
  readonly unreachable: () => LocationReader;
}

export function describeLocationReader(name: string, { make, unreachable }: Subject): void {
  describe(`LocationReader of ${name} (spec §2 find-us-in-stores)`, () => {
    const find = (text: string, reader = make()) => reader.find(readPlaceText(text)!);
    const names = async (text: string) => (await find(text)).map((location) => location.name);

    it.each([
      ['80202', 39.75, -104.99],
      ['97202', 45.48, -122.64],
      ['Portland, OR', 45.52, -122.68],
      ['Saint Paul', 44.95, -93.09],
    ])('knows where %s is, give or take thirty miles', async (text, latitude, longitude) => {
      const [location] = await find(text);
      const middle = location?.kind === 'area' ? location.middle : { latitude: 0, longitude: 0 };
      expect(milesBetween(middle, { latitude, longitude })).toBeLessThan(30);
    });

    it('names a zip code as it was asked for', async () => {
      expect(await names('80202-1234')).toEqual(['80202']);
    });

    it.each(['portland, or', ' PORTLAND  OR ', 'Portland, Oregon', 'Pórtland (OR)'])(
      'reads "%s" as one city',
      async (text) => {
        expect(await names(text)).toEqual(['Portland, OR']);
      },
    );

    it.each(['St. Paul', 'st paul', 'SAINT PAUL'])('reads "%s" with its abbreviation', async (text) => {
      expect((await names(text))[0]).toBe('Saint Paul, MN');
    });

    it.each(['NYC', 'New York City', 'nyc, ny'])('knows %s as people call it', async (text) => {
      expect((await names(text))[0]).toBe('New York, NY');
    });

    it('names all cities of a name, the largest first', async () => {
      expect((await names('Portland')).slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME']);
    });

    it('knows states by name and abbreviation, after the city of that name', async () => {
      expect(await find('oregon')).toEqual([{ kind: 'state', name: 'Oregon', abbr: 'OR' }]);
      expect(await find('OR')).toEqual([{ kind: 'state', name: 'Oregon', abbr: 'OR' }]);
      expect(await names('New York')).toEqual(['New York, NY', 'New York']);
    });

    it.each(['00000', 'Atlantis', '__proto__', 'constructor'])('knows nothing of %s', async (text) => {
      expect(await find(text)).toEqual([]);
    });

    it('says that it could not be loaded', async () => {
      expect((await rejection(find('80202', unreachable()))).code).toBe('network_error');
    });
  });
}
