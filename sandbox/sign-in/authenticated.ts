import type { FastifyRequest } from 'fastify';
import type { Factor } from './factors';
import type { Provider } from './provider';
import type { SessionJwts } from './session-jwts';
import type { CurrentSession } from './session-store';
import { openSession } from './session-store';
import { sessionView } from './session-view';
import type { Fields } from './success-response';
import { successResponse } from './success-response';
import { userView } from './user-view';

export interface SignInContext {
  readonly provider: Provider;
  readonly jwts: SessionJwts;
}

export interface SignedIn {
  readonly userId: string;
  readonly factor: Factor;
  readonly minutes: number;
}

/** Signs the user in and returns session, tokens and user. */
export async function signInResponse(
  context: SignInContext,
  request: FastifyRequest,
  who: SignedIn,
  more: Fields = {},
): Promise<Fields> {
  const session = await openSession(context.provider, request, who.userId, who.factor, who.minutes);
  return sessionResponse(context, session, more);
}

/** The response for an existing session, with a fresh JWT. */
export async function sessionResponse(
  { provider, jwts }: SignInContext,
  { row, token }: CurrentSession,
  more: Fields = {},
): Promise<Fields> {
  const user = await userView(provider, row.userId);
  return successResponse(provider, {
    ...more,
    user_id: row.userId,
    session_token: token,
    session_jwt: await jwts.sign(row),
    session: sessionView(row),
    user,
    __user: user,
  });
}
