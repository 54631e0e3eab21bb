import fastifyFormbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInChallengeRow } from '#sandbox/database/schema';
import { fieldsOf } from '#sandbox/http/request-body';
import { sendPage } from '#sandbox/pages/send-page';
import { requirePublicToken } from './caller';
import { consumeChallenge, createChallenge, findChallenge, isOpen } from './challenges';
import { requireEmail } from './contacts';
import { refusalOf, SignInRefusal } from './errors';
import type { Attaching } from './oauth-accounts';
import { findOrAddAccount } from './oauth-accounts';
import { consentPage, oauthErrorPage } from './oauth-page';
import type { OAuthProvider } from './oauth-providers';
import { oauthProviders } from './oauth-providers';
import { requireChallenge } from './pkce';
import { pkceRequired } from './project';
import type { Provider } from './provider';
import { callbackUrl, redirectTarget } from './redirect-urls';

interface ByProvider {
  Params: { provider: string };
}

const consentMinutes = 10;
const tokenMinutes = 5;
const suggestedEmail = 'shopper@example.test';

/** The OAuth consent page, which redirects back with a token (spec §7 Browser redirect). */
export function oauthConsent(provider: Provider): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyFormbody);
    // Errors are pages, because the browser navigates here.
    app.setErrorHandler((error, _request, reply) => {
      const refusal = refusalOf(error);
      if (refusal.status >= 500) console.error(error);
      return sendPage(reply, oauthErrorPage(refusal.type, refusal.message), { status: refusal.status });
    });

    app.get<ByProvider>('/v1/public/oauth/:provider/start', async (request, reply) => {
      const oauth = requireProvider(request);
      const query = fieldsOf(request.query);
      requirePublicToken(provider, textOf(query['public_token']) ?? '');
      const targets = targetsOf(query);
      const attachTo = await attachedUser(textOf(query['oauth_attach_token']), oauth);
      const consent = await createChallenge(provider, {
        kind: 'oauth_consent',
        minutes: consentMinutes,
        data: { ...targets, provider: oauth.id, ...(attachTo && { session_id: attachTo.sessionId }) },
        codeChallenge: requireChallenge(textOf(query['code_challenge']), pkceRequired.oauth),
        ...(attachTo && { userId: attachTo.userId }),
      });
      return ask(reply, oauth, consent, targets, suggestedEmail);
    });

    app.post<ByProvider>('/v1/public/oauth/:provider/consent', async (request, reply) => {
      const oauth = requireProvider(request);
      const form = fieldsOf(request.body);
      const token = textOf(form['consent']) ?? '';
      const consent = await findChallenge(provider, 'oauth_consent', token);
      if (consent?.data['provider'] !== oauth.id || !isOpen(consent, provider.clock.now()))
        throw new SignInRefusal('oauth_token_not_found');
      const targets = storedTargets(consent);
      if (form['do'] === 'deny') return denied(reply, consent, targets.login);
      const email = textOf(form['email']) ?? '';
      const address = validEmail(email);
      if (address === undefined)
        return ask(reply, oauth, token, targets, email, 'Enter an e-mail address, such as shopper@example.test.');
      if (!(await consumeChallenge(provider, consent))) throw new SignInRefusal('oauth_token_not_found');
      const account = await findOrAddAccount(provider, oauth, address, attachingOf(consent));
      if (!account)
        return leave(reply, errorUrl(targets.login, 'account_in_use', 'This account belongs to somebody else.'));
      const signInToken = await createChallenge(provider, {
        kind: 'oauth',
        minutes: tokenMinutes,
        userId: account.registration.userId,
        methodId: account.registration.id,
        codeChallenge: consent.codeChallenge,
        data: account.emailId === undefined ? {} : { email_id: account.emailId },
      });
      return leave(reply, callbackUrl(account.known ? targets.login : targets.signup, 'oauth', signInToken));
    });
  };

  function ask(
    reply: FastifyReply,
    oauth: OAuthProvider,
    consent: string,
    targets: Targets,
    email: string,
    error?: string,
  ): FastifyReply {
    const page = consentPage({
      provider: oauth,
      projectName: provider.projectName,
      path: `/v1/public/oauth/${oauth.id}/consent`,
      consent,
      email,
      ...(error === undefined ? {} : { error }),
    });
    // The form redirects to the storefront, and `form-action` of the content-security policy also checks redirects.
    const formOrigins = [...new Set([new URL(targets.login).origin, new URL(targets.signup).origin])];
    return sendPage(reply, page, { status: error === undefined ? 200 : 422, formOrigins });
  }

  async function denied(reply: FastifyReply, consent: SignInChallengeRow, target: string): Promise<FastifyReply> {
    await consumeChallenge(provider, consent);
    return leave(reply, errorUrl(target, 'access_denied', 'The sign-in was denied.'));
  }

  async function attachedUser(token: string | undefined, oauth: OAuthProvider): Promise<Attaching | undefined> {
    if (token === undefined) return undefined;
    const attach = await findChallenge(provider, 'oauth_attach', token);
    const meant = attach?.data['provider'] === oauth.id && (await consumeChallenge(provider, attach));
    const attaching = meant ? attachingOf(attach) : undefined;
    if (!attaching) throw new SignInRefusal('invalid_oauth_attach_token');
    return attaching;
  }

  function targetsOf(query: Readonly<Record<string, unknown>>): Targets {
    const foreign = 'no_match_for_provided_oauth_url';
    const target = (kind: 'login' | 'signup'): string =>
      redirectTarget(textOf(query[`${kind}_redirect_url`]), provider.storefrontUrl, {
        malformed: `invalid_${kind}_redirect_url`,
        foreign,
      });
    return { login: target('login'), signup: target('signup') };
  }
}

interface Targets {
  readonly login: string;
  readonly signup: string;
}

function attachingOf({ userId, data }: SignInChallengeRow): Attaching | undefined {
  return userId === null ? undefined : { userId, sessionId: String(data['session_id']) };
}

function storedTargets({ data }: SignInChallengeRow): Targets {
  return { login: String(data['login']), signup: String(data['signup']) };
}

function requireProvider(request: FastifyRequest<ByProvider>): OAuthProvider {
  const oauth = oauthProviders.find(({ id }) => id === request.params.provider);
  if (!oauth) throw new SignInRefusal('invalid_oauth_provider');
  return oauth;
}

function leave(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(url, 303);
}

function errorUrl(target: string, error: string, description: string): string {
  const url = new URL(target);
  url.searchParams.set('error', error);
  url.searchParams.set('error_description', description);
  return url.href;
}

function validEmail(text: string): string | undefined {
  try {
    return requireEmail(text);
  } catch (error) {
    if (error instanceof SignInRefusal) return undefined;
    throw error;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
