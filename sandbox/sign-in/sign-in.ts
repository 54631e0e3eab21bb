import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { TokenVerifier } from '#sandbox/shop/customers/token-verifier';
import { answer } from './answers';
import type { SignInDesk } from './authenticated';
import { CallCounts } from './call-counts';
import { callerOf, requirePublicToken } from './caller';
import type { ControlOptions } from './control-routes';
import { controlRoutes } from './control-routes';
import { refusalBody, refusalOf, SignInRefusal } from './errors';
import { events } from './events';
import { factorDeletes } from './factor-deletes';
import { makeId } from './ids';
import { magicLinks } from './magic-links';
import { oauth } from './oauth';
import { oauthConsent } from './oauth-consent';
import { passcodes } from './passcodes';
import { passkeyRegistration } from './passkey-registration';
import { passkeys } from './passkeys';
import { passwordResets } from './password-resets';
import { passwords } from './passwords';
import { bootstrapData } from './project';
import type { Provider } from './provider';
import { SessionJwts } from './session-jwts';
import { sessionVerifier } from './session-verifier';
import { sessions } from './sessions';
import { totps } from './totps';
import { users } from './users';
import { wallets } from './wallets';

export interface SignIn {
  /** Every call of the provider. */
  readonly routes: FastifyPluginAsync;
  /** Knows the session JWTs that the provider has signed. */
  readonly verifier: TokenVerifier;
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

/** A stand-in for the sign-in provider, on the same database as the shop (spec §7 Sign-in provider). */
export function signIn(provider: Provider, control: ControlOptions = { environment: process.env }): SignIn {
  const desk: SignInDesk = { provider, jwts: new SessionJwts(provider) };
  const counts = new CallCounts();
  return {
    verifier: sessionVerifier(provider, desk.jwts),
    routes: async (app) => {
      await app.register(openCalls(desk, counts), { prefix: '/sdk/v1' });
      await app.register(calls(desk, counts), { prefix: '/sdk/v1' });
      await app.register(oauthConsent(provider));
      await app.register(controlRoutes(provider, counts, control));
      app.get('/.well-known/jwks.json', () => desk.jwts.keySet());
    },
  };
}

/** What may be called without the Basic header. */
function openCalls({ provider, jwts }: SignInDesk, counts: CallCounts): FastifyPluginAsync {
  return (app) => {
    answerRefusals(app, provider);
    app.get<{ Params: { publicToken: string } }>('/projects/bootstrap/:publicToken', (request) => {
      requirePublicToken(request.params.publicToken);
      return answer(provider, bootstrapData(provider.projectName));
    });
    // A bare key set, as whoever verifies tokens expects it.
    app.get('/sessions/jwks/:project', () => jwts.keySet());
    events(app, provider, counts);
    return Promise.resolve();
  };
}

function calls(desk: SignInDesk, counts: CallCounts): FastifyPluginAsync {
  return (app) => {
    answerRefusals(app, desk.provider);
    app.addHook('preHandler', (request, _reply, done) => {
      callerOf(request);
      done();
    });
    app.setNotFoundHandler(() => {
      throw new SignInRefusal('route_not_found');
    });
    for (const register of methods) register(app, desk);
    sessions(app, desk, counts);
    return Promise.resolve();
  };
}

function answerRefusals(app: FastifyInstance, provider: Provider): void {
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) console.error(error);
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(refusalBody(refusal, makeId(provider.random, 'request-id')));
  });
}
