import type { FastifyInstance } from 'fastify';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { consumeChallenge, createChallenge, findChallenge, isOpen } from './challenges';
import { SignInRefusal } from './errors';
import { oauthFactor } from './factors';
import { minutesAfter } from './minutes';
import { oauthProviders, providerNames } from './oauth-providers';
import { verifyPkce } from './pkce';
import { readBody } from './read-body';
import { requireSession, sessionMinutes } from './session-store';
import { successResponse } from './success-response';

const attachMinutes = 5;

/** OAuth after the consent, and the start of attaching an account to the signed-in user. */
export function oauth(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;
  const { database, clock, random } = provider;

  app.post('/oauth/authenticate', async (request) => {
    const body = readBody(request.body, {
      token: 'string',
      code_verifier: 'string?',
      session_duration_minutes: 'number?',
    });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const token = await findChallenge(provider, 'oauth', body.token);
    if (!token || !isOpen(token, clock.now())) throw new SignInRefusal('oauth_token_not_found');
    verifyPkce(token.codeChallenge, body.code_verifier);
    const registration = await database
      .selectFrom('signInOauthRegistrations')
      .selectAll()
      .where('id', '=', token.methodId)
      .executeTakeFirst();
    if (!registration || !(await consumeChallenge(provider, token))) throw new SignInRefusal('oauth_token_not_found');
    const { id, userId, subject } = registration;
    const emailId = typeof token.data['email_id'] === 'string' ? token.data['email_id'] : undefined;
    const who = { userId, factor: oauthFactor(registration.provider, { id, subject, emailId }, clock.now()), minutes };
    return signInResponse(context, request, who, {
      oauth_user_registration_id: id,
      provider_subject: subject,
      provider_type: providerNames.get(registration.provider) ?? registration.provider,
      profile_picture_url: '',
      locale: '',
      provider_values: {
        access_token: random.token(32),
        refresh_token: random.token(32),
        id_token: '',
        scopes: [],
        expires_at: minutesAfter(clock.now(), 60).toISOString(),
      },
    });
  });

  app.post('/oauth/attach', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const body = readBody(request.body, { provider: 'string' });
    const known = oauthProviders.find(({ id }) => id === body.provider.toLowerCase());
    if (!known) throw new SignInRefusal('invalid_oauth_provider');
    const token = await createChallenge(provider, {
      kind: 'oauth_attach',
      minutes: attachMinutes,
      userId: session.userId,
      data: { provider: known.id, session_id: session.id },
    });
    return successResponse(provider, { user_id: session.userId, oauth_attach_token: token });
  });
}
