import type { SignInOAuthRegistrationRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';
import { digest, makeId } from './ids';
import type { OAuthProvider } from './oauth-providers';
import { proveEmail } from './prove-email';
import type { Provider } from './provider';
import { createUser, findEmail, findOrAddEmail, runExclusive } from './user-store';

/** An account at an OAuth provider, identified by provider and address. */
export function subjectOf({ id }: OAuthProvider, email: string): string {
  return digest(`${id} ${email}`).slice(0, 21);
}

/** The signed-in user who attaches an account. */
export interface Attaching {
  readonly userId: string;
  readonly sessionId: string;
}

export interface OAuthAccount {
  readonly registration: SignInOAuthRegistrationRow;
  /** False when the user is new. */
  readonly known: boolean;
  readonly emailId: string | undefined;
}

/**
 * Finds or adds the registration of an account. A new one belongs to the user who attaches it, else to the user with the
 * verified address, else to a new user. Undefined when the account to attach belongs to another user.
 */
export async function findOrAddAccount(
  provider: Provider,
  oauth: OAuthProvider,
  address: string,
  attachTo: Attaching | undefined,
): Promise<OAuthAccount | undefined> {
  const subject = subjectOf(oauth, address);
  const stored = await find(provider.database, oauth.id, subject);
  if (stored && attachTo !== undefined && stored.userId !== attachTo.userId) return undefined;
  const owner = stored?.userId ?? attachTo?.userId;
  const before = oauth.sharesEmail ? await findEmail(provider, address) : undefined;
  const email = oauth.sharesEmail ? await findOrAddEmail(provider, address, owner) : undefined;
  const mine = email !== undefined && (owner === undefined || email.userId === owner);
  const own = owner === undefined ? undefined : { sessionId: attachTo?.sessionId };
  const proven = mine ? await proveEmail(provider, email, own) : undefined;
  const registration = stored ?? (await add(provider, oauth.id, subject, owner ?? proven?.userId));
  return { registration, known: owner !== undefined || before !== undefined, emailId: proven?.id };
}

function add(
  provider: Provider,
  oauthProvider: string,
  subject: string,
  owner: string | undefined,
): Promise<SignInOAuthRegistrationRow> {
  return runExclusive(provider, `account ${oauthProvider} ${subject}`, async (store) => {
    const known = await find(store, oauthProvider, subject);
    if (known) return known;
    const userId = owner ?? (await createUser(provider, store));
    const row: SignInOAuthRegistrationRow = {
      id: makeId(provider.random, 'oauth-user'),
      userId,
      provider: oauthProvider,
      subject,
    };
    await store.insertInto('signInOauthRegistrations').values(row).execute();
    return row;
  });
}

function find(store: Store, oauthProvider: string, subject: string): Promise<SignInOAuthRegistrationRow | undefined> {
  return store
    .selectFrom('signInOauthRegistrations')
    .selectAll()
    .where('provider', '=', oauthProvider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}
