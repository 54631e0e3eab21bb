import type { FastifyInstance } from 'fastify';
import { answer } from './answers';
import { failed, requireUnlocked, succeeded } from './attempts';
import type { SignInDesk } from './authenticated';
import { authenticated } from './authenticated';
import { requireEmail } from './contacts';
import { SignInRefusal } from './errors';
import { passwordFactor } from './factors';
import { makeId } from './ids';
import { hashPassword, matchesPassword } from './password-hash';
import { requireStrong, strengthOf } from './password-strength';
import type { Provider } from './provider';
import { readBody } from './read-body';
import { sessionMinutes } from './session-store';
import { findEmail, findOrAddEmail } from './user-store';

const credentials = { email: 'string', password: 'string', session_duration_minutes: 'number?' } as const;

/** Signing up and in by password, and how good a password is (spec §7 Sign-in provider). */
export function passwords(app: FastifyInstance, desk: SignInDesk): void {
  const { provider } = desk;

  app.post('/passwords', async (request) => {
    const body = readBody(request.body, credentials);
    const minutes = sessionMinutes(body.session_duration_minutes);
    const address = requireEmail(body.email);
    requireStrong(body.password, address);
    if (await findEmail(provider, address)) throw new SignInRefusal('duplicate_email');
    const email = await findOrAddEmail(provider, address);
    if (!(await setFirstPassword(provider, email.userId, body.password))) throw new SignInRefusal('duplicate_email');
    const who = { userId: email.userId, factor: passwordFactor(provider.clock.now()), minutes };
    return authenticated(desk, request, who, { email_id: email.id });
  });

  app.post('/passwords/authenticate', async (request) => {
    const body = readBody(request.body, credentials);
    const minutes = sessionMinutes(body.session_duration_minutes);
    const userId = await provePassword(provider, requireEmail(body.email), body.password);
    return authenticated(desk, request, { userId, factor: passwordFactor(provider.clock.now()), minutes });
  });

  app.post('/passwords/strength_check', (request) => {
    const { email, password } = readBody(request.body, { email: 'string?', password: 'string' });
    return answer(provider, { ...strengthOf(password, email) });
  });
}

/** The user whom address and password belong to; ten wrong passwords in a row lock them out. */
export async function provePassword(provider: Provider, address: string, password: string): Promise<string> {
  const email = await findEmail(provider, address);
  if (!email) throw new SignInRefusal('email_not_found');
  const user = await requireUnlocked(provider, email.userId);
  if (user.passwordHash === null) throw new SignInRefusal('no_user_password');
  if (!(await matchesPassword(user.passwordHash, password)))
    throw await failed(provider, user.id, 'unauthorized_credentials');
  await succeeded(provider, user.id);
  return user.id;
}

/** Gives the user a password, instead of the one they may have. */
export async function setPassword(provider: Provider, userId: string, password: string): Promise<void> {
  await provider.database
    .updateTable('signInUsers')
    .set(await newPassword(provider, password))
    .where('id', '=', userId)
    .execute();
}

/** False when the user got one meanwhile: two who sign up with one address at once must not share it. */
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
  { random }: Provider,
  password: string,
): Promise<{ passwordId: string; passwordHash: string }> {
  return { passwordId: makeId(random, 'password'), passwordHash: await hashPassword(random, password) };
}
