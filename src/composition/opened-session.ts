import type { Authorization } from '#src/application/ports/identity/authorization';
import type { PageChunk } from './page-chunk';

/** The pages that need to know who is there. */
export type AccountPage =
  'login' | 'sign-in-callback' | 'account' | 'customize' | 'security' | 'gift-cards' | 'subscriptions' | 'subscription';

/** What the rest of the shop needs of the session. */
export interface OpenedSession {
  readonly authorization: Authorization;
  readonly pages: Readonly<Record<AccountPage, () => Promise<PageChunk>>>;
}

/** Loads sign-in, once for all who ask. */
export type OpenSession = () => Promise<OpenedSession>;
