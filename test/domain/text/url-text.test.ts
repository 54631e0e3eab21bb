import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEscapes } from '#src/domain/text/url-text';

describe('The escapes of an address (spec §2 Screens and routes)', () => {
  it('are decoded', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeEscapes(encodeURIComponent(text)) === text));
    expect(decodeEscapes('a%2Fb%20c', decodeURI)).toBe('a%2Fb c');
  });

  it.each(['50%-off', '%', '%E0%A4%A', '%ff'])('are none in "%s"', (text) => {
    expect([decodeEscapes(text), decodeEscapes(text, decodeURI)]).toEqual([undefined, undefined]);
  });
});
