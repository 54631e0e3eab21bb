import { describe, expect, it } from 'vitest';
import { mainContact, type SignInFactor } from '#src/domain/session/sign-in-user';

const email: SignInFactor = { kind: 'email', id: '1', name: 'ada@example.com', isVerified: true };
const phone: SignInFactor = { kind: 'phone-number', id: '2', name: '+12025550123', isVerified: true };
const wallet: SignInFactor = { kind: 'wallet', id: '3', name: '0xabc', isVerified: true };
const account: SignInFactor = { kind: 'oauth', id: '4', name: 'Google', isVerified: true };
const passkey: SignInFactor = { kind: 'passkey', id: '5', name: 'My phone', isVerified: true };

const contactOf = (...factors: readonly SignInFactor[]) =>
  mainContact({ id: 'user-1', name: '', emails: [], factors, hasPassword: false, untrustedMetadata: {} });

describe('The identity of a user by their ways to sign in (spec §3 Sign-in user)', () => {
  it('is the address, else the number, else the wallet, else the account elsewhere', () => {
    expect(contactOf(account, wallet, phone, email)).toBe(email);
    expect(contactOf(account, wallet, phone)).toBe(phone);
    expect(contactOf(account, wallet)).toBe(wallet);
    expect(contactOf(passkey, account)).toBe(account);
  });

  it('is not told by a device, nor by an unconfirmed address', () => {
    expect(contactOf(passkey)).toBeUndefined();
    expect(contactOf({ ...email, isVerified: false }, phone)).toBe(phone);
  });
});
