import type { FastifyInstance } from 'fastify';
import { failed, requireUnlocked, succeeded } from './attempts';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { requireEmail } from './contacts';
import { SignInRefusal } from './errors';
import { passwordFactor } from './factors';
import { makeId } from './ids';
import { hashPassword, matchesPassword } from './password-hash';
import { requireStrong, strengthOf } from './password-strength';
import type { Provider } from './provider';
import { readBody } from './read-body';
import { sessionMinutes } from './session-store';
import { successResponse } from './success-response';
import { findEmail, findOrAddEmail } from './user-store';

const credentials = { email: 'string', password: 'string', session_duration_minutes: 'number?' } as const;

/** Password sign-up, sign-in and strength check (spec §7 Sign-in provider). */
export function passwords(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;

  app.post('/passwords', async (request) => {
    const body = readBody(request.body, credentials);
    const minutes = sessionMinutes(body.session_duration_minutes);
    const address = requireEmail(body.email);
    requireStrong(body.password, address);
    if (await findEmail(provider, address)) throw new SignInRefusal('duplicate_email');
    const email = await findOrAddEmail(provider, address);
    if (!(await setFirstPassword(provider, email.userId, body.password))) throw new SignInRefusal('duplicate_email');
    const who = { userId: email.userId, factor: passwordFactor(provider.clock.now()), minutes };
    return signInResponse(context, request, who, { email_id: email.id });
  });

  app.post('/passwords/authenticate', async (request) => {
    const body = readBody(request.body, credentials);
    const minutes = sessionMinutes(body.session_duration_minutes);
    const userId = await verifyPassword(provider, requireEmail(body.email), body.password);
    return signInResponse(context, request, { userId, factor: passwordFactor(provider.clock.now()), minutes });
  });

  app.post('/passwords/strength_check', (request) => {
    const { email, password } = readBody(request.body, { email: 'string?', password: 'string' });
    return successResponse(provider, { ...strengthOf(password, email) });
  });
}

/** The user id of an e-mail and password. Ten wrong passwords in a row lock the user. */
export async function verifyPassword(provider: Provider, address: string, password: string): Promise<string> {
  const email = await findEmail(provider, address);
  if (!email) throw new SignInRefusal('email_not_found');
  const user = await requireUnlocked(provider, email.userId);
  if (user.passwordId === null) throw new SignInRefusal('no_user_password');
  if (user.passwordHash === null) throw new SignInRefusal('reset_password');
  if (!(await matchesPassword(user.passwordHash, password)))
    throw await failed(provider, user.id, 'unauthorized_credentials');
  await succeeded(provider, user.id);
  return user.id;
}

/** Sets or replaces the user's password. */
export async function setPassword(provider: Provider, userId: string, password: string): Promise<void> {
  await provider.database
    .updateTable('signInUsers')
    .set(await newPassword(provider, password))
    .where('id', '=', userId)
    .execute();
}

/** False when the user already has one: of two concurrent sign-ups with one address only one may succeed. */
async function setFirstPassword(provider: Provider, userId: string, password: string): Promise<boolean> {
  const set = await provider.database
    .updateTable('signInUsers')
    .set(await newPassword(provider, password))
    .where('id', '=', userId)
    .where('passwordId', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
}

async function newPassword(
  { random, passwordHashCost }: Provider,
  password: string,
): Promise<{ passwordId: string; passwordHash: string }> {
  return {
    passwordId: makeId(random, 'password'),
    passwordHash: await hashPassword(random, password, passwordHashCost),
  };
}
