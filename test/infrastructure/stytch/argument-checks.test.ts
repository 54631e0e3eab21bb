import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StytchCalls } from '#src/infrastructure/stytch/stytch-calls';
import type { StytchSettings } from '#src/infrastructure/stytch/stytch-client-source';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchOAuthGateway } from '#src/infrastructure/stytch/stytch-oauth-gateway';
import { StytchPasscodeGateway } from '#src/infrastructure/stytch/stytch-passcode-gateway';
import { StytchPasswordGateway } from '#src/infrastructure/stytch/stytch-password-gateway';
import { StytchSessionGateway } from '#src/infrastructure/stytch/stytch-session-gateway';
import { StytchSignInUserGateway } from '#src/infrastructure/stytch/stytch-sign-in-user-gateway';
import { StytchTotpGateway } from '#src/infrastructure/stytch/stytch-totp-gateway';
import { rejection } from '#test/contracts/shop/rejection';
import { setUp } from './scripted-provider';

const callbackUrl = 'http://localhost:5173/authenticate';
/** Values that the compiler refuses, but that addresses and configuration can contain. */
const wrong = 12 as unknown as string;
const wrongNumber = '12' as unknown as number;

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

describe('Argument checks of sign-in (spec §5)', () => {
  it.each<[string, (calls: StytchCalls) => Promise<unknown>]>([
    ['token must be a string.', (calls) => new StytchMagicLinkGateway({ calls }).authenticate(wrong)],
    ['token must be a string.', (calls) => new StytchOAuthGateway({ calls }).authenticate(wrong)],
    ['token must be a string.', (calls) => new StytchPasswordGateway({ calls }).resetByLink(wrong, 'password')],
    ['code must be a string.', (calls) => new StytchPasscodeGateway({ calls }).authenticate('method', wrong)],
    ['code must be a string.', (calls) => new StytchTotpGateway({ calls }).authenticate(wrong)],
    ['password must be a string.', (calls) => new StytchPasswordGateway({ calls }).create('a@b.example', wrong)],
    ['password must be a string.', (calls) => new StytchPasswordGateway({ calls }).checkStrength('a@b.example', wrong)],
    ['password must be a string.', (calls) => new StytchPasswordGateway({ calls }).resetBySession(wrong)],
    ['email must be a string.', (calls) => new StytchMagicLinkGateway({ calls }).send(wrong, callbackUrl)],
    ['email must be a string.', (calls) => new StytchPasscodeGateway({ calls }).send('email', wrong)],
    ['email must be a string.', (calls) => new StytchPasswordGateway({ calls }).startReset(wrong, callbackUrl)],
    [
      'email must be a string.\npassword must be a string.',
      (calls) => new StytchPasswordGateway({ calls }).authenticate(wrong, wrong),
    ],
    ['recovery_code must be a string.', (calls) => new StytchTotpGateway({ calls }).recover(wrong)],
    [
      'untrusted_metadata must be an object.',
      (calls) => new StytchSignInUserGateway({ calls }).updateMetadata([] as never),
    ],
    [
      'untrusted_metadata must be an object.',
      (calls) => new StytchSignInUserGateway({ calls }).updateMetadata(null as never),
    ],
  ])('say "%s"', async (message, call) => {
    const { provider, calls } = await setUp();
    expect(await rejection(call(calls))).toMatchObject({ code: 'usage_error', message });
    expect(provider.received).toEqual([]);
  });

  it.each<[string, Partial<StytchSettings>, (calls: StytchCalls) => Promise<unknown>]>([
    [
      'session_duration_minutes',
      { sessionDurationMinutes: wrongNumber },
      (calls) => new StytchMagicLinkGateway({ calls }).authenticate('token'),
    ],
    [
      'session_duration_minutes',
      { sessionDurationMinutes: Number.NaN },
      (calls) => new StytchMagicLinkGateway({ calls }).authenticate('token'),
    ],
    ['expiration_minutes', { totpExpirationMinutes: wrongNumber }, (calls) => new StytchTotpGateway({ calls }).enrol()],
    [
      'reset_password_expiration_minutes',
      { resetPasswordExpirationMinutes: wrongNumber },
      (calls) => new StytchPasswordGateway({ calls }).startReset('a@b.example', callbackUrl),
    ],
  ])('say that a configured %s must be a number', async (name, settings, call) => {
    const { calls } = await setUp(settings);
    expect(await rejection(call(calls))).toMatchObject({
      code: 'usage_error',
      message: `${name} must be a number.`,
      errors: { [name]: ['must be a number.'] },
    });
  });
});

describe('Public token of sign-in (spec §5)', () => {
  it('is needed', async () => {
    const { provider, calls } = await setUp({ publicToken: '' });
    const sessions = new StytchSessionGateway({ calls, clock: { now: () => Date.now() } });
    expect(await rejection(sessions.restore())).toMatchObject({
      code: 'MISSING_API_KEY',
      message: 'An API key is required',
    });
    expect(await rejection(sessions.refresh())).toMatchObject({ code: 'MISSING_API_KEY' });
    expect(provider.received).toEqual([]);
  });

  it('is warned about, once and without telling it, when it does not look like one', async () => {
    const { calls, logger } = await setUp({ publicToken: 'secret-test-1' });
    const sessions = new StytchSessionGateway({ calls, clock: { now: () => Date.now() } });
    await sessions.restore();
    await sessions.restore();
    expect(logger.entries).toEqual([
      { message: 'The public token of the sign-in provider should start with public-token-', details: {} },
    ]);
  });

  it('is not warned about otherwise', async () => {
    const { calls, logger } = await setUp();
    await new StytchSessionGateway({ calls, clock: { now: () => Date.now() } }).restore();
    expect(logger.entries).toEqual([]);
  });

  it.each([['calendar'], [[7]]])(
    'say that configured custom_scopes must be an array of strings, not %j',
    async (scopes) => {
      const { provider, calls } = await setUp({ oauthScopes: scopes as never });
      expect(await rejection(new StytchOAuthGateway({ calls }).start('google', callbackUrl))).toMatchObject({
        code: 'usage_error',
        message: 'custom_scopes must be an array of strings.',
      });
      expect(provider.received).toEqual([]);
    },
  );
});
