import { describe, expect, it } from 'vitest';
import type { LandingOffer } from '#src/domain/campaign/campaign-content';
import type { OfferLine } from '#src/domain/campaign/campaign-content';
import { offerSituation } from '#src/domain/campaign/landing-offer';
import { aProduct } from '#test/builders/a-product';

const white: OfferLine = { sku: 'WHITE-1', quantity: 2, product: aProduct() };
const red: OfferLine = { sku: 'RED-1', quantity: 1, product: aProduct({ sku: 'RED-1' }) };
const soldOut: OfferLine = {
  sku: 'ROSE-1',
  quantity: 1,
  product: aProduct({ sku: 'ROSE-1', stock: { kind: 'out-of-stock' } }),
};
const unknown: OfferLine = { sku: 'GONE-1', quantity: 1 };

describe('An offer (spec §2 /en-US/try/{offer})', () => {
  it('leads to a cart with its lines and its code', () => {
    expect(offerSituation({ lines: [white, red], code: 'TEN' })).toEqual({
      kind: 'open',
      target: { kind: 'cart', to: '/cart/WHITE-1:2,RED-1:1/?promo=TEN' },
      lines: [white, red],
      missing: 0,
    });
  });

  it.each([
    [
      { lines: [], club: 12, code: 'BOX ONE' },
      { kind: 'club', to: '/can-club/join/12/?promo=BOX%20ONE' },
    ],
    [
      { lines: [], club: 24 },
      { kind: 'club', to: '/can-club/join/24/' },
    ],
    [
      { lines: [], code: 'TEN' },
      { kind: 'shop', to: '/shop/?promo=TEN' },
    ],
  ] as const)('without lines leads to where its code is of use: %j', (offer, target) => {
    expect(offerSituation(offer)).toEqual({ kind: 'open', target, lines: [], missing: 0 });
  });

  it('goes on with its remaining products, and names the number of the missing ones', () => {
    expect(offerSituation({ lines: [soldOut, white, unknown] })).toMatchObject({
      target: { to: '/cart/WHITE-1:2/' },
      lines: [white],
      missing: 2,
    });
  });

  it('is sold out, or gone, when nothing of it can be had', () => {
    expect(offerSituation({ lines: [soldOut, unknown] })).toEqual({ kind: 'sold-out', lines: [soldOut] });
    expect(offerSituation({ lines: [unknown] })).toEqual({ kind: 'gone', lines: [] });
  });

  it('ends with its last day, when that is over in every state', () => {
    const offer: LandingOffer = { lines: [white, soldOut], ends: '2027-01-31' };
    const at = (time: string) => offerSituation(offer, Date.parse(time)).kind;
    expect(at('2027-02-01T09:59:59.999Z')).toBe('open');
    expect(at('2027-02-01T10:00:00Z')).toBe('over');
    expect(offerSituation(offer, Date.parse('2028-01-01T00:00:00Z'))).toEqual({
      kind: 'over',
      ended: '2027-01-31',
      lines: [white, soldOut],
    });
    expect(offerSituation(offer).kind).toBe('open');
  });
});
