import type { FastifyInstance } from 'fastify';
import type { SignInEmailRow } from '#sandbox/database/schema';
import { succeeded } from './attempts';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { consumeChallenge, createChallenge, findChallenge, isOpen } from './challenges';
import { requireEmail } from './contacts';
import { SignInRefusal } from './errors';
import { emailFactor, passwordFactor } from './factors';
import { sendLinks } from './messages';
import { requireMinutes } from './minutes';
import { requireStrong } from './password-strength';
import { setPassword, verifyPassword } from './passwords';
import { requireChallenge, verifyPkce } from './pkce';
import { pkceRequired } from './project';
import { ownProof, proveEmail } from './prove-email';
import { readBody } from './read-body';
import { callbackUrl, redirectTarget } from './redirect-urls';
import { currentSession, requireSession, revokeOtherSessions, sessionMinutes } from './session-store';
import { successResponse } from './success-response';
import { findEmail, findEmailById } from './user-store';

const defaultMinutes = 30;
const freshMilliseconds = 5 * 60_000;

/** Password resets by e-mail, by existing password, and by a recent session. Each revokes the user's other sessions. */
export function passwordResets(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;
  const { storefrontUrl, projectName } = provider;

  app.post('/passwords/email/reset/start', async (request) => {
    const body = readBody(request.body, {
      email: 'string',
      code_challenge: 'string?',
      login_redirect_url: 'string?',
      reset_password_redirect_url: 'string?',
      reset_password_expiration_minutes: 'number?',
    });
    const foreign = 'no_match_for_provided_magic_link_url';
    const resetUrl = redirectTarget(body.reset_password_redirect_url, storefrontUrl, {
      malformed: 'invalid_password_reset_redirect_url',
      foreign,
    });
    const loginUrl = redirectTarget(body.login_redirect_url, storefrontUrl, {
      malformed: 'invalid_login_redirect_url',
      foreign,
    });
    const minutes = requireMinutes(
      body.reset_password_expiration_minutes ?? defaultMinutes,
      [5, 10_080],
      'invalid_expiration',
    );
    const codeChallenge = requireChallenge(body.code_challenge, pkceRequired.passwordResets);
    const email = await findEmail(provider, requireEmail(body.email));
    if (!email) throw new SignInRefusal('email_not_found');
    const common = { minutes, codeChallenge, userId: email.userId, methodId: email.id };
    const resetToken = await createChallenge(provider, { ...common, kind: 'password_reset' });
    const loginToken = await createChallenge(provider, { ...common, kind: 'magic_link' });
    await sendLinks(provider, {
      to: email.email,
      subject: `Set a new password for ${projectName}`,
      greeting: `Here is your link to set a new password for ${projectName}.`,
      links: [
        { label: 'Set a new password', url: callbackUrl(resetUrl, 'reset_password', resetToken) },
        { label: 'Sign in without a password', url: callbackUrl(loginUrl, 'magic_links', loginToken) },
      ],
      closing: `They work once, within ${minutes} minutes, in the browser that asked for them. If you did not ask, leave them.`,
    });
    return successResponse(provider, { user_id: email.userId, email_id: email.id });
  });

  app.post('/passwords/email/reset', async (request) => {
    const body = readBody(request.body, {
      token: 'string',
      password: 'string',
      code_verifier: 'string?',
      session_duration_minutes: 'number?',
    });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const reset = await findChallenge(provider, 'password_reset', body.token);
    if (!reset || !isOpen(reset, provider.clock.now())) throw new SignInRefusal('unable_to_auth_password_reset_token');
    verifyPkce(reset.codeChallenge, body.code_verifier);
    const sentTo = reset.methodId === null ? undefined : await findEmailById(provider, reset.methodId);
    if (!sentTo) throw new SignInRefusal('unable_to_auth_password_reset_token');
    // A refused password does not consume the link.
    requireStrong(body.password, sentTo.email);
    if (!(await consumeChallenge(provider, reset))) throw new SignInRefusal('unable_to_auth_password_reset_token');
    const email = await proveEmail(provider, sentTo, await ownProof(provider, request, sentTo));
    await replace(email.userId, body.password, undefined);
    const factor = emailFactor('magic_link', email, provider.clock.now());
    return signInResponse(context, request, { userId: email.userId, factor, minutes });
  });

  app.post('/passwords/existing_password/reset', async (request) => {
    const body = readBody(request.body, {
      email: 'string',
      existing_password: 'string',
      new_password: 'string',
      session_duration_minutes: 'number?',
    });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const address = requireEmail(body.email);
    const userId = await verifyPassword(provider, address, body.existing_password);
    requireStrong(body.new_password, address);
    await replace(userId, body.new_password, (await currentSession(provider, request))?.row.id);
    return signInResponse(context, request, { userId, factor: passwordFactor(provider.clock.now()), minutes });
  });

  app.post('/passwords/session/reset', async (request) => {
    const body = readBody(request.body, { password: 'string', session_duration_minutes: 'number?' });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const { row: session } = await requireSession(provider, request);
    const now = provider.clock.now();
    const latest = Math.max(...session.factors.map((factor) => Date.parse(String(factor['last_authenticated_at']))));
    if (now.getTime() - latest > freshMilliseconds) throw new SignInRefusal('session_too_old_to_reset_password');
    const email = await addressOf(session.userId);
    requireStrong(body.password, email.email);
    await replace(session.userId, body.password, session.id);
    return signInResponse(context, request, { userId: session.userId, factor: passwordFactor(now), minutes });
  });

  async function replace(userId: string, password: string, sessionToKeep: string | undefined): Promise<void> {
    await setPassword(provider, userId, password);
    await succeeded(provider, userId);
    await revokeOtherSessions(provider, userId, sessionToKeep);
  }

  async function addressOf(userId: string): Promise<SignInEmailRow> {
    const email = await provider.database
      .selectFrom('signInEmails')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!email) throw new SignInRefusal('email_not_found');
    return email;
  }
}
