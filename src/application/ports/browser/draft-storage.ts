import { token } from '#src/application/ports/token';
import type { PersonalStorage } from './personal-storage';

/** Typed and unsent text of this tab. Never card data. A customer's text stays hidden while they are signed out. */
export interface DraftStorage extends PersonalStorage {
  /** None when they cannot be read. */
  read(name: string): Readonly<Record<string, string>>;
  /** The first draft belongs to the user of this browser, even while the server has ended their session. */
  write(name: string, fields: Readonly<Record<string, string>>): void;
  clear(name: string): void;
  /** Gives this user of the sign-in provider everything in this tab, also what a guest typed. */
  giveTo(userId: string): void;
  /** Signed in or not; undefined for a guest's. */
  readOwner(): string | undefined;
  forget(): void;
}

export const DraftStorage = token<DraftStorage>('DraftStorage');
