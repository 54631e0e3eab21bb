import { describe, expect, it, vi } from 'vitest';
import { StytchSessionHint } from '#src/infrastructure/stytch/stytch-session-hint';

describe('The cookie of a session (spec §6 Guest)', () => {
  it.each([
    ['theme=dark; stytch_session=abc', true],
    ['theme=dark', false],
    ['stytch_session_jwt=abc', false],
    ['', false],
  ])('in "%s" hints at somebody: %s', (cookie, hint) => {
    vi.stubGlobal('document', { cookie });
    expect(new StytchSessionHint().mayBeSignedIn()).toBe(hint);
  });

  it('is not there for a browser that forbids cookies', () => {
    vi.stubGlobal('document', {
      get cookie(): string {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    });
    expect(new StytchSessionHint().mayBeSignedIn()).toBe(false);
  });
});
