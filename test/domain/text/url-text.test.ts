import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEscapes, marksAfterLinks, withoutMarks } from '#src/domain/text/url-text';

describe('The escapes of an address (spec §2 Screens and routes)', () => {
  it('are decoded', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeEscapes(encodeURIComponent(text)) === text));
    expect(decodeEscapes('a%2Fb%20c', decodeURI)).toBe('a%2Fb c');
  });

  it.each(['50%-off', '%', '%E0%A4%A', '%ff'])('are none in "%s"', (text) => {
    expect([decodeEscapes(text), decodeEscapes(text, decodeURI)]).toEqual([undefined, undefined]);
  });
});

describe('A path without the marks that programs take into a link (spec §2 Screens and routes)', () => {
  const marks = fc.string({ unit: fc.constantFrom(...Array.from(marksAfterLinks)), minLength: 1, maxLength: 4 });
  const escaped = (text: string) =>
    Array.from(text, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`).join('');

  it('is that of the page, wherever the marks and the slash stand', () => {
    const path = fc.stringMatching(/^(\/[a-z0-9-]{1,6}){1,3}$/);
    fc.assert(
      fc.property(
        path,
        marks,
        fc.boolean(),
        fc.constantFrom('', '/'),
        fc.constantFrom('', '/'),
        (page, end, asEscapes, before, after) => {
          expect(withoutMarks(`${page}${before}${asEscapes ? escaped(end) : end}${after}`)).toBe(`${page}/`);
        },
      ),
    );
  });

  it.each(['', '/', '/shop', '/shop/', '/cart/RED-1:2,WHITE-1:1/', '/a.b', "/it's/", '/100%25', '//'])(
    'is "%s" itself where it ends with none',
    (path) => {
      expect(withoutMarks(path)).toBe(path);
    },
  );
});
