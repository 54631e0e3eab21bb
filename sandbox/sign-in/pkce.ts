import { createHash } from 'node:crypto';
import { SignInRefusal } from './errors';

/** The PKCE code challenge, 43 characters of base64url. Throws when it is required and missing. */
export function requireChallenge(codeChallenge: string | undefined, required: boolean): string | null {
  if (codeChallenge === undefined && !required) return null;
  if (codeChallenge === undefined || !/^[\w-]{43}$/.test(codeChallenge))
    throw new SignInRefusal('invalid_pkce_code_challenge');
  return codeChallenge;
}

/** Checks the code verifier against the code challenge. */
export function verifyPkce(codeChallenge: string | null, codeVerifier: string | undefined): void {
  if (codeChallenge === null) {
    if (codeVerifier !== undefined) throw new SignInRefusal('pkce_did_not_expect_code_verifier');
    return;
  }
  if (codeVerifier === undefined) throw new SignInRefusal('pkce_expected_code_verifier');
  if (createHash('sha256').update(codeVerifier).digest('base64url') !== codeChallenge)
    throw new SignInRefusal('pkce_mismatch');
}
