import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchPasscodeGateway } from '#src/infrastructure/stytch/stytch-passcode-gateway';
import { StytchPasswordGateway } from '#src/infrastructure/stytch/stytch-password-gateway';
import { StytchSessionGateway } from '#src/infrastructure/stytch/stytch-session-gateway';
import { StytchSignInUserGateway } from '#src/infrastructure/stytch/stytch-sign-in-user-gateway';
import { rejection } from '#test/contracts/shop/rejection';
import { authenticated, refused, setUp, silence, success } from './scripted-provider';

const callbackUrl = 'http://localhost:5173/authenticate';
const secret = 'secret-token-of-the-link';

beforeEach(() => {
  // The provider's client also logs the failure to the console.
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

describe('Failures of the sign-in provider (spec §8 Sign-in provider)', () => {
  it('keep type, status, message, address and request of an error of the provider, and note the request', async () => {
    const { provider, calls, logger } = await setUp();
    provider.on('/magic_links/authenticate', refused(401, 'unable_to_auth_magic_link', 'The link was used.'));
    const error = await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret));
    const found = { requestId: 'request-1', errorUrl: 'http://provider.test/errors#unable_to_auth_magic_link' };
    expect(error).toMatchObject({
      code: 'link_expired',
      trace: { serverCode: 'unable_to_auth_magic_link', status: 401, ...found },
      message: 'The link was used.',
    });
    expect(logger.entries.map(({ details }) => details)).toEqual([
      { code: 'link_expired', type: 'unable_to_auth_magic_link', status: 401, ...found },
    ]);
    expect(JSON.stringify(logger.entries)).not.toContain(secret);
  });

  it.each(['billing_not_verified', 'constructor', '__proto__'])(
    'of a type that the shop has no words for, such as %s, are found by that type all the same',
    async (type) => {
      const { provider, calls, logger } = await setUp();
      provider.on('/magic_links/authenticate', refused(403, type));
      const error = await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret));
      expect(error).toMatchObject({
        code: 'INTERNAL_ERROR',
        trace: { serverCode: type, status: 403, requestId: 'request-1' },
      });
      expect(logger.entries.map(({ details }) => details)).toEqual([
        { code: 'INTERNAL_ERROR', type, status: 403, requestId: 'request-1', errorUrl: error.trace.errorUrl },
      ]);
    },
  );

  it.each([
    ['ad_blocker_detected', 'blocked_by_extension'],
    ['captcha_required', 'captcha_failed'],
    ['duplicate_email_for_user', 'already_on_account'],
    ['inactive_email', 'undeliverable_email'],
    ['email_in_denylist', 'refused_email'],
    ['invalid_phone_number_country_code', 'unsupported_country'],
    ['unsubscribed_phone_number', 'unsubscribed_phone_number'],
    ['downstream_carrier_error', 'undeliverable_text_message'],
  ])('of the type %s have the code %s, which has a message of its own', async (type, code) => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/authenticate', refused(400, type));
    expect((await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret))).code).toBe(code);
  });

  it.each([
    ['session_not_found', 404],
    ['user_unauthenticated', 401],
    ['unauthorized_credentials', 401],
    ['invalid_secret_authentication', 401],
  ])('by which the session is over end it here as well: %s', async (type, status) => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/authenticate', authenticated());
    await new StytchMagicLinkGateway({ calls }).authenticate(secret);
    const sessions = new StytchSessionGateway({ calls, clock: { now: () => Date.now() } });
    provider.on('/sessions/authenticate', refused(status, type));
    const error = await rejection(sessions.refresh());
    expect(endsSession(error)).toBe(true);
    expect(error).toMatchObject({ trace: { serverCode: type, status } });
    expect(await sessions.restore()).toBeUndefined();
  });

  it('list the problems of a request', async () => {
    const { provider, calls } = await setUp();
    const problems = [
      { dataPath: '.email', message: 'should be string' },
      { dataPath: '', message: 'should have required property' },
    ];
    const { body } = refused(400, 'bad_request');
    provider.on('/magic_links/authenticate', { status: 400, body: { ...(body as object), body: problems } });
    const error = await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret));
    expect(error).toMatchObject({ code: 'wrong_request', trace: { status: 400 } });
    expect(error.message).toBe(
      '[400] Request does not match expected schema\n.email: should be string\n: should have required property',
    );
    expect(error.errors).toEqual({ email: ['should be string'], base: ['should have required property'] });
  });

  it.each([
    ['Failed to fetch'],
    ['NetworkError when attempting to fetch resource.'],
    ['Load failed'],
    ['The Internet connection appears to be offline.'],
    ['fetch failed'],
  ])('are network errors when the browser says "%s"', async (message) => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/authenticate', () => Promise.reject(new TypeError(message)));
    const error = await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret));
    expect(error).toMatchObject({ code: 'network_error', message: 'Unable to contact the servers. Are you online?' });
  });

  it('are network errors when the browser names them so', async () => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/authenticate', () =>
      Promise.reject(new DOMException('A network error occurred.', 'NetworkError')),
    );
    const error = await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret));
    expect(error).toMatchObject({ code: 'network_error', message: 'Unable to contact the servers. Are you online?' });
  });

  it.each([
    ['a page instead of an error', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['a page instead of an answer', { status: 200, body: '<h1>Welcome to the hotel</h1>' }],
  ])('are network errors when %s comes', async (_what, answer) => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/authenticate', answer);
    const error = await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret));
    expect(error).toMatchObject({ code: 'network_error', message: 'Invalid or no response from server' });
  });

  it('are told apart when the call was stopped', async () => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/authenticate', () =>
      Promise.reject(new DOMException('The operation was aborted.', 'AbortError')),
    );
    expect(await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret))).toMatchObject({
      code: 'aborted',
    });
  });

  it('are told apart when the address is none that a browser calls', async () => {
    const { calls } = await setUp({ baseUrl: 'ftp://provider.test' });
    expect(await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret))).toMatchObject({
      code: 'unsupported_protocol',
    });
  });

  it('are of the wrong shape when a session is none', async () => {
    const { provider, calls } = await setUp();
    provider.on(
      '/magic_links/authenticate',
      authenticated({ session: { session_id: 'session-1', expires_at: new Date(Date.now() + 60_000).toISOString() } }),
    );
    expect(await rejection(new StytchMagicLinkGateway({ calls }).authenticate(secret))).toMatchObject({
      code: 'wrong_shape',
    });
  });

  it.each([
    [
      '/magic_links/email',
      'Failed to send magic link',
      async (calls) => new StytchMagicLinkGateway({ calls }).send('a@b.example', callbackUrl),
    ],
    [
      '/magic_links/authenticate',
      'Failed to authenticate token.',
      async (calls) => new StytchMagicLinkGateway({ calls }).authenticate(secret),
    ],
    [
      '/otps/sms',
      'Failed to send one time passcode',
      async (calls) => new StytchPasscodeGateway({ calls }).send('sms', '+12025550123'),
    ],
    [
      '/passwords',
      'Failed to create password.',
      async (calls) => new StytchPasswordGateway({ calls }).create('a@b.example', 'plum orbit'),
    ],
  ] as const satisfies readonly (readonly [
    string,
    string,
    (calls: Awaited<ReturnType<typeof setUp>>['calls']) => Promise<unknown>,
  ])[])('of %s say "%s" when they have no words of their own', async (path, message, call) => {
    const { provider, calls } = await setUp();
    provider.on(path, () => Promise.reject(new RangeError('Something in the client broke')));
    expect(await rejection(call(calls))).toMatchObject({ code: 'INTERNAL_ERROR', message });
    provider.on(path, refused(500, 'internal_server_error', ''));
    expect(await rejection(call(calls))).toMatchObject({
      code: 'INTERNAL_ERROR',
      trace: { serverCode: 'internal_server_error' },
      message,
    });
  });

  it('of the user say so', async () => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/authenticate', authenticated());
    await new StytchMagicLinkGateway({ calls }).authenticate(secret);
    provider.on('/users/me', refused(500, 'internal_server_error', ''));
    const users = new StytchSignInUserGateway({ calls });
    expect(await rejection(users.read())).toMatchObject({ message: 'Failed to retrieve user info.' });
    expect(await rejection(users.updateMetadata({ size: 12 }))).toMatchObject({ message: 'Failed to update user.' });
  });

  it('contain no token and no password', async () => {
    const { provider, calls, logger } = await setUp();
    provider.on('/magic_links/authenticate', authenticated());
    await new StytchMagicLinkGateway({ calls }).authenticate(secret);
    provider.on('/passwords/session/reset', refused(400, 'weak_password'));
    provider.on('/sessions/authenticate', () => Promise.reject(new TypeError('Failed to fetch')));
    const failed = [
      await rejection(new StytchPasswordGateway({ calls }).resetBySession('secret password')),
      await rejection(new StytchSessionGateway({ calls, clock: { now: () => Date.now() } }).refresh()),
    ];
    for (const error of failed)
      expect(JSON.stringify([error, error.message, error.cause, String(error.cause)])).not.toContain('secret');
    expect(JSON.stringify(logger.entries)).not.toContain('secret');
  });
});

describe('Time limit of calls to the sign-in provider', () => {
  it('gives up after ten seconds, also when already the first call hangs', async () => {
    const { provider, calls, scheduler } = await setUp();
    provider.on('/projects/bootstrap/', silence);
    let isSettled = false;
    const sending = rejection(new StytchMagicLinkGateway({ calls }).send('a@b.example', callbackUrl)).finally(
      () => (isSettled = true),
    );
    await scheduler.advance(9999);
    expect(isSettled).toBe(false);
    await scheduler.advance(1);
    expect(await sending).toMatchObject({ code: 'timeout', message: 'Invalid or no response from server' });
  });

  it('leaves no timer behind', async () => {
    const { provider, calls, scheduler } = await setUp();
    provider.on('/magic_links/email/login_or_create', success({}));
    await new StytchMagicLinkGateway({ calls }).send('a@b.example', callbackUrl);
    const begin = scheduler.clock.now();
    await scheduler.quiet();
    expect(scheduler.clock.now()).toBe(begin);
  });

  it('ends a session here whose revocation is never answered', async () => {
    const { provider, calls, scheduler } = await setUp();
    provider.on('/magic_links/authenticate', authenticated());
    await new StytchMagicLinkGateway({ calls }).authenticate(secret);
    const sessions = new StytchSessionGateway({ calls, clock: { now: () => Date.now() } });
    const heard: unknown[] = [];
    await sessions.onChange((session) => heard.push(session));
    provider.on('/sessions/revoke', silence);
    const revoking = rejection(sessions.revoke());
    await scheduler.advance(10_000);
    expect(await revoking).toMatchObject({ code: 'timeout' });
    expect(await sessions.restore()).toBeUndefined();
    expect(await sessions.authorizationToken()).toBeUndefined();
    expect(heard).toEqual([undefined]);
  });
});
