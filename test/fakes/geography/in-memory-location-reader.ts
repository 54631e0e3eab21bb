import { GatewayError } from '#src/application/ports/gateway-error';
import type { LocationReader } from '#src/application/ports/geography/location-reader';
import { type Location, placeKey, type PlaceText } from '#src/domain/geography/store-search';
import type { Gate } from '#test/fakes/shop/gate';

/** Knows a handful of places, by the texts that may be typed for them. */
export class InMemoryLocationReader implements LocationReader {
  isUnreachable = false;
  /** Holds the next results. */
  gate: Gate | undefined = undefined;

  async find(place: NonNullable<PlaceText>): Promise<readonly Location[]> {
    await this.gate?.pass();
    if (this.isUnreachable) throw new GatewayError({ code: 'network_error' });
    if (place.kind === 'zip')
      return areas.get(place.zip.slice(0, 3))?.map((area) => ({ ...area, name: place.zip })) ?? [];
    return names.get(place.key) ?? [];
  }
}

const area = (name: string, latitude: number, longitude: number): Location => ({
  kind: 'area',
  name,
  middle: { latitude, longitude },
});
const portland = area('Portland, OR', 45.53, -122.65);
const portlandMaine = area('Portland, ME', 43.67, -70.27);
const saintPaul = area('Saint Paul, MN', 44.95, -93.1);
const newYork = area('New York, NY', 40.76, -73.98);
const oregon: Location = { kind: 'state', name: 'Oregon', abbr: 'OR' };
const newYorkState: Location = { kind: 'state', name: 'New York', abbr: 'NY' };

const areas: ReadonlyMap<string, readonly Location[]> = new Map([
  ['802', [area('', 39.73, -104.96)]],
  ['972', [portland]],
  ['598', [area('', 46.9, -114)]],
]);
const names: ReadonlyMap<string, readonly Location[]> = new Map(
  (
    [
      ['Portland', [portland, portlandMaine]],
      ['Portland, OR', [portland]],
      ['Portland, Oregon', [portland]],
      ['Portland, ME', [portlandMaine]],
      ['Saint Paul', [saintPaul]],
      ['New York', [newYork, newYorkState]],
      ['NYC', [newYork]],
      ['NYC, NY', [newYork]],
      ['New York City', [newYork]],
      ['Oregon', [oregon]],
      ['OR', [oregon]],
    ] as const
  ).map(([name, found]) => [placeKey(name), found]),
);
