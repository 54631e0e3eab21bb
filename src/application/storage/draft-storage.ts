import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { Stored, StoredByName } from '#src/application/ports/browser/stored';
import { type Used, token } from '#src/application/ports/token';
import { SignInStorage } from './sign-in-storage';

type Fields = Readonly<Record<string, string>>;

export interface StoredDrafts {
  readonly drafts: StoredByName<Fields>;
  /** Drafts of a signed-out tab. Their owner gets them back after sign-in. */
  readonly away: StoredByName<Fields>;
  readonly owner: Stored<string>;
}

export const StoredDrafts = token<StoredDrafts>('StoredDrafts');

/**
 * Text that a shopper typed and has not sent yet, kept in this tab across reloads. Never card data. Other users cannot read the
 * text of a signed-in customer: it stays hidden while they are signed out.
 */
export class DraftStorage implements PersonalStorage {
  static readonly uses = { stored: StoredDrafts, signIn: SignInStorage };

  constructor(private readonly use: Used<typeof DraftStorage.uses>) {}

  /** The fields that were last written under this name; none when they cannot be read. */
  read(name: string): Fields {
    return this.present.at(name).read() ?? {};
  }

  /** The first draft of a tab belongs to the user of this browser, even while the server has ended their session. */
  write(name: string, fields: Fields): void {
    const user = this.use.signIn.user();
    if (this.readOwner() === undefined && user !== undefined) this.use.stored.owner.write(user);
    this.present.at(name).write(fields);
  }

  clear(name: string): void {
    this.present.at(name).clear();
  }

  /** Makes this user of the sign-in provider the owner of everything in this tab, including a guest's text. */
  giveTo(userId: string): void {
    this.use.stored.owner.write(userId);
    const { drafts, away: awayDrafts } = this.use.stored;
    for (const name of awayDrafts.names()) {
      const away = awayDrafts.at(name);
      const fields = away.read();
      if (fields) drafts.at(name).write(fields);
      away.clear();
    }
  }

  /** The owner of this tab's drafts, signed in or not; undefined for a guest's. */
  readOwner(): string | undefined {
    return this.use.stored.owner.read();
  }

  /** Removes all typed text and its owner. */
  forget(): void {
    for (const drafts of [this.use.stored.drafts, this.use.stored.away])
      for (const name of drafts.names()) drafts.at(name).clear();
    this.use.stored.owner.clear();
  }

  private get present(): StoredByName<Fields> {
    const owner = this.readOwner();
    return owner === undefined || this.use.signIn.signedInUser() === owner
      ? this.use.stored.drafts
      : this.use.stored.away;
  }
}
