import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultReturnPath, safeReturnPath } from '#src/domain/session/return-path';

describe('Where to return after sign-in (spec §4 Sign-in)', () => {
  it.each(['/', '/checkout/?step=payment', '/account/security/', '/products/quiet-red/#reviews'])(
    'is %s when asked',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

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
        ),
        (wanted) => {
          expect(new URL(safeReturnPath(wanted), 'https://shop.example').origin).toBe('https://shop.example');
        },
      ),
    );
  });
});
