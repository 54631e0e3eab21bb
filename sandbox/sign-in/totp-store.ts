import { TOTP } from 'otpauth';
import type { SignInTotpRow } from '#sandbox/database/schema';
import { SignInRefusal } from './errors';
import type { Provider } from './provider';

const periodSeconds = 30;

export function findTotp({ database }: Provider, userId: string): Promise<SignInTotpRow | undefined> {
  return database.selectFrom('signInTotps').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** The user's TOTP registration, verified or not. */
export async function requireTotp(provider: Provider, userId: string): Promise<SignInTotpRow> {
  const totp = await findTotp(provider, userId);
  if (!totp) throw new SignInRefusal('totp_not_found');
  if (!isGood(totp, provider.clock.now())) throw new SignInRefusal('expired_totp');
  return totp;
}

export function isGood({ verified, expiresAt }: SignInTotpRow, now: Date): boolean {
  return verified || expiresAt > now;
}

/** The counter of the code: the current 30 seconds, the ones before, or the ones after. */
export function counterOf({ secret }: SignInTotpRow, code: string, now: Date): number | undefined {
  const delta = new TOTP({ secret, period: periodSeconds }).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** Marks the code as used; false when it is wrong or was used before. */
export function useRecoveryCode({ database }: Provider, totpId: string, code: string): Promise<boolean> {
  return database.transaction().execute(async (store) => {
    const totp = await store
      .selectFrom('signInTotps')
      .select('recoveryCodes')
      .where('id', '=', totpId)
      .forUpdate()
      .executeTakeFirst();
    if (totp?.recoveryCodes.some((known) => known.code === code && !known.used) !== true) return false;
    const recoveryCodes = totp.recoveryCodes.map((known) => (known.code === code ? { code, used: true } : known));
    await store
      .updateTable('signInTotps')
      .set({ recoveryCodes: JSON.stringify(recoveryCodes) })
      .where('id', '=', totpId)
      .execute();
    return true;
  });
}
