import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultReturnPath, safeReturnPath } from '#src/domain/session/return-path';

describe('Where to return after sign-in (spec §4 Sign-in)', () => {
  it.each([
    '/',
    '/checkout/?step=payment',
    '/account/security/',
    '/products/quiet-red/#reviews',
    '/search/?q=/..//x',
    '/a..b/',
  ])('is %s when asked', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'checkout/',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\tevil',
    '/a\\b',
    '/%0a\n/evil.example',
    ' /checkout/',
    '/..//evil.example/',
    '/.//evil.example/',
    '/%2e%2E//evil.example/',
    '/shop/.%2e/..//evil.example/',
    '/shop/..',
  ])('is never %j', (wanted) => {
    expect(safeReturnPath(wanted)).toBe(defaultReturnPath);
  });

  it('never leaves this shop, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
          fc.array(fc.constantFrom('.', '..', '%2e', '', 'x', '?')).map((parts) => `/${parts.join('/')}`),
        ),
        (wanted) => {
          const { origin, pathname } = new URL(safeReturnPath(wanted), 'https://shop.example');
          expect([origin, pathname.startsWith('//')]).toEqual(['https://shop.example', false]);
        },
      ),
    );
  });
});
