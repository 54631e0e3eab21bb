import { describe, expect, it } from 'vitest';
import { requirement, StytchSignInCallbackReader } from '#src/infrastructure/stytch/stytch-sign-in-callback-reader';

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return new StytchSignInCallbackReader().read((name) => parameters.getAll(name));
};

describe('The address of the sign-in callback (spec §2 Query parameters, §5 The callback needs both)', () => {
  it.each([
    ['token=abc&stytch_token_type=magic_links', { kind: 'magic-link', token: 'abc' }],
    ['token=abc&stytch_token_type=oauth', { kind: 'oauth', token: 'abc' }],
    ['token=abc&stytch_token_type=reset_password', { kind: 'reset-password', token: 'abc' }],
    ['magic_credential=abc', { kind: 'credential', token: 'abc' }],
    ['auth_credential=abc', { kind: 'credential', token: 'abc' }],
  ])('reads %s', (query, callback) => {
    expect(read(query)).toEqual(callback);
  });

  it.each([
    'token=abc',
    'stytch_token_type=oauth',
    'token=&stytch_token_type=oauth',
    'token=abc&stytch_token_type=',
    'token=abc&stytch_token_type=sms',
    'token=abc&stytch_token_type=constructor',
    'token=abc&token=def&stytch_token_type=oauth',
    'token=abc&stytch_token_type=oauth&stytch_token_type=magic_links',
    'magic_credential=a&magic_credential=b',
    'magic_credential=a&auth_credential=b',
  ])('is incomplete with %s', (query) => {
    expect(read(query)).toEqual({ kind: 'incomplete', requirement });
  });

  it.each([
    ['error=access_denied&error_description=No', 'access_denied'],
    ['stytch_token_type=oauth&error=account_in_use', 'account_in_use'],
    ['error=server_error', 'oauth_refused'],
    ['error=constructor', 'oauth_refused'],
    ['error=', 'oauth_refused'],
  ])('is a refusal of the account elsewhere (spec §7 oauth) with %s', (query, reason) => {
    expect(read(query)).toEqual({ kind: 'refused', reason });
  });

  it('is not a refusal when there is a token', () => {
    expect(read('error=access_denied&token=abc&stytch_token_type=oauth')).toEqual({ kind: 'oauth', token: 'abc' });
  });

  it('is none without any of its parameters', () => {
    expect(read('ref=a-friend')).toEqual({ kind: 'absent', requirement });
  });

  it('names its needs in the words of the specification', () => {
    expect(requirement).toBe('In order to handleCallback, token and stytch_token_type must be in the query parameters');
  });
});
