import { describe, expect, it } from 'vitest';
import { type SignInMethod, signInMethods } from '#src/domain/session/sign-in-session';
import { type FactorKind, isRemovable, type SignInFactor, type SignInUser } from '#src/domain/session/sign-in-user';

const factor = (kind: FactorKind, { id = `${kind}-1`, isVerified = true } = {}): SignInFactor => ({
  kind,
  id,
  name: id,
  isVerified,
});
const userWith = (factors: readonly SignInFactor[], hasPassword = false): SignInUser => ({
  id: 'user-1',
  name: '',
  emails: [],
  factors,
  hasPassword,
  untrustedMetadata: {},
});

interface Circumstances {
  readonly hasPassword?: boolean;
  readonly offered?: readonly SignInMethod[];
}

/** The ids of those that can be taken away. */
function removable(
  factors: readonly SignInFactor[],
  { hasPassword = false, offered = signInMethods }: Circumstances = {},
) {
  const user = userWith(factors, hasPassword);
  return factors.filter((one) => isRemovable(user, one, offered)).map(({ id }) => id);
}

describe('Removable ways to sign in (spec §7 DELETE /users, §5)', () => {
  it.each(['email', 'phone-number', 'oauth', 'passkey', 'wallet'] as const)(
    'is nothing, when %s is the only way to sign in',
    (kind) => {
      expect(removable([factor(kind)])).toEqual([]);
    },
  );

  it.each(['phone-number', 'oauth', 'passkey', 'wallet'] as const)(
    'is either, when there are an address and %s',
    (kind) => {
      expect(removable([factor('email'), factor(kind)])).toEqual(['email-1', `${kind}-1`]);
    },
  );

  it.each(['totp', 'biometric'] as const)('are always %s, which alone signs no user in here', (kind) => {
    expect(removable([factor('email'), factor(kind)])).toEqual([`${kind}-1`]);
  });

  it('is the one that is not confirmed, but not the one that is', () => {
    expect(removable([factor('email'), factor('phone-number', { isVerified: false })])).toEqual(['phone-number-1']);
  });

  it('is any of two of a kind', () => {
    expect(removable([factor('email'), factor('email', { id: 'email-2' })])).toEqual(['email-1', 'email-2']);
  });

  it('are those that a password with an address makes needless', () => {
    const factors = [factor('email', { isVerified: false }), factor('phone-number')];
    expect(removable(factors)).toEqual(['email-1']);
    expect(removable(factors, { hasPassword: true })).toEqual(['email-1', 'phone-number-1']);
  });

  it('is not the last one whose way the shop offers (spec §9 Sign-in methods)', () => {
    expect(removable([factor('email'), factor('oauth')], { offered: ['emailMagicLinks'] })).toEqual(['oauth-1']);
    expect(removable([factor('email'), factor('oauth')], { offered: ['oauth'] })).toEqual(['email-1']);
    expect(removable([factor('email'), factor('oauth')], { hasPassword: true, offered: ['passwords'] })).toEqual([
      'oauth-1',
    ]);
  });
});
