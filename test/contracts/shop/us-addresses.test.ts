import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxErrors } from '#sandbox/shop/customers/post-office-box';
import { readUsPhone as phoneOfSandbox } from '#sandbox/shop/customers/us-phone';
import { isZipCodeOf as isInSandbox, stateOfZipCode as stateInSandbox } from '#sandbox/shop/geography/zip-code-state';
import { postOfficeBoxLine } from '#src/domain/address-book/post-office-box';
import { readUsPhone } from '#src/domain/address-book/us-phone';
import { isZipCodeOf, stateOfZipCode } from '#src/domain/address-book/zip-code-state';
import { isPostOfficeBox as boxOfEngine } from '../../../engines/vendure/src/plugins/core/address/post-office-box';
import { readUsPhone as phoneOfEngine } from '../../../engines/vendure/src/plugins/core/address/us-phone';
import {
  isZipCodeOf as isInEngine,
  stateOfZipCode as stateInEngine,
} from '../../../engines/vendure/src/plugins/core/address/zip-code-state';

const areas = Array.from({ length: 1000 }, (_, area) => String(area).padStart(3, '0'));

/** The storefront and both back ends state the rules on their own, so only a test can hold them together. */
describe('Storefront, sandbox and engine read an address of the United States alike (spec §9 Shipping)', () => {
  it('know the same state of every ZIP code', () => {
    for (const zipcode of [
      ...areas.map((area) => `${area}01`),
      '06390',
      '73960',
      '83414',
      '96799',
      '20588',
      '20598',
      '93650-1234',
    ]) {
      expect([zipcode, stateInSandbox(zipcode), stateInEngine(zipcode)]).toEqual([
        zipcode,
        stateOfZipCode(zipcode),
        stateOfZipCode(zipcode),
      ]);
    }
  });

  it.each([
    ['02861', 'RI', 'MA'],
    ['20135', 'VA', 'WV'],
    ['20588', 'MD', 'MD'],
    ['20598', 'VA', 'VA'],
    ['42223', 'KY', 'TN'],
    ['51023', 'IA', 'SD'],
    ['59221', 'MT', 'ND'],
    ['63673', 'MO', 'IL'],
    ['71749', 'AR', 'LA'],
    ['73949', 'OK', 'TX'],
    ['79922', 'TX', 'NM'],
    ['81137', 'CO', 'NM'],
    ['84531', 'UT', 'AZ'],
    ['86514', 'AZ', 'NM', 'UT'],
    ['97635', 'OR', 'CA'],
    ['99362', 'WA', 'OR'],
    ['93650', 'CA', 'CA'],
  ])('know that mail with %s goes to %s and %s', (zipcode, ...states) => {
    const everywhere = [...new Set(areas.map((area) => stateOfZipCode(`${area}01`)))].filter(
      (state) => state !== undefined,
    );
    for (const isOf of [isZipCodeOf, isInSandbox, isInEngine])
      expect(everywhere.filter((state) => isOf(zipcode, state)).sort()).toEqual([...new Set(states)].sort());
  });

  it('know the same further states of every ZIP code', () => {
    const [ofStorefront, ...ofOthers] = [
      'src/domain/address-book/zip-code-state.ts',
      'sandbox/shop/geography/zip-code-state.ts',
      'engines/vendure/src/plugins/core/address/zip-code-state.ts',
    ].map((file) => readFileSync(file, 'utf8').match(/\b\d{5}[A-Z]{2}\b/g));
    expect(ofStorefront?.length).toBeGreaterThan(130);
    expect(ofOthers).toEqual([ofStorefront, ofStorefront]);
  });

  it('keep the same form of a phone number', () => {
    const unit = fc.constantFrom(
      ...Array.from('0123456789'),
      ' ',
      '-',
      '(',
      ')',
      '.',
      '/',
      '+',
      'x',
      ';',
      'ext. ',
      '503 555 0123',
      '503-555-0123;ext=',
      '(911) 555',
      '555-010-0123',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (typed) => {
        const kept = readUsPhone(typed);
        expect([phoneOfSandbox(typed.trim()), phoneOfEngine(typed.trim())]).toEqual([kept, kept]);
      }),
    );
  });

  it('see the same post-office boxes', () => {
    const unit = fc.constantFrom('P', 'O', '0', '.', ' ', '#', 'Box', 'bx', 'B', '12', 'Post', 'Office', 'al', 'wood');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (address1) => {
        const isBox = postOfficeBoxLine({ address1, address2: '' }) !== undefined;
        expect([Object.keys(boxErrors({ address1, address2: null })).length > 0, boxOfEngine(address1)]).toEqual([
          isBox,
          isBox,
        ]);
      }),
    );
  });
});
