import type { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import type { OAuthRefusal, SignInCallback } from '#src/domain/session/sign-in-callback';

const kinds = ['magic-link', 'oauth', 'reset-password', 'credential'] as const;
const refusals: readonly OAuthRefusal[] = ['access_denied', 'account_in_use'];

/** Addresses of a provider that names its parameters `way`, `key` and `refusal`. */
export class PlainSignInCallbackReader implements SignInCallbackReader {
  static readonly requirement = 'An address needs way and key, each of them once';

  read(values: (name: string) => readonly string[]): SignInCallback {
    const { requirement } = PlainSignInCallbackReader;
    const [ways, keys, [refusal]] = [values('way'), values('key'), values('refusal')];
    if (keys.length === 0 && refusal !== undefined)
      return { kind: 'refused', reason: refusals.find((known) => known === refusal) ?? 'oauth_refused' };
    if (ways.length === 0 && keys.length === 0) return { kind: 'absent', requirement };
    const kind = kinds.find((known) => known === ways[0]);
    const [token] = keys;
    return kind && token && ways.length === 1 && keys.length === 1
      ? { kind, token }
      : { kind: 'incomplete', requirement };
  }
}
