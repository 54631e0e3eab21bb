import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { failed, requireUnlocked, succeeded } from './attempts';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { SignInRefusal } from './errors';
import { recoveryCodeFactor, totpFactor } from './factors';
import { makeId } from './ids';
import { minutesAfter, requireMinutes } from './minutes';
import { readBody } from './read-body';
import { makeRecoveryCodes } from './recovery-codes';
import { requireSession, sessionMinutes } from './session-store';
import { successResponse } from './success-response';
import { counterOf, findTotp, isGood, requireTotp, useRecoveryCode } from './totp-store';
import { userView } from './user-view';

const defaultMinutes = 1440;

/** TOTP with six digits every 30 seconds, and recovery codes (spec §7 Sign-in provider). */
export function totps(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;
  const { database, clock, random } = provider;

  app.post('/totps', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const { expiration_minutes: asked } = readBody(request.body, { expiration_minutes: 'number?' });
    const minutes = requireMinutes(asked ?? defaultMinutes, [5, 1440], 'invalid_expiration');
    const known = await findTotp(provider, session.userId);
    if (known && isGood(known, clock.now()))
      throw new SignInRefusal(known.verified ? 'active_totp_exists' : 'pending_totp_exists');
    if (known) await database.deleteFrom('signInTotps').where('id', '=', known.id).execute();
    const recoveryCodes = makeRecoveryCodes(random);
    const secret = new Secret({ buffer: bytes(random.token(20)) }).base32;
    const totpId = makeId(random, 'totp');
    await database
      .insertInto('signInTotps')
      .values({
        id: totpId,
        userId: session.userId,
        secret,
        verified: false,
        lastCounter: null,
        expiresAt: minutesAfter(clock.now(), minutes),
        recoveryCodes: JSON.stringify(recoveryCodes.map((code) => ({ code, used: false }))),
      })
      .execute();
    const user = await userView(provider, session.userId);
    const label = firstAddress(user) ?? session.userId;
    return successResponse(provider, {
      user_id: session.userId,
      totp_id: totpId,
      secret,
      recovery_codes: recoveryCodes,
      user,
      __user: user,
      qr_code: await toDataURL(new TOTP({ issuer: provider.projectName, label, secret }).toString()),
    });
  });

  app.post('/totps/authenticate', async (request) => {
    const body = readBody(request.body, { totp_code: 'string', session_duration_minutes: 'number?' });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const { row: session } = await requireSession(provider, request);
    const totp = await requireTotp(provider, session.userId);
    await requireUnlocked(provider, session.userId);
    if (totp.recoveryCodes.some(({ code }) => code === body.totp_code))
      throw new SignInRefusal('recovery_code_used_as_totp_code');
    if (!/^\d{6}$/.test(body.totp_code)) throw new SignInRefusal('invalid_totp_code');
    const counter = counterOf(totp, body.totp_code, clock.now());
    if (counter === undefined) throw await failed(provider, session.userId, 'unable_to_authenticate_totp');
    const accepted = await database
      .updateTable('signInTotps')
      .set({ verified: true, lastCounter: counter })
      .where('id', '=', totp.id)
      .where((where) => where.or([where('lastCounter', 'is', null), where('lastCounter', '<', counter)]))
      .returning('id')
      .executeTakeFirst();
    if (!accepted) throw new SignInRefusal('totp_code_already_authenticated');
    await succeeded(provider, session.userId);
    return signInResponse(
      context,
      request,
      { userId: session.userId, factor: totpFactor(totp.id, clock.now()), minutes },
      { totp_id: totp.id },
    );
  });

  app.post('/totps/recovery_codes', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const { id, verified, recoveryCodes } = await requireTotp(provider, session.userId);
    const left = recoveryCodes.filter(({ used }) => !used).map(({ code }) => code);
    return successResponse(provider, {
      user_id: session.userId,
      totps: [{ totp_id: id, verified, recovery_codes: left }],
    });
  });

  app.post('/totps/recover', async (request) => {
    const body = readBody(request.body, { recovery_code: 'string', session_duration_minutes: 'number?' });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const { row: session } = await requireSession(provider, request);
    const { id } = await requireTotp(provider, session.userId);
    await requireUnlocked(provider, session.userId);
    if (/^\d{6}$/.test(body.recovery_code)) throw new SignInRefusal('totp_code_used_as_recovery_code');
    if (!(await useRecoveryCode(provider, id, body.recovery_code.trim().toLowerCase()))) {
      throw await failed(provider, session.userId, 'unable_to_authenticate_recovery_code');
    }
    await succeeded(provider, session.userId);
    return signInResponse(
      context,
      request,
      { userId: session.userId, factor: recoveryCodeFactor(id, clock.now()), minutes },
      { totp_id: id },
    );
  });
}

function bytes(token: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(token, 'base64url')).buffer;
}

function firstAddress({ emails, phone_numbers: phones }: Awaited<ReturnType<typeof userView>>): string | undefined {
  return emails[0]?.email ?? phones[0]?.phone_number;
}
