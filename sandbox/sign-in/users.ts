import type { FastifyInstance } from 'fastify';
import type { PersonName } from '#sandbox/database/sign-in-tables';
import { fieldsOf } from '#sandbox/http/request-body';
import { answer } from './answers';
import type { SignInDesk } from './authenticated';
import { requireEmail } from './contacts';
import { SignInRefusal } from './errors';
import { readBody } from './read-body';
import { requireSession } from './session-store';
import { findEmail, findUser } from './user-store';
import { userView } from './user-view';

/** The user's own data, and whether an address is known. */
export function users(app: FastifyInstance, { provider }: SignInDesk): void {
  app.get('/users/me', async (request) => {
    const { row } = await requireSession(provider, request);
    return answer(provider, await userView(provider, row.userId));
  });

  app.put('/users/me', async (request) => {
    const { row } = await requireSession(provider, request);
    const body = readBody(request.body, { name: 'object?', untrusted_metadata: 'object?' });
    const user = await findUser(provider, row.userId);
    if (!user) throw new SignInRefusal('session_not_found');
    await provider.database
      .updateTable('signInUsers')
      .set({
        name: JSON.stringify(nameOf(user.name, body.name)),
        untrustedMetadata: JSON.stringify(merged(user.untrustedMetadata, body.untrusted_metadata ?? {})),
      })
      .where('id', '=', row.userId)
      .execute();
    const view = await userView(provider, row.userId);
    const { user_id, emails, phone_numbers, crypto_wallets } = view;
    return answer(provider, { user_id, emails, phone_numbers, crypto_wallets, user: view, __user: view });
  });

  app.post('/users/search', async (request) => {
    const { email } = readBody(request.body, { email: 'string' });
    const known = await findEmail(provider, requireEmail(email));
    const user = known && (await findUser(provider, known.userId));
    const userType = user ? (user.passwordId === null ? 'passwordless' : 'password') : 'new';
    return answer(provider, { userType });
  });
}

function nameOf(name: PersonName, sent: unknown): PersonName {
  const fields = fieldsOf(sent);
  const part = (key: keyof PersonName): string => {
    const value = fields[key];
    return typeof value === 'string' ? value : name[key];
  };
  return { first_name: part('first_name'), middle_name: part('middle_name'), last_name: part('last_name') };
}

/** Keys that are sent replace those that are there, and null removes one. */
function merged(
  stored: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null));
}
