import type { FastifyRequest } from 'fastify';
import type { Fields } from './answers';
import { answer } from './answers';
import type { Factor } from './factors';
import type { Provider } from './provider';
import type { SessionJwts } from './session-jwts';
import type { HeldSession } from './session-store';
import { openSession } from './session-store';
import { sessionView } from './session-view';
import { userView } from './user-view';

/** What a method needs to answer with a session. */
export interface SignInDesk {
  readonly provider: Provider;
  readonly jwts: SessionJwts;
}

export interface SignedIn {
  readonly userId: string;
  readonly factor: Factor;
  readonly minutes: number;
}

/** Signs the user in and answers with session, tokens and user. */
export async function authenticated(
  desk: SignInDesk,
  request: FastifyRequest,
  who: SignedIn,
  more: Fields = {},
): Promise<Fields> {
  const session = await openSession(desk.provider, request, who.userId, who.factor, who.minutes);
  return sessionAnswer(desk, session, more);
}

/** Answers with a session that is there, and a fresh JWT for it. */
export async function sessionAnswer(
  { provider, jwts }: SignInDesk,
  { row, token }: HeldSession,
  more: Fields = {},
): Promise<Fields> {
  const user = await userView(provider, row.userId);
  return answer(provider, {
    ...more,
    user_id: row.userId,
    session_token: token,
    session_jwt: await jwts.sign(row),
    session: sessionView(row),
    user,
    __user: user,
  });
}
