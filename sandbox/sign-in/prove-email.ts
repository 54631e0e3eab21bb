import type { FastifyRequest } from 'fastify';
import type { SignInEmailRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';
import type { Provider } from './provider';
import { currentSession, revokeOtherSessions } from './session-store';
import { createUser, runExclusive } from './user-store';

/** The owner of an address takes part in verifying it. Their session, when one is known, stays open. */
export interface OwnProof {
  readonly sessionId: string | undefined;
}

/** The caller's session, when it is of the user who has the address. */
export async function ownProof(
  provider: Provider,
  request: FastifyRequest,
  { userId }: SignInEmailRow,
): Promise<OwnProof | undefined> {
  const session = await currentSession(provider, request);
  return session?.row.userId === userId ? { sessionId: session.row.id } : undefined;
}

/**
 * Marks an address as verified, and returns it. Until then any person may have registered it, so verification removes their
 * settings: the password and every other session, and without `own` also passkeys and authenticator apps. A user with another
 * verified factor keeps all of it; without `own`, the address moves from them to a new user.
 */
export async function proveEmail(
  provider: Provider,
  email: SignInEmailRow,
  own: OwnProof | undefined,
): Promise<SignInEmailRow> {
  return runExclusive(provider, `proof of ${email.id}`, async (store) => {
    const current = await store
      .selectFrom('signInEmails')
      .selectAll()
      .where('id', '=', email.id)
      .executeTakeFirstOrThrow();
    if (current.verified) return current;
    const isShared = await hasProven(store, current.userId);
    const userId = isShared && !own ? await createUser(provider, store) : current.userId;
    await store.updateTable('signInEmails').set({ userId, verified: true }).where('id', '=', current.id).execute();
    if (!isShared) {
      await store.updateTable('signInUsers').set({ passwordHash: null }).where('id', '=', userId).execute();
      await revokeOtherSessions({ ...provider, database: store }, userId, own?.sessionId);
      if (!own) {
        await store.deleteFrom('signInPasskeys').where('userId', '=', userId).execute();
        await store.deleteFrom('signInTotps').where('userId', '=', userId).execute();
      }
    }
    return { ...current, userId, verified: true };
  });
}

/** True when the user has verified another address or number, or has a wallet or an account at another provider. */
async function hasProven(store: Store, userId: string): Promise<boolean> {
  for (const table of ['signInEmails', 'signInPhoneNumbers', 'signInWallets'] as const) {
    const factors = store.selectFrom(table).select('id').where('userId', '=', userId);
    if (await factors.where('verified', '=', true).executeTakeFirst()) return true;
  }
  const account = store.selectFrom('signInOauthRegistrations').select('id').where('userId', '=', userId);
  return (await account.executeTakeFirst()) !== undefined;
}
