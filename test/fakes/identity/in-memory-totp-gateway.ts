import { TOTP } from 'otpauth';
import type { TotpEnrolment, TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { refusal } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';
import type { StoredTotp, StoredUser } from './stored-identity';

const period = 30_000;
/** Minutes in which an app has to be confirmed. */
const enrolmentLife = 10;

export class InMemoryTotpGateway implements TotpGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  async enrol(): Promise<TotpEnrolment> {
    this.browser.requireRemembered();
    const { provider } = this.browser;
    return provider.run('totps.enrol', () => {
      const { user } = this.browser.requireSession();
      const { totp } = user;
      if (totp && this.isGood(totp)) throw refusal(totp.factor.isVerified ? 'totp_exists' : 'totp_pending');
      user.factors = user.factors.filter(({ kind }) => kind !== 'totp');
      const factor = provider.addFactor(user, { kind: 'totp', name: '', isVerified: false });
      const secret = base32(factor.id);
      const recoveryCodes = Array.from({ length: 10 }, () => provider.nextId('recovery-code'));
      user.totp = {
        factor,
        secret,
        expiresAt: provider.now() + enrolmentLife * 60_000,
        lastCounter: 0,
        recoveryCodes: recoveryCodes.map((code) => ({ code, used: false })),
      };
      return { id: factor.id, secret, qrCode: `data:image/svg+xml,${secret}`, recoveryCodes };
    });
  }

  async authenticate(code: string): Promise<SignInSession> {
    this.browser.requireRemembered();
    const { provider } = this.browser;
    return provider.run('totps.authenticate', () => {
      const { user, totp } = this.require();
      if (totp.recoveryCodes.some((known) => known.code === code)) throw refusal('recovery_code_as_totp_code');
      if (!/^\d{6}$/.test(code)) throw refusal('invalid_totp_code');
      const delta = new TOTP({ secret: totp.secret }).validate({ token: code, timestamp: provider.now(), window: 1 });
      if (delta === null) throw this.failed(user, 'wrong_totp_code');
      const counter = Math.floor(provider.now() / period) + delta;
      if (counter <= totp.lastCounter) throw refusal('used_totp_code');
      totp.lastCounter = counter;
      totp.factor.isVerified = true;
      return this.browser.signIn(user.id, 'totp');
    });
  }

  async readRecoveryCodes(): Promise<readonly string[]> {
    this.browser.requireRemembered();
    return this.browser.provider.run('totps.readRecoveryCodes', () =>
      this.require()
        .totp.recoveryCodes.filter(({ used }) => !used)
        .map(({ code }) => code),
    );
  }

  async recover(recoveryCode: string): Promise<SignInSession> {
    this.browser.requireRemembered();
    return this.browser.provider.run('totps.recover', () => {
      const { user, totp } = this.require();
      if (/^\d{6}$/.test(recoveryCode)) throw refusal('totp_code_as_recovery_code');
      const known = totp.recoveryCodes.find(({ code, used }) => code === recoveryCode && !used);
      if (!known) throw this.failed(user, 'wrong_recovery_code');
      known.used = true;
      return this.browser.signIn(user.id, 'recovery-code');
    });
  }

  private require(): { readonly user: StoredUser; readonly totp: StoredTotp } {
    const { user } = this.browser.requireSession();
    const { totp } = user;
    if (!totp || !user.factors.includes(totp.factor)) throw refusal('not_found');
    if (!this.isGood(totp)) throw refusal('totp_expired');
    this.browser.provider.requireUnlocked(user);
    return { user, totp };
  }

  private isGood({ factor, expiresAt }: StoredTotp): boolean {
    return factor.isVerified || expiresAt > this.browser.provider.now();
  }

  private failed(user: StoredUser, code: 'wrong_totp_code' | 'wrong_recovery_code') {
    this.browser.provider.countFailure(user);
    return refusal(code);
  }
}

/** A secret that an app would take, another one for each id. */
function base32(id: string): string {
  return id
    .replace(/\D/g, '')
    .replace(/\d/g, (digit) => 'QRSTUVWXYZ'.charAt(Number(digit)))
    .padStart(16, 'A');
}
