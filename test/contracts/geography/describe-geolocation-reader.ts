import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { namedPlace } from '#src/domain/geography/geolocation';
import { shippability } from '#src/domain/geography/shippable';
import { rejection } from '#test/contracts/shop/rejection';
import { unitedStates } from '#test/domain/geography/united-states';

/** A place as services know it. */
export interface TestPlace {
  readonly country: string;
  readonly countryCode: string;
  readonly region: string;
  readonly regionCode: string;
}

export interface GeolocationUnderTest {
  readonly reader: GeolocationReader;
  locate(place: TestPlace): Promise<void>;
  /** The next call meets this. */
  fail(how: 'server-error' | 'silence' | 'no-connection'): Promise<void>;
}

export interface GeolocationSubject {
  make(): Promise<GeolocationUnderTest>;
  dispose(): Promise<void>;
}

export const utah: TestPlace = { country: 'United States', countryCode: 'US', region: 'Utah', regionCode: 'UT' };
const france: TestPlace = { country: 'France', countryCode: 'FR', region: 'Occitanie', regionCode: 'OCC' };

/** Tests the contract of every geolocation service (spec §4 Geolocation, §7 Other calls). */
export function describeGeolocationReader(name: string, { make, dispose }: GeolocationSubject): void {
  describe(`GeolocationReader of ${name} (spec §4 Geolocation, §7 IP geolocation service)`, () => {
    let subject: GeolocationUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    afterAll(dispose);

    it('takes everybody to be in California until it is told otherwise (spec §9)', async () => {
      const place = await subject.reader.read();
      expect(namedPlace(place, unitedStates)).toEqual({ country: 'United States', region: 'California' });
    });

    it('names a state so that the shop knows whether wine can go there', async () => {
      await subject.locate(utah);
      const place = await subject.reader.read();
      expect(shippability(place, unitedStates)).toEqual({ kind: 'excluded-state', region: 'Utah' });
    });

    it('names a country that is not served', async () => {
      await subject.locate(france);
      expect(shippability(await subject.reader.read(), unitedStates)).toEqual({ kind: 'elsewhere' });
    });

    it('knows of some only the country', async () => {
      await subject.locate({ ...france, region: '', regionCode: '' });
      expect((await subject.reader.read()).region).toBe('');
    });

    it.each([
      ['no country', { country: '', countryCode: '', region: '', regionCode: '' }],
      ['no state of the United States', { ...utah, region: '', regionCode: '' }],
    ])('refuses an answer that names %s', async (_what, place) => {
      await subject.locate(place);
      expect((await rejection(subject.reader.read())).code).toBe('wrong_shape');
    });

    it.each([
      ['server-error', 'server_error'],
      ['silence', 'timeout'],
      ['no-connection', 'network_error'],
    ] as const)('says that there was %s', async (how, code) => {
      await subject.fail(how);
      expect((await rejection(subject.reader.read())).code).toBe(code);
    });
  });
}
