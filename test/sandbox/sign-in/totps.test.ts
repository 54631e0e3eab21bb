import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { SignInData } from './sign-in-client';
import { SignInClient } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;
let people = 0;

beforeEach(async () => {
  client = new SignInClient(sandbox);
  people += 1;
  await client.signInByLink(`person${people}@example.test`);
});

const code = (secret: string, secondsLater = 0) =>
  new TOTP({ secret }).generate({ timestamp: sandbox.clock.now().getTime() + secondsLater * 1000 });
const enter = (totp_code: string) => client.refused('/totps/authenticate', { totp_code, session_duration_minutes: 60 });
const recover = (recovery_code: string) =>
  client.refused('/totps/recover', { recovery_code, session_duration_minutes: 60 });

async function withApp(): Promise<SignInData> {
  const created = await client.must('/totps', { expiration_minutes: 30 });
  await client.must('/totps/authenticate', { totp_code: code(created.secret), session_duration_minutes: 60 });
  sandbox.clock.advance(60_000);
  return created;
}

describe('Authenticator apps (spec §7 Sign-in provider)', () => {
  it('takes the codes of this half minute and its neighbours, each once', async () => {
    const { secret } = await withApp();
    expect(await enter(code(secret, -90))).toBe('401 unable_to_authenticate_totp');
    expect(await enter(code(secret, -30))).toBe('accepted');
    expect(await enter(code(secret, -30))).toBe('400 totp_code_already_authenticated');
    expect(await enter(code(secret, 30))).toBe('accepted');
    expect(await enter(code(secret))).toBe('400 totp_code_already_authenticated');
    expect(await enter(code(secret, 90))).toBe('401 unable_to_authenticate_totp');
  });

  it('locks out after ten wrong codes in a row', async () => {
    const { secret } = await withApp();
    const wrong = code(secret) === '000000' ? '111111' : '000000';
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(await enter(wrong)).toBe('401 unable_to_authenticate_totp');
    expect(await enter(code(secret))).toBe('429 user_lock_limit_reached');
  });

  it('takes each recovery code once', async () => {
    const {
      totp_id,
      recovery_codes: [first, second],
    } = await withApp();
    const data = await client.must('/totps/recover', {
      recovery_code: first!.toUpperCase(),
      session_duration_minutes: 60,
    });
    expect([data.totp_id, data.session.authentication_factors.at(-1)?.delivery_method]).toEqual([
      totp_id,
      'recovery_code',
    ]);
    expect(await recover(first!)).toBe('401 unable_to_authenticate_recovery_code');
    expect((await Promise.all([recover(second!), recover(second!)])).sort()).toEqual([
      '401 unable_to_authenticate_recovery_code',
      'accepted',
    ]);
    const { totps } = await client.must('/totps/recovery_codes', undefined);
    expect([totps[0]?.totp_id, totps[0]?.verified, totps[0]?.recovery_codes.length]).toEqual([totp_id, true, 8]);
  });
});
