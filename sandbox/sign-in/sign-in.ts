import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Store } from '#sandbox/shop/shop';
import type { TokenVerifier } from '#sandbox/shop/token-verifier';
import type { SignInContext } from './authenticated';
import { CallCounts } from './call-counts';
import { callerOf, requirePublicToken } from './caller';
import type { ControlOptions } from './control-routes';
import { controlRoutes } from './control-routes';
import { refusalBody, refusalOf, SignInRefusal } from './errors';
import { events } from './events';
import { factorDeletes } from './factor-deletes';
import { makeId } from './ids';
import { limitMessages } from './limit-messages';
import { magicLinks } from './magic-links';
import { oauth } from './oauth';
import { oauthConsent } from './oauth-consent';
import { passcodes } from './passcodes';
import { passkeyRegistration } from './passkey-registration';
import { passkeys } from './passkeys';
import { passwordResets } from './password-resets';
import { passwords } from './passwords';
import { bootstrapData, projectId } from './project';
import type { Provider } from './provider';
import { serverRoutes } from './server-routes';
import { SessionJwts } from './session-jwts';
import { sessionVerifier } from './session-verifier';
import { sessions } from './sessions';
import { successResponse } from './success-response';
import { totps } from './totps';
import { users } from './users';
import { wallets } from './wallets';

export interface SignIn {
  /** Every call of the provider. */
  readonly routes: FastifyPluginAsync;
  /** Knows the session JWTs that the provider has signed. */
  readonly verifier: TokenVerifier;
  /** Removes a user with all factors and sessions. Only servers may call it. */
  readonly removeUser: (store: Store, userId: string) => Promise<void>;
}

const methods = [
  magicLinks,
  passcodes,
  oauth,
  passwords,
  passwordResets,
  totps,
  passkeys,
  passkeyRegistration,
  wallets,
  users,
  factorDeletes,
] as const;

/** A stand-in for the sign-in provider, on the shop's database (spec §7 Sign-in provider). */
export function signIn(provider: Provider, control: ControlOptions = { environment: process.env }): SignIn {
  const context: SignInContext = { provider, jwts: new SessionJwts(provider) };
  const counts = new CallCounts();
  return {
    verifier: sessionVerifier(provider, context.jwts),
    removeUser: async (store, userId) => {
      await store.deleteFrom('signInUsers').where('id', '=', userId).execute();
    },
    routes: async (app) => {
      await app.register(publicRoutes(context, counts), { prefix: '/sdk/v1' });
      await app.register(authenticatedRoutes(context, counts), { prefix: '/sdk/v1' });
      await app.register(ofServers(context), { prefix: '/v1' });
      await app.register(oauthConsent(provider));
      await app.register(controlRoutes(provider, counts, control));
      app.get('/.well-known/jwks.json', () => context.jwts.keySet());
    },
  };
}

/** Routes that need no Basic header. */
function publicRoutes({ provider, jwts }: SignInContext, counts: CallCounts): FastifyPluginAsync {
  return (app) => {
    setErrorHandler(app, provider);
    app.get<{ Params: { publicToken: string } }>('/projects/bootstrap/:publicToken', (request) => {
      requirePublicToken(provider, request.params.publicToken);
      return successResponse(provider, bootstrapData(provider.projectName));
    });
    keySet(app, jwts);
    events(app, provider, counts);
    return Promise.resolve();
  };
}

function authenticatedRoutes(context: SignInContext, counts: CallCounts): FastifyPluginAsync {
  return (app) => {
    setErrorHandler(app, context.provider);
    app.addHook('preHandler', (request, _reply, done) => {
      requirePublicToken(context.provider, callerOf(request).publicToken);
      done();
    });
    app.setNotFoundHandler(() => {
      throw new SignInRefusal('route_not_found');
    });
    limitMessages(app, context.provider);
    for (const register of methods) register(app, context);
    sessions(app, context, counts);
    return Promise.resolve();
  };
}

function ofServers(context: SignInContext): FastifyPluginAsync {
  return (app) => {
    setErrorHandler(app, context.provider);
    serverRoutes(app, context);
    keySet(app, context.jwts);
    return Promise.resolve();
  };
}

/**
 * A plain key set without the envelope, as token verifiers expect it, for the id of this project alone
 * (https://stytch.com/docs/api/jwks-get; `project_not_found` is an error type of @stytch/vanilla-js).
 */
function keySet(app: FastifyInstance, jwts: SessionJwts): void {
  app.get<{ Params: { project: string } }>('/sessions/jwks/:project', (request) => {
    if (request.params.project !== projectId) throw new SignInRefusal('project_not_found');
    return jwts.keySet();
  });
}

function setErrorHandler(app: FastifyInstance, provider: Provider): void {
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) console.error(error);
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(refusalBody(refusal, makeId(provider.random, 'request-id')));
  });
}
