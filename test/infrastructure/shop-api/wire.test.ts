import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { checked } from '#src/infrastructure/shared/checks';
import { day } from '#src/infrastructure/shop-api/checks';
import { toId, toWireId } from '#src/infrastructure/shop-api/wire';

describe('Ids of a back end that counts', () => {
  it('come back as the number they were', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (number) => toWireId(toId(number)) === number));
  });

  it.each(['', ' ', 'line-7', '7x', '07', '+7', '1.5', '1e3', '0x10', 'NaN', 'Infinity', '9007199254740993', '../1'])(
    'are none that it never gave: "%s" is not found',
    (text) => {
      expect(() => toWireId(text)).toThrow(expect.objectContaining({ code: 'not_found' }) as GatewayError);
    },
  );
});

describe('Planned days on the wire (spec §3 Subscription, actionableDate)', () => {
  it.each([
    ['2027-02-20', '2027-02-20'],
    ['2027-02-20T00:00:00.000Z', '2027-02-20'],
    ['2027-02-20T00:00:00+10:00', '2027-02-20'],
    ['2027-02-20T23:59:59-08:00', '2027-02-20'],
  ])('%s is %s: the day as it is written', (text, expected) => {
    expect(checked(day, text)).toBe(expected);
  });
});
