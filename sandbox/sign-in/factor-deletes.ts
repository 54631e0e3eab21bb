import type { FastifyInstance } from 'fastify';
import type { Store } from '#sandbox/shop/shop';
import { answer } from './answers';
import type { SignInDesk } from './authenticated';
import type { RefusalType } from './errors';
import { SignInRefusal } from './errors';
import { requireSession } from './session-store';
import { exclusively } from './user-store';
import { userView } from './user-view';

interface ById {
  Params: { id: string };
}

/** What can be taken away from a user: by path, where it is kept, and what to say when it is not there. */
const kinds = [
  { path: 'emails', table: 'signInEmails', unknown: 'email_not_found' },
  { path: 'phone_numbers', table: 'signInPhoneNumbers', unknown: 'phone_number_not_found' },
  { path: 'oauth', table: 'signInOauthRegistrations', unknown: 'oauth_user_registration_not_found' },
  { path: 'crypto_wallets', table: 'signInWallets', unknown: 'crypto_wallet_not_found' },
  { path: 'webauthn_registrations', table: 'signInPasskeys', unknown: 'webauthn_registration_not_found' },
  { path: 'totps', table: 'signInTotps', unknown: 'totp_not_found' },
] as const satisfies readonly { path: string; table: string; unknown: RefusalType }[];

/** Taking factors away. Everybody keeps one way to sign in, and reaches only their own. */
export function factorDeletes(app: FastifyInstance, { provider }: SignInDesk): void {
  for (const { path, table, unknown } of kinds) {
    app.delete<ById>(`/users/${path}/:id`, async (request) => {
      const { row: session } = await requireSession(provider, request);
      const { userId } = session;
      await exclusively(provider, `factors of ${userId}`, async (store) => {
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
      return answer(provider, { user_id: userId, user, __user: user });
    });
  }

  // Biometrics are for phones; nobody here has any.
  app.delete('/users/biometric_registrations/:id', async (request) => {
    await requireSession(provider, request);
    throw new SignInRefusal('biometric_registration_not_found');
  });
}

/** An app's codes come second; everything else that is verified is a way in. */
async function canSignIn(store: Store, userId: string): Promise<boolean> {
  for (const table of ['signInEmails', 'signInPhoneNumbers', 'signInWallets'] as const) {
    const factors = store.selectFrom(table).select('id').where('userId', '=', userId);
    if (await factors.where('verified', '=', true).executeTakeFirst()) return true;
  }
  for (const table of ['signInOauthRegistrations', 'signInPasskeys'] as const) {
    if (await store.selectFrom(table).select('id').where('userId', '=', userId).executeTakeFirst()) return true;
  }
  // A password is worth something with an address only, be it verified or not.
  const withPassword = await store
    .selectFrom('signInUsers')
    .innerJoin('signInEmails', 'signInEmails.userId', 'signInUsers.id')
    .select('signInUsers.id')
    .where('signInUsers.id', '=', userId)
    .where('passwordId', 'is not', null)
    .executeTakeFirst();
  return withPassword !== undefined;
}
