import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import { generateKeyPair } from 'jose';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import type { SignInOptions } from '#src/plugins/session/sign-in';
import { SignIn } from '#src/plugins/session/sign-in';
import { SignInStandIn } from '#test/support/sign-in-stand-in';

const start = Date.parse('2026-11-29T12:00:00Z');
const minute = 60_000;

const provider = new SignInStandIn();
const anotherProject = 'project-test-00000000-0000-4000-8000-000000000009';
let options: SignInOptions;
let signIn: SignIn;
before(() => provider.start());
after(() => provider.stop());
beforeEach(() => {
  mock.timers.enable({ apis: ['Date'], now: start });
  provider.statusOfKeys = 200;
  const {
    SIGN_IN_JWKS_URL: jwksUrl = '',
    SIGN_IN_ISSUER: issuer = '',
    SIGN_IN_AUDIENCE: audience = '',
    SIGN_IN_USERS_URL: url = '',
    SIGN_IN_SECRET: secret = '',
  } = provider.variables;
  options = { jwksUrl, issuer, audience, users: { url, secret } };
  signIn = new SignIn(options);
});
afterEach(() => mock.timers.reset());

async function subjectOf(headers: Promise<Readonly<Record<string, string>>>): Promise<string | undefined> {
  return (await signIn.holderOf((await headers)['Authorization']))?.subject;
}

const isRefused = (error: unknown): boolean =>
  error instanceof ShopFailure && error.extensions['code'] === 'TOKEN_REFUSED';
const isAway = (error: unknown): boolean => error instanceof Error && !(error instanceof ShopFailure);

describe('The token of a customer (spec §4 Sign-in session, §7 Sign-in provider)', () => {
  for (const status of [429, 503])
    it(`is not refused while the provider answers ${status} for its keys`, async () => {
      provider.statusOfKeys = status;
      await assert.rejects(subjectOf(provider.headers('ada')), isAway);
    });

  it('is verified by the keys that were read last, for an hour after the provider stopped answering', async () => {
    assert.equal(await subjectOf(provider.headers('ada')), 'ada');
    provider.statusOfKeys = 503;
    mock.timers.setTime(start + 59 * minute);
    assert.equal(await subjectOf(provider.headers('ada')), 'ada');
    mock.timers.setTime(start + 61 * minute);
    await assert.rejects(subjectOf(provider.headers('ada')), isAway);
  });

  it('is refused when it is forged, whether the provider answers or not', async () => {
    const headers = await provider.headers('ada');
    const forged = { Authorization: `${headers['Authorization']?.slice(0, -8)}AAAAAAAA` };
    await assert.rejects(subjectOf(Promise.resolve(forged)), isRefused);
    provider.statusOfKeys = 503;
    mock.timers.setTime(start + 4 * minute);
    await assert.rejects(subjectOf(Promise.resolve(forged)), isRefused);
    await assert.rejects(subjectOf(Promise.resolve({ Authorization: 'Bearer nonsense' })), isRefused);
  });

  it('is refused when another project of the provider issued it, or when it is for another project', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    for (const other of [{ issuer: `stytch.com/${anotherProject}` }, { audience: anotherProject }, { privateKey }])
      await assert.rejects(subjectOf(provider.headersOf(other, 'ada')), isRefused);
    assert.equal(await subjectOf(provider.headersOf({}, 'ada')), 'ada');
  });

  it('is not held against the keys of another project', async () => {
    const jwksUrl = options.jwksUrl.replace(/[^/]+$/, anotherProject);
    signIn = new SignIn({ ...options, jwksUrl });
    await assert.rejects(subjectOf(provider.headers('ada')), isAway);
  });

  it('may be five seconds over its time, as clocks differ, and no more', async () => {
    const headers = provider.headers('ada');
    await headers;
    mock.timers.setTime(start + 5 * minute + 4000);
    assert.equal(await subjectOf(headers), 'ada');
    mock.timers.setTime(start + 5 * minute + 6000);
    await assert.rejects(subjectOf(headers), isRefused);
  });
});

describe('The addresses of a customer at the provider (spec §7 Sign-in provider)', () => {
  const ada = { subject: 'ada', provenEmails: [] };
  beforeEach(() => void provider.users.set('ada', { email: 'ada@example.test', isVerified: true }));

  it('are told to the server that shows id and secret of the project', async () => {
    assert.equal(await signIn.hasProven(ada, 'ada@example.test'), true);
  });

  it('are told to no server of another project, which takes that for an outage and not for an unproven address', async () => {
    const { audience, users: { url = '', secret = '' } = {} } = options;
    for (const [project, shown] of [
      [anotherProject, secret],
      [audience, 'secret-test-another'],
    ] as const) {
      signIn = new SignIn({ ...options, audience: project, users: { url, secret: shown } });
      await assert.rejects(signIn.hasProven(ada, 'ada@example.test'), isAway);
    }
  });
});
