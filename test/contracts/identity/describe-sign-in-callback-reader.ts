import { describe, expect, it } from 'vitest';
import type { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';

/** A reader, and the addresses that its provider leads back to, as query strings. */
interface CallbackAddresses {
  readonly reader: SignInCallbackReader;
  readonly successes: Readonly<
    Record<'magic-link' | 'oauth' | 'reset-password' | 'credential', (token: string) => string>
  >;
  readonly refusal: (reason: string) => string;
  /** Without a token, and with a token of no known kind. */
  readonly withoutToken: string;
  readonly ofNoKind: (token: string) => string;
}

export function describeSignInCallbackReader(name: string, addresses: CallbackAddresses): void {
  describe(`SignInCallbackReader of ${name} (spec §2 Query parameters, §5 The callback needs both)`, () => {
    const { reader, successes, refusal, withoutToken, ofNoKind } = addresses;
    const read = (query: string) => {
      const parameters = new URLSearchParams(query);
      return reader.read((parameter) => parameters.getAll(parameter));
    };
    const requirement = expect.stringMatching(/[^.]$/) as string;

    it.each(Object.entries(successes))('reads the token of a %s as it is', (kind, address) => {
      expect(read(address('a%2Bb'))).toEqual({ kind, token: 'a+b' });
      expect(read(`ref=a-friend&${address('abc')}`)).toEqual({ kind, token: 'abc' });
    });

    it.each(Object.values(successes))('names the missing part of a doubled or empty token (%#)', (address) => {
      expect(read(`${address('abc')}&${address('def')}`)).toEqual({ kind: 'incomplete', requirement });
      expect(read(address(''))).not.toMatchObject({ token: expect.anything() as unknown });
    });

    it.each(['constructor', '__proto__', ''])('names the missing part of a token of no known kind', (unknown) => {
      expect(read(ofNoKind(unknown))).toEqual({ kind: 'incomplete', requirement });
    });

    it('names the missing part of an address without a token', () => {
      expect(read(withoutToken)).toEqual({ kind: 'incomplete', requirement });
    });

    it.each([
      ['access_denied', 'access_denied'],
      ['account_in_use', 'account_in_use'],
      ['server_error', 'oauth_refused'],
      ['constructor', 'oauth_refused'],
      ['', 'oauth_refused'],
    ])('reads the refusal "%s" of the account elsewhere (spec §7 oauth) as %s', (told, reason) => {
      expect(read(refusal(told))).toEqual({ kind: 'refused', reason });
    });

    it('takes a token for a success, whatever else is said', () => {
      expect(read(`${refusal('access_denied')}&${successes.oauth('abc')}`)).toEqual({ kind: 'oauth', token: 'abc' });
    });

    it.each(['', 'ref=a-friend'])('finds nothing in an address that says "%s"', (query) => {
      expect(read(query)).toEqual({ kind: 'absent', requirement });
    });
  });
}
