import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInEmailRow } from '#sandbox/database/schema';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { consumeChallenge, createChallenge, findChallenge, isOpen } from './challenges';
import { requireEmail } from './contacts';
import { SignInRefusal } from './errors';
import { emailFactor } from './factors';
import { sendLinks } from './messages';
import { requireMinutes } from './minutes';
import { requireChallenge, verifyPkce } from './pkce';
import { pkceRequired } from './project';
import { ownProof, proveEmail } from './prove-email';
import type { BodyOf } from './read-body';
import { readBody } from './read-body';
import { callbackUrl, redirectTarget } from './redirect-urls';
import { requireSession, sessionMinutes } from './session-store';
import type { Fields } from './success-response';
import { successResponse } from './success-response';
import { findEmail, findEmailById, findOrAddEmail } from './user-store';

const sendShape = {
  email: 'string',
  code_challenge: 'string?',
  login_magic_link_url: 'string?',
  signup_magic_link_url: 'string?',
  login_expiration_minutes: 'number?',
  signup_expiration_minutes: 'number?',
} as const;
const defaultMinutes = 60;
const limits = [5, 10_080] as const;

/** Magic links by e-mail (spec §7 Sign-in provider). */
export function magicLinks(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;

  app.post('/magic_links/email/login_or_create', async (request) => {
    const link = readLink(request);
    return send(link, await findOrAddEmail(provider, link.email));
  });

  app.post('/magic_links/email/send/primary', async (request) => {
    const link = readLink(request);
    const email = await findEmail(provider, link.email);
    if (!email) throw new SignInRefusal('email_not_found');
    return send(link, email);
  });

  // A signed-in user adds an address, or verifies one again.
  app.post('/magic_links/email/send/secondary', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const link = readLink(request);
    const email = await findOrAddEmail(provider, link.email, session.userId);
    if (email.userId !== session.userId) throw new SignInRefusal('duplicate_email');
    return send(link, email);
  });

  app.post('/magic_links/authenticate', async (request) => {
    const body = readBody(request.body, {
      token: 'string',
      code_verifier: 'string?',
      session_duration_minutes: 'number?',
    });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const link = await findChallenge(provider, 'magic_link', body.token);
    if (!link) throw new SignInRefusal('magic_link_not_found');
    if (!isOpen(link, provider.clock.now())) throw new SignInRefusal('unable_to_auth_magic_link');
    // A wrong verifier does not consume the link, because the client tries more than one.
    verifyPkce(link.codeChallenge, body.code_verifier);
    const sentTo = link.methodId === null ? undefined : await findEmailById(provider, link.methodId);
    if (!sentTo || !(await consumeChallenge(provider, link))) throw new SignInRefusal('unable_to_auth_magic_link');
    const email = await proveEmail(provider, sentTo, await ownProof(provider, request, sentTo));
    const factor = emailFactor('magic_link', email, provider.clock.now());
    return signInResponse(context, request, { userId: email.userId, factor, minutes }, { method_id: email.id });
  });

  function readLink(request: FastifyRequest): Link {
    const body = readBody(request.body, sendShape);
    return {
      email: requireEmail(body.email),
      codeChallenge: requireChallenge(body.code_challenge, pkceRequired.magicLinks),
      ...targetsOf(body, provider.storefrontUrl),
    };
  }

  async function send(link: Link, email: SignInEmailRow): Promise<Fields> {
    const { url, minutes } = email.verified ? link.login : link.signup;
    const token = await createChallenge(provider, {
      kind: 'magic_link',
      minutes,
      userId: email.userId,
      methodId: email.id,
      codeChallenge: link.codeChallenge,
    });
    await sendLinks(provider, {
      to: email.email,
      subject: `Sign in to ${provider.projectName}`,
      greeting: `Here is your link to sign in to ${provider.projectName}.`,
      links: [{ label: 'Sign in', url: callbackUrl(url, 'magic_links', token) }],
      closing: `It works once, within ${minutes} minutes, in the browser that asked for it. If you did not ask for it, leave it.`,
    });
    return successResponse(provider, { user_id: email.userId, email_id: email.id });
  }
}

interface Target {
  readonly url: string;
  readonly minutes: number;
}

interface Link {
  readonly email: string;
  readonly codeChallenge: string | null;
  readonly login: Target;
  readonly signup: Target;
}

function targetsOf(body: BodyOf<typeof sendShape>, storefrontUrl: string): Pick<Link, 'login' | 'signup'> {
  const target = (url: string | undefined, minutes: number | undefined, kind: 'login' | 'signup'): Target => ({
    url: redirectTarget(url, storefrontUrl, {
      malformed: `invalid_${kind}_magic_link_url`,
      foreign: 'no_match_for_provided_magic_link_url',
    }),
    minutes: requireMinutes(minutes ?? defaultMinutes, limits, 'invalid_expiration'),
  });
  return {
    login: target(body.login_magic_link_url, body.login_expiration_minutes, 'login'),
    signup: target(body.signup_magic_link_url, body.signup_expiration_minutes, 'signup'),
  };
}
