/**
 * What a shopper typed and has not sent yet, kept in this tab over a reload. Never card data. What belongs to somebody who
 * is signed in is read by nobody else: it waits unseen while they are not there.
 */
export interface DraftStorage {
  /** The fields last written under this name; what cannot be read counts as nothing typed. */
  read(name: string): Readonly<Record<string, string>>;
  /** The first draft of a tab belongs to the user of this browser, also while the server has ended their session. */
  write(name: string, fields: Readonly<Record<string, string>>): void;
  clear(name: string): void;
  /** Everything in this tab belongs to this user of the sign-in provider from now on, what a guest typed as well. */
  writeOwner(userId: string): void;
  /** The user whose the drafts of this tab are, there or not; undefined for a guest's. */
  readOwner(): string | undefined;
  /** Leaves nothing that was typed, nor whose it was. */
  clearAll(): void;
}
