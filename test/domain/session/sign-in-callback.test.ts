import { describe, expect, it } from 'vitest';
import { incompleteCallback, readSignInCallback } from '../../../src/domain/session/sign-in-callback';

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readSignInCallback((name) => parameters.getAll(name));
};

describe('The sign-in callback (spec §2 Query parameters, §5 The callback needs both)', () => {
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
    'token=abc', 'stytch_token_type=oauth', 'token=&stytch_token_type=oauth', 'token=abc&stytch_token_type=', 'token=abc&stytch_token_type=sms',
    'token=abc&token=def&stytch_token_type=oauth', 'token=abc&stytch_token_type=oauth&stytch_token_type=magic_links',
    'magic_credential=a&magic_credential=b', 'magic_credential=a&auth_credential=b',
  ])('is incomplete with %s', (query) => {
    expect(read(query)).toEqual({ kind: 'incomplete' });
  });

  it('is none without any of its parameters', () => {
    expect(read('ref=a-friend')).toBeUndefined();
  });

  it('says what it needs in the words of the specification', () => {
    expect(incompleteCallback).toBe('In order to handleCallback, token and stytch_token_type must be in the query parameters');
  });
});
