import type { FastifyInstance } from 'fastify';
import type { Store } from '#sandbox/shop/shop';
import type { SignInContext } from './authenticated';
import type { RefusalType } from './errors';
import { SignInRefusal } from './errors';
import { requireSession } from './session-store';
import { successResponse } from './success-response';
import { runExclusive } from './user-store';
import { userView } from './user-view';

interface ById {
  Params: { id: string };
}

/** Deletable factors by path, with their table and the error when one is not found. */
const kinds = [
  { path: 'emails', table: 'signInEmails', unknown: 'email_not_found' },
  { path: 'phone_numbers', table: 'signInPhoneNumbers', unknown: 'phone_number_not_found' },
  { path: 'oauth', table: 'signInOauthRegistrations', unknown: 'oauth_user_registration_not_found' },
  { path: 'crypto_wallets', table: 'signInWallets', unknown: 'crypto_wallet_not_found' },
  { path: 'webauthn_registrations', table: 'signInPasskeys', unknown: 'webauthn_registration_not_found' },
  { path: 'totps', table: 'signInTotps', unknown: 'totp_not_found' },
] as const satisfies readonly { path: string; table: string; unknown: RefusalType }[];

/** Deletes the user's own factors. The last one that can sign in stays. */
export function factorDeletes(app: FastifyInstance, { provider }: SignInContext): void {
  for (const { path, table, unknown } of kinds) {
    app.delete<ById>(`/users/${path}/:id`, async (request) => {
      const { row: session } = await requireSession(provider, request);
      const { userId } = session;
      await runExclusive(provider, `factors of ${userId}`, async (store) => {
        const deleted = await store
          .deleteFrom(table)
          .where('id', '=', request.params.id)
          .where('userId', '=', userId)
          .returning('id')
          .executeTakeFirst();
        if (!deleted) throw new SignInRefusal(unknown);
        if (!(await canSignIn(store, userId))) throw new SignInRefusal('cannot_delete_last_primary_factor');
      });
      const user = await userView(provider, userId);
      return successResponse(provider, { user_id: userId, user, __user: user });
    });
  }

  // Biometrics exist only on phones.
  app.delete('/users/biometric_registrations/:id', async (request) => {
    await requireSession(provider, request);
    throw new SignInRefusal('biometric_registration_not_found');
  });
}

/** Every verified factor except TOTP can sign in. */
async function canSignIn(store: Store, userId: string): Promise<boolean> {
  for (const table of ['signInEmails', 'signInPhoneNumbers', 'signInWallets'] as const) {
    const factors = store.selectFrom(table).select('id').where('userId', '=', userId);
    if (await factors.where('verified', '=', true).executeTakeFirst()) return true;
  }
  for (const table of ['signInOauthRegistrations', 'signInPasskeys'] as const) {
    if (await store.selectFrom(table).select('id').where('userId', '=', userId).executeTakeFirst()) return true;
  }
  // A password needs an e-mail address, verified or not.
  const withPassword = await store
    .selectFrom('signInUsers')
    .innerJoin('signInEmails', 'signInEmails.userId', 'signInUsers.id')
    .select('signInUsers.id')
    .where('signInUsers.id', '=', userId)
    .where('passwordHash', 'is not', null)
    .executeTakeFirst();
  return withPassword !== undefined;
}
