import type { SignInOAuthRegistrationRow } from '#sandbox/database/sign-in-tables';
import type { Store } from '#sandbox/shop/shop';
import { digest, makeId } from './ids';
import type { OAuthProvider } from './oauth-providers';
import type { Provider } from './provider';
import { createUser, exclusively, findEmail, findOrAddEmail, verifyEmail } from './user-store';

/** Who somebody is for an OAuth provider: the same address is the same account, and another one with another provider. */
export function subjectOf({ id }: OAuthProvider, email: string): string {
  return digest(`${id} ${email}`).slice(0, 21);
}

export interface OAuthAccount {
  readonly registration: SignInOAuthRegistrationRow;
  /** Whether the user was there before. */
  readonly known: boolean;
  readonly emailId: string | undefined;
}

/**
 * The registration of an account. A new one goes to the user who wants it attached, else to whoever has the address that the
 * provider vouches for, else to a new user. Undefined when somebody wants to attach what belongs to somebody else.
 */
export async function findOrAddAccount(
  provider: Provider,
  oauth: OAuthProvider,
  address: string,
  attachTo: string | undefined,
): Promise<OAuthAccount | undefined> {
  const subject = subjectOf(oauth, address);
  const stored = await find(provider.database, oauth.id, subject);
  if (stored && attachTo !== undefined && stored.userId !== attachTo) return undefined;
  const owner = stored?.userId ?? attachTo;
  const before = oauth.sharesEmail ? await findEmail(provider, address) : undefined;
  const email = oauth.sharesEmail ? await findOrAddEmail(provider, address, owner) : undefined;
  const mine = email !== undefined && (owner === undefined || email.userId === owner);
  if (mine) await verifyEmail(provider, email.id);
  const registration = stored ?? (await add(provider, oauth.id, subject, owner ?? email?.userId));
  return { registration, known: owner !== undefined || before !== undefined, emailId: mine ? email.id : undefined };
}

function add(
  provider: Provider,
  oauthProvider: string,
  subject: string,
  owner: string | undefined,
): Promise<SignInOAuthRegistrationRow> {
  return exclusively(provider, `account ${oauthProvider} ${subject}`, async (store) => {
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
