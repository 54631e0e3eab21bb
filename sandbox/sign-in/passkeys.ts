import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import type { SignInPasskeyRow } from '#sandbox/database/schema';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { consumeChallenge, createChallenge, findChallenge, isOpen } from './challenges';
import { SignInRefusal } from './errors';
import { passkeyFactor } from './factors';
import { challengeOf, parseCredential, verifyPasskey } from './passkey-credentials';
import { bytes, challengeMinutes, descriptor, finishShape, passkeysOf, requireDomain } from './passkey-store';
import { readBody } from './read-body';
import { requireSession, sessionMinutes } from './session-store';
import type { Fields } from './success-response';
import { successResponse } from './success-response';

/** Passkey sign-in with real verification (spec §7 Sign-in provider). */
export function passkeys(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;
  const { database, clock } = provider;

  app.post('/webauthn/authenticate/start/primary', async (request) => startSignIn(domainIn(request.body), '', []));

  app.post('/webauthn/authenticate/start/secondary', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const domain = domainIn(request.body);
    const known = await passkeysOf(provider, session.userId, domain);
    if (known.length === 0) throw new SignInRefusal('no_active_webauthn_registrations');
    return startSignIn(domain, session.userId, known);
  });

  app.post('/webauthn/authenticate', async (request) => {
    const body = readBody(request.body, finishShape);
    const minutes = sessionMinutes(body.session_duration_minutes);
    const credential = parseCredential(body.public_key_credential);
    const passkey = await database
      .selectFrom('signInPasskeys')
      .selectAll()
      .where('credentialId', '=', credential.id)
      .executeTakeFirst();
    if (!passkey) throw new SignInRefusal('webauthn_registration_not_found');
    const token = challengeOf(credential);
    const challenge = await findChallenge(provider, 'passkey', token);
    const meant =
      challenge && isOpen(challenge, clock.now()) && (challenge.userId ?? passkey.userId) === passkey.userId;
    if (!meant) throw new SignInRefusal('unable_to_auth_webauthn_registration');
    const counter = await verifyPasskey(credential, token, passkey, provider.storefrontUrl);
    if (!(await consumeChallenge(provider, challenge))) throw new SignInRefusal('unable_to_auth_webauthn_registration');
    await database.updateTable('signInPasskeys').set({ counter }).where('id', '=', passkey.id).execute();
    const who = { userId: passkey.userId, factor: passkeyFactor(passkey, clock.now()), minutes };
    return signInResponse(context, request, who, { webauthn_registration_id: passkey.id });
  });

  async function startSignIn(rpID: string, userId: string, allowed: readonly SignInPasskeyRow[]): Promise<Fields> {
    const challenge = await createChallenge(provider, {
      kind: 'passkey',
      minutes: challengeMinutes,
      ...(userId === '' ? {} : { userId }),
    });
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: bytes(challenge, 'base64url'),
      timeout: challengeMinutes * 60_000,
      allowCredentials: allowed.map(descriptor),
      userVerification: 'preferred',
    });
    return successResponse(provider, {
      user_id: userId,
      public_key_credential_request_options: JSON.stringify(options),
    });
  }

  function domainIn(body: unknown): string {
    return requireDomain(provider, readBody(body, { domain: 'string' }).domain);
  }
}
