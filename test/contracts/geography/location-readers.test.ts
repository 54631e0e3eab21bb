import { describe, expect, it } from 'vitest';
import type { LocationReader } from '#src/application/ports/geography/location-reader';
import { lazyPort } from '#src/composition/lazy';
import { readPlaceText } from '#src/domain/geography/store-search';
import { pointOnMap } from '#src/domain/geography/us-map';
import type { Gazetteer } from '#src/infrastructure/geography/census-location-reader';
import gazetteer from '#src/infrastructure/geography/gazetteer.json';
import { openGazetteer } from '#src/infrastructure/geography/open-gazetteer';
import { InMemoryLocationReader } from '#test/fakes/geography/in-memory-location-reader';
import { describeLocationReader } from './describe-location-reader';

const census = gazetteer as unknown as Gazetteer;

describeLocationReader('the fake in memory', {
  make: () => new InMemoryLocationReader(),
  unreachable: () => Object.assign(new InMemoryLocationReader(), { isUnreachable: true }),
});

describeLocationReader('the gazetteer', {
  make: () => openGazetteer(),
  unreachable: () => lazyPort<LocationReader>(() => Promise.reject(new Error('No such chunk'))),
});

describe('The gazetteer', () => {
  it('knows the zip codes of every state, each in the United States', () => {
    expect(census.states).toHaveLength(51);
    expect(Object.keys(census.zipAreas).length).toBeGreaterThan(880);
    for (const [zip, [latitude, longitude]] of Object.entries(census.zipAreas)) {
      expect(zip).toMatch(/^\d{3}$/);
      expect(latitude, zip).toBeGreaterThan(18);
      expect(latitude, zip).toBeLessThan(72);
      expect(longitude, zip).toBeGreaterThan(-180);
      expect(longitude, zip).toBeLessThan(-65);
    }
  });

  it('knows no city twice, and cities of the listed states only', () => {
    const names = census.cities.map(([city, abbr]) => `${city}, ${abbr}`);
    expect(new Set(names).size).toBe(names.length);
    const states = new Set(census.states.map(([abbr]) => abbr));
    expect(census.cities.filter(([, abbr]) => !states.has(abbr))).toEqual([]);
  });

  it.each([
    ['LA', ['Los Angeles, CA', 'Louisiana']],
    ['DC', ['Washington, DC', 'District of Columbia']],
    ['SF', ['San Francisco, CA']],
    ['Philly', ['Philadelphia, PA']],
    ['Vegas', ['Las Vegas, NV']],
    ['Billings, MT', ['Billings, MT']],
    ['MT', ['Montana']],
    ['St. Louis, Missouri', ['Saint Louis, MO']],
  ])('reads "%s" as people mean it', async (text, names) => {
    const found = await openGazetteer().find(readPlaceText(text)!);
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  it('puts all cities but those of Alaska and Hawaii on the map', () => {
    const off = census.cities.filter(([, , latitude, longitude]) => !pointOnMap({ latitude, longitude }));
    expect(new Set(off.map(([, abbr]) => abbr))).toEqual(new Set(['AK', 'HI']));
  });
});
