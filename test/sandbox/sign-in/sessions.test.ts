import fastify from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { createLocalJWKSet, decodeJwt, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { usualHashCost } from '#sandbox/sign-in/password-hash';
import { issuer, localKeys, projectId } from '#sandbox/sign-in/project';
import { signIn } from '#sandbox/sign-in/sign-in';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';
import { SignInClient } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;

beforeEach(() => {
  client = new SignInClient(sandbox);
});

const me = (bearer: string) => new ShopClient(sandbox, { bearer }).send('GET', '/api/users/me');
const control = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.url}/_control/sign-in${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });

describe('Sign-in session (spec §4 Sign-in session)', () => {
  it('slides by session_duration_minutes, and stays as long as it was without', async () => {
    const { session } = await client.signInByLink('ada@example.test');
    sandbox.clock.advance(10 * 60_000);
    const touched = await client.must('/sessions/authenticate');
    expect(touched.session.expires_at).toBe(session.expires_at);
    expect(Date.parse(touched.session.last_accessed_at) - Date.parse(session.last_accessed_at)).toBe(600_000);
    const { session: slid } = await client.must('/sessions/authenticate', { session_duration_minutes: 525_600 });
    expect(Date.parse(slid.expires_at) - sandbox.clock.now().getTime()).toBe(525_600 * 60_000);
    expect(touched.user.emails).toMatchObject([{ email: 'ada@example.test' }]);
  });

  it.each([4, 527_041, 5.5, -60])('refuses %d minutes', async (minutes) => {
    await client.signInByLink('ada@example.test');
    expect(await client.refused('/sessions/authenticate', { session_duration_minutes: minutes })).toBe(
      '400 invalid_session_duration_minutes',
    );
  });
});

describe('Session JWT (spec §7 Sign-in provider, decisions: the authorization token)', () => {
  it('is valid for five minutes, is signed with a key of the key set, and is renewed by sessions/authenticate', async () => {
    const { session, user_id } = await client.signInByLink('ada@example.test');
    const keySet = (await (await fetch(`${sandbox.url}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
    const { payload, protectedHeader } = await jwtVerify(client.jwt, createLocalJWKSet(keySet), {
      currentDate: sandbox.clock.now(),
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload.exp! - payload.iat!).toBe(300);
    expect(payload).toMatchObject({
      sub: user_id,
      'https://stytch.com/session': { id: session.session_id, expires_at: session.expires_at },
    });
    expect(await (await fetch(`${sandbox.url}/sdk/v1/sessions/jwks/${projectId}`)).json()).toEqual(keySet);
    expect(JSON.stringify(keySet)).not.toContain('"d"');
    sandbox.clock.advance(60_000);
    const before = client.jwt;
    await client.must('/sessions/authenticate');
    expect(decodeJwt(client.jwt).iat! - decodeJwt(before).iat!).toBe(60);
  });

  it('makes the shop know the customer, created on first sight', async () => {
    await client.signInByLink('grace@example.test');
    const [first, second] = [await me(client.jwt), await me(client.jwt)];
    expect([first.status, first.body['email']]).toEqual([200, 'grace@example.test']);
    expect(second.body['id']).toBe(first.body['id']);
  });

  it('creates customers without an e-mail address, too', async () => {
    const { method_id } = await client.must('/otps/sms/login_or_create', { phone_number: '+12025550123' });
    await client.must('/otps/authenticate', { method_id, token: await client.passcode() });
    const answer = await me(client.jwt);
    expect([answer.status, answer.body['email']]).toEqual([200, null]);
  });

  it('is worth nothing to the shop once it has expired or its session is over', async () => {
    await client.signInByLink('ada@example.test');
    sandbox.clock.advance(300_000);
    expect((await me(client.jwt)).status).toBe(401);
    await client.must('/sessions/authenticate');
    expect((await me(client.jwt)).status).toBe(200);
    await client.must('/sessions/revoke');
    expect((await me(client.jwt)).status).toBe(401);
  });

  it.each([
    ['issued in the name of another project', { iss: 'stytch.com/project-test-another' }],
    ['issued for another project', { aud: ['project-test-another'] }],
  ])('is worth nothing when it is %s', async (_, claims) => {
    await client.signInByLink('ada@example.test');
    const { privateKey } = await sandbox.database
      .selectFrom('signInKeys')
      .select('privateKey')
      .where('use', '=', 'session-jwt')
      .executeTakeFirstOrThrow();
    const key = await importJWK(privateKey, 'RS256');
    const signed = (more: object) =>
      new SignJWT({ ...decodeJwt(client.jwt), ...more }).setProtectedHeader({ alg: 'RS256' }).sign(key);

    expect((await me(await signed({ iss: issuer, aud: [projectId] }))).status).toBe(200);
    expect((await me(await signed(claims))).status).toBe(401);
  });

  it('is verified by the keys of this project, and those of another are not found', async () => {
    for (const path of ['/v1/sessions/jwks', '/sdk/v1/sessions/jwks']) {
      expect((await fetch(`${sandbox.url}${path}/${projectId}`)).status).toBe(200);
      const answer = await fetch(`${sandbox.url}${path}/project-test-another`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error_type: 'project_not_found' });
    }
  });

  it('cannot be forged, unsigned or truncated', async () => {
    await client.signInByLink('ada@example.test');
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(decodeJwt(client.jwt)).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    const [, payload] = client.jwt.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload!}.`;
    for (const bearer of [forged, unsigned, client.jwt.slice(0, -8), `${client.jwt}x`, 'x.y.z'])
      expect((await me(bearer)).status).toBe(401);
  });
});

describe('Control routes of the sign-in provider', () => {
  it('expires a session and counts refreshes by user', async () => {
    const { session, user_id } = await client.signInByLink('levers@example.test');
    await client.must('/sessions/authenticate');
    await client.must('/sessions/authenticate');
    expect((await (await control('GET', '/calls')).json()).sessions_authenticate[user_id]).toBe(2);
    expect((await control('POST', `/sessions/${session.session_id}/expire`)).status).toBe(204);
    expect(await client.refused('/sessions/authenticate')).toBe('404 session_not_found');
    expect((await control('POST', '/sessions/unknown/expire')).status).toBe(404);
    const { sessions } = await (await control('GET', '/sessions')).json();
    expect(sessions).toContainEqual(expect.objectContaining({ session_id: session.session_id, user_id }));
  });

  it('are disabled in production', async () => {
    const { database, clock, random, messageLimits } = sandbox.shop;
    const { routes } = signIn(
      {
        ...{ database, clock, random, messageLimits, storefrontUrl },
        ...{ keys: localKeys, passwordHashCost: usualHashCost, projectName: 'Ours' },
      },
      { environment: { NODE_ENV: 'production' } },
    );
    const app = fastify();
    await app.register(routes);
    const { session } = await client.signInByLink('levers@example.test');
    for (const url of [
      '/_control/sign-in/calls',
      '/_control/sign-in/sessions',
      `/_control/sign-in/sessions/${session.session_id}/expire`,
    ]) {
      expect((await app.inject({ method: url.endsWith('expire') ? 'POST' : 'GET', url })).statusCode).toBe(403);
    }
    expect(await client.refused('/sessions/authenticate')).toBe('accepted');
  });
});
