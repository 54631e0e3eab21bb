import { describe, expect, it } from 'vitest';
import { emailChangeMetadata, emailChangeOf, emailFactor, isSameEmail } from '#src/domain/session/email-change';
import type { SignInFactor, SignInUser } from '#src/domain/session/sign-in-user';

const email: SignInFactor = { kind: 'email', id: '1', name: 'Ada@Example.test', isVerified: true };
const phone: SignInFactor = { kind: 'phone-number', id: '2', name: 'new@example.test', isVerified: true };
const aUser = (untrustedMetadata: SignInUser['untrustedMetadata'] = {}): SignInUser => ({
  id: 'user-1',
  name: 'Ada',
  emails: [],
  factors: [phone, email],
  hasPassword: false,
  untrustedMetadata,
});

describe('A new e-mail address (spec §3 Sign-in user: untrusted_metadata, docs/adr/0022)', () => {
  it.each([
    [
      { emailChange: { from: 'ada@example.test', to: 'new@example.test' } },
      { from: 'ada@example.test', to: 'new@example.test' },
    ],
    [{ emailChange: { to: 'new@example.test' } }, { to: 'new@example.test' }],
    [{ emailChange: { from: 7, to: 'new@example.test' } }, { to: 'new@example.test' }],
    [{ emailChange: { from: 'ada@example.test' } }, undefined],
    [{ emailChange: { to: 7 } }, undefined],
    [{ emailChange: 'new@example.test' }, undefined],
    [{ emailChange: null }, undefined],
    [{}, undefined],
  ])("is read from the provider's data: %o", (metadata, change) => {
    expect(emailChangeOf(aUser(metadata))).toEqual(change);
  });

  it('is kept until it is ended', () => {
    const change = { from: 'ada@example.test', to: 'new@example.test' };
    expect(emailChangeOf(aUser(emailChangeMetadata(change)))).toEqual(change);
    expect(emailChangeMetadata(undefined)).toEqual({ emailChange: null });
  });

  it('is one of the user’s own without regard to its case, and nothing else with that name', () => {
    expect(emailFactor(aUser(), ' ada@example.TEST')).toBe(email);
    expect(emailFactor(aUser(), 'new@example.test')).toBeUndefined();
  });

  it.each([
    ['ada@example.test', ' ADA@example.test ', true],
    [' ada@example.test', 'ada@example.test', true],
    ['ada@example.test', 'bob@example.test', false],
    [undefined, 'ada@example.test', false],
    ['ada@example.test', undefined, false],
    [undefined, undefined, true],
  ])('%s and %s are the same: %s', (one, other, isSame) => {
    expect(isSameEmail(one, other)).toBe(isSame);
  });
});
