import { token } from '#src/application/ports/token';
import type { PersonalStorage } from './personal-storage';

/**
 * Text that a shopper typed and has not sent yet, kept in this tab across reloads. Never card data. Nobody else can read the
 * text of a signed-in customer: it stays hidden while they are signed out.
 */
export interface DraftStorage extends PersonalStorage {
  /** The fields that were last written under this name; none when they cannot be read. */
  read(name: string): Readonly<Record<string, string>>;
  /** The first draft of a tab belongs to the user of this browser, even while the server has ended their session. */
  write(name: string, fields: Readonly<Record<string, string>>): void;
  clear(name: string): void;
  /** Makes this user of the sign-in provider the owner of everything in this tab, including what a guest typed. */
  giveTo(userId: string): void;
  /** The owner of this tab's drafts, signed in or not; undefined for a guest's. */
  readOwner(): string | undefined;
  /** Removes all typed text and its owner. */
  forget(): void;
}

export const DraftStorage = token<DraftStorage>('DraftStorage');
