import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnvironment } from '#src/config/environment';
import { GeolocationController } from '#src/plugins/geolocation/api/geolocation-controller';
import { liveShop } from '#test/support/live-shop';

const live = { ...liveShop, DATABASE_URL: 'postgres://localhost/shop' };
const cloudflare = { COUNTRY_HEADER: 'CF-IPCountry', REGION_HEADER: 'CF-Region-Code' };
const unknown = { data: { location: { country: '', region: '' } } };

function locate(variables: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>): object {
  const { placeHeaders } = readEnvironment({ ...live, ...variables });
  return new GeolocationController(placeHeaders ?? null).locate(headers);
}

describe('The place of a visitor (spec §7 IP geolocation service)', () => {
  for (const [cdn, country, region] of [
    ['Cloudflare', 'CF-IPCountry', 'CF-Region-Code'],
    ['Vercel', 'X-Vercel-IP-Country', 'X-Vercel-IP-Country-Region'],
    ['CloudFront', 'CloudFront-Viewer-Country', 'CloudFront-Viewer-Country-Region'],
  ] as const)
    it(`is the place in the headers of ${cdn}`, () => {
      const variables = { COUNTRY_HEADER: country, REGION_HEADER: region, TRUSTED_PROXIES: '2' };
      const headers = { [country.toLowerCase()]: 'US', [region.toLowerCase()]: 'UT' };
      assert.deepEqual(locate(variables, headers), { data: { location: { country: 'US', region: 'UT' } } });
    });

  it('is not believed without a proxy that is trusted', () => {
    assert.deepEqual(locate(cloudflare, { 'cf-ipcountry': 'US', 'cf-region-code': 'UT' }), unknown);
  });

  it('is unknown without the variables, and without the headers', () => {
    assert.deepEqual(locate({ TRUSTED_PROXIES: '1' }, { 'cf-ipcountry': 'US', 'cf-region-code': 'UT' }), unknown);
    assert.deepEqual(locate({ ...cloudflare, TRUSTED_PROXIES: '1' }, {}), unknown);
  });

  it('is the country alone where no more is said', () => {
    const variables = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '1' };
    assert.deepEqual(locate(variables, { 'cf-ipcountry': 'fr', 'cf-region-code': 'OCC' }), {
      data: { location: { country: 'FR', region: '' } },
    });
  });

  it('is unknown where a header holds no code: of nowhere, of Tor, of two headers that were joined', () => {
    for (const country of ['XX', 'T1', 'US, FR', '<b>', ''])
      assert.deepEqual(locate({ ...cloudflare, TRUSTED_PROXIES: '1' }, { 'cf-ipcountry': country }), unknown);
    assert.deepEqual(
      locate({ ...cloudflare, TRUSTED_PROXIES: '1' }, { 'cf-ipcountry': 'US', 'cf-region-code': 'CA, UT' }),
      { data: { location: { country: 'US', region: '' } } },
    );
  });

  it('asks for names of headers', () => {
    assert.throws(
      () => readEnvironment({ ...live, COUNTRY_HEADER: 'CF IPCountry' }),
      /COUNTRY_HEADER is "CF IPCountry"/,
    );
  });
});
