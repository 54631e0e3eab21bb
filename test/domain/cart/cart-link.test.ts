import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCartLink, mostCartLinkEntries, parseCartLink } from '#src/domain/cart/cart-link';
import { maximumQuantity } from '#src/domain/cart/quantity';

const skus = fc.stringMatching(/^[\w.|-]{1,64}$/);
const quantities = fc.integer({ min: 1, max: maximumQuantity });
const links = fc.uniqueArray(fc.record({ sku: skus, quantity: quantities }), {
  selector: ({ sku }) => sku,
  maxLength: mostCartLinkEntries,
});

/** Returns the part of an address that a page receives: between "/cart/" and the next slash, decoded. */
const partOf = (path: string) => decodeURIComponent(path.split('/')[2] ?? '');

describe('The address of a cart link (spec §2 /en-US/cart/)', () => {
  it('is read as it was written, whatever it asks for', () => {
    fc.assert(
      fc.property(links, (lines) => {
        expect(parseCartLink(partOf(formatCartLink(lines)))).toEqual({ lines, badQuantities: [], unreadable: 0 });
      }),
    );
  });

  it('carries its code along, whatever is in it', () => {
    const path = formatCartLink([{ sku: 'RED-1|WHITE-1', quantity: 2 }], 'A&B=1');
    expect(path).toBe('/cart/RED-1%7CWHITE-1:2/?promo=A%26B%3D1');
    expect(formatCartLink([{ sku: 'RED-1', quantity: 1 }])).toBe('/cart/RED-1:1/');
  });

  it.each(['', '0', '-1', '1.5', '1e6', '241', '99999', 'two', ' '])('names a sku with the quantity %j', (quantity) => {
    expect(parseCartLink(`RED-1:${quantity},WHITE-1:2`)).toEqual({
      lines: [{ sku: 'WHITE-1', quantity: 2 }],
      badQuantities: ['RED-1'],
      unreadable: 0,
    });
  });

  it('adds up repeated skus, as long as a cart may hold them', () => {
    expect(parseCartLink('RED-1:2, RED-1:3\u200e').lines).toEqual([{ sku: 'RED-1', quantity: 5 }]);
    expect(parseCartLink('RED-1:200,RED-1:41')).toEqual({ lines: [], badQuantities: ['RED-1'], unreadable: 0 });
    expect(parseCartLink('RED-1:2,RED-1:nine').badQuantities).toEqual(['RED-1']);
  });

  it('counts invalid skus, and repeats none of them', () => {
    expect(parseCartLink('Call 555 now!:1,RED-1:1,<b>:2,RED-1:1:1,__proto__:1')).toEqual({
      lines: [
        { sku: 'RED-1', quantity: 1 },
        { sku: '__proto__', quantity: 1 },
      ],
      badQuantities: [],
      unreadable: 3,
    });
  });

  it('stops reading at its limit, and says how much it left', () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `SKU-${index}:1`).join(',');
    const link = parseCartLink(text);
    expect([link.lines.length, link.unreadable]).toEqual([50, 9950]);
    const atLimit = parseCartLink(Array.from({ length: 50 }, (_, index) => `SKU-${index}:1`).join(','));
    expect([atLimit.lines.length, atLimit.unreadable]).toEqual([50, 0]);
  });

  it('is read without failing, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { lines, badQuantities, unreadable } = parseCartLink(text);
        const entries = text.split(',').filter((entry) => entry.trim() !== '').length;
        expect(lines.length + badQuantities.length + unreadable).toBeLessThanOrEqual(entries);
      }),
    );
  });
});
