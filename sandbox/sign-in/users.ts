import type { FastifyInstance } from 'fastify';
import type { PersonName } from '#sandbox/database/sign-in-tables';
import { fieldsOf } from '#sandbox/http/request-body';
import type { SignInContext } from './authenticated';
import { requireEmail } from './contacts';
import { SignInRefusal } from './errors';
import { readBody } from './read-body';
import { requireSession } from './session-store';
import { successResponse } from './success-response';
import { findEmail, findUser } from './user-store';
import { userView } from './user-view';

/** Characters of JSON that a name and the metadata may have. */
const maxLength = 4096;

/** Reads and changes the user, and checks whether an e-mail is known. */
export function users(app: FastifyInstance, { provider }: SignInContext): void {
  app.get('/users/me', async (request) => {
    const { row } = await requireSession(provider, request);
    return successResponse(provider, await userView(provider, row.userId));
  });

  app.put('/users/me', async (request) => {
    const { row } = await requireSession(provider, request);
    const body = readBody(request.body, { name: 'object?', untrusted_metadata: 'object?' });
    const user = await findUser(provider, row.userId);
    if (!user) throw new SignInRefusal('session_not_found');
    const name = JSON.stringify(nameOf(user.name, body.name));
    const untrustedMetadata = JSON.stringify(merged(user.untrustedMetadata, body.untrusted_metadata ?? {}));
    if (name.length > maxLength || untrustedMetadata.length > maxLength) throw new SignInRefusal('bad_request');
    await provider.database
      .updateTable('signInUsers')
      .set({ name, untrustedMetadata })
      .where('id', '=', row.userId)
      .execute();
    const view = await userView(provider, row.userId);
    const { user_id, emails, phone_numbers, crypto_wallets } = view;
    return successResponse(provider, { user_id, emails, phone_numbers, crypto_wallets, user: view, __user: view });
  });

  app.post('/users/search', async (request) => {
    const { email } = readBody(request.body, { email: 'string' });
    const known = await findEmail(provider, requireEmail(email));
    const user = known && (await findUser(provider, known.userId));
    const userType = user ? (user.passwordId === null ? 'passwordless' : 'password') : 'new';
    return successResponse(provider, { userType });
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

/** Merges the sent keys; null removes a key. */
function merged(
  stored: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null));
}
