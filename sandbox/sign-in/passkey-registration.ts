import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { fieldsOf } from '#sandbox/http/request-body';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { consumeChallenge, createChallenge, findChallenge, isOpen } from './challenges';
import { SignInRefusal } from './errors';
import { passkeyFactor } from './factors';
import { makeId } from './ids';
import { challengeOf, parseCredential, verifyNewPasskey } from './passkey-credentials';
import { bytes, challengeMinutes, descriptor, finishShape, passkeysOf, requireDomain } from './passkey-store';
import { readBody } from './read-body';
import { requireSession, sessionMinutes } from './session-store';
import { successResponse } from './success-response';
import { userView } from './user-view';

interface ById {
  Params: { id: string };
}

/** Registers and names passkeys and security keys, with real verification. */
export function passkeyRegistration(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;
  const { database, clock, random } = provider;

  app.post('/webauthn/register/start', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const body = readBody(request.body, {
      domain: 'string',
      user_agent: 'string?',
      authenticator_type: 'string?',
      return_passkey_credential_options: 'boolean?',
    });
    const rpID = requireDomain(provider, body.domain);
    const { emails, phone_numbers: phones } = await userView(provider, session.userId);
    const name = emails[0]?.email ?? phones[0]?.phone_number ?? session.userId;
    const type = (['platform', 'cross-platform'] as const).find((known) => known === body.authenticator_type);
    const challenge = await createChallenge(provider, {
      kind: 'passkey_registration',
      minutes: challengeMinutes,
      userId: session.userId,
      data: {
        domain: rpID,
        user_agent: body.user_agent ?? request.headers['user-agent'] ?? '',
        authenticator_type: type ?? '',
      },
    });
    const residentKey = body.return_passkey_credential_options === true ? 'required' : 'preferred';
    const options = await generateRegistrationOptions({
      rpName: provider.projectName,
      rpID,
      userName: name,
      userDisplayName: name,
      userID: bytes(session.userId, 'utf8'),
      challenge: bytes(challenge, 'base64url'),
      timeout: challengeMinutes * 60_000,
      attestationType: 'none',
      excludeCredentials: (await passkeysOf(provider, session.userId, rpID)).map(descriptor),
      authenticatorSelection: {
        residentKey,
        userVerification: 'preferred',
        ...(type ? { authenticatorAttachment: type } : {}),
      },
    });
    return successResponse(provider, {
      user_id: session.userId,
      public_key_credential_creation_options: JSON.stringify(options),
    });
  });

  app.post('/webauthn/register', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const body = readBody(request.body, finishShape);
    const minutes = sessionMinutes(body.session_duration_minutes);
    const credential = parseCredential(body.public_key_credential);
    const token = challengeOf(credential);
    const challenge = await findChallenge(provider, 'passkey_registration', token);
    const pending = challenge?.userId === session.userId && isOpen(challenge, clock.now());
    if (!pending) throw new SignInRefusal('no_pending_webauthn_registration');
    const data = fieldsOf(challenge.data);
    const verified = await verifyNewPasskey(credential, token, String(data['domain']), provider.storefrontUrl);
    if (!(await consumeChallenge(provider, challenge))) throw new SignInRefusal('no_pending_webauthn_registration');
    const id = makeId(random, 'webauthn-registration');
    const row = {
      id,
      userId: session.userId,
      domain: String(data['domain']),
      userAgent: String(data['user_agent']),
      authenticatorType: String(data['authenticator_type']),
      name: `Passkey ${(await passkeysOf(provider, session.userId)).length + 1}`,
    };
    const stored = await database
      .insertInto('signInPasskeys')
      .values({ ...row, ...verified, transports: JSON.stringify(verified.transports) })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw new SignInRefusal('duplicate_webauthn_registration');
    const who = { userId: session.userId, factor: passkeyFactor(row, clock.now()), minutes };
    return signInResponse(context, request, who, { webauthn_registration_id: id });
  });

  app.put<ById>('/webauthn/update/:id', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const { name } = readBody(request.body, { name: 'string' });
    if (name.trim() === '') throw new SignInRefusal('empty_webauthn_registration_name');
    const renamed = await database
      .updateTable('signInPasskeys')
      .set({ name: name.trim() })
      .where('id', '=', request.params.id)
      .where('userId', '=', session.userId)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) throw new SignInRefusal('webauthn_registration_not_found');
    const { webauthn_registrations: registrations } = await userView(provider, session.userId);
    return successResponse(provider, {
      webauthn_registration: registrations.find((one) => one.webauthn_registration_id === request.params.id),
    });
  });
}
