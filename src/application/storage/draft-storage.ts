import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { Stored, StoredByName } from '#src/application/ports/browser/stored';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { SignInStorage } from './sign-in-storage';

type Fields = Readonly<Record<string, string>>;

export const StoredDrafts = token<StoredByName<Fields>>('StoredDrafts');

/** Drafts of a signed-out tab. Their owner gets them back after sign-in. */
export const AwayDrafts = token<StoredByName<Fields>>('AwayDrafts');

export const DraftsOwner = token<Stored<string>>('DraftsOwner');

/**
 * Text that a shopper typed and has not sent yet, kept in this tab across reloads. Never card data. Nobody else can read the
 * text of a signed-in customer: it stays hidden while they are signed out.
 */
export class DraftStorage implements PersonalStorage {
  static readonly dependencies: DependenciesOf<typeof DraftStorage> = [
    StoredDrafts,
    AwayDrafts,
    DraftsOwner,
    SignInStorage,
  ];

  constructor(
    private readonly drafts: StoredByName<Fields>,
    private readonly away: StoredByName<Fields>,
    private readonly owner: Stored<string>,
    private readonly signIn: SignInStorage,
  ) {}

  /** The fields that were last written under this name; none when they cannot be read. */
  read(name: string): Fields {
    return this.present.at(name).read() ?? {};
  }

  /** The first draft of a tab belongs to the user of this browser, even while the server has ended their session. */
  write(name: string, fields: Fields): void {
    const user = this.signIn.user();
    if (this.readOwner() === undefined && user !== undefined) this.owner.write(user);
    this.present.at(name).write(fields);
  }

  clear(name: string): void {
    this.present.at(name).clear();
  }

  /** Makes this user of the sign-in provider the owner of everything in this tab, including what a guest typed. */
  giveTo(userId: string): void {
    this.owner.write(userId);
    for (const name of this.away.names()) {
      const away = this.away.at(name);
      this.drafts.at(name).write(away.read() ?? {});
      away.clear();
    }
  }

  /** The owner of this tab's drafts, signed in or not; undefined for a guest's. */
  readOwner(): string | undefined {
    return this.owner.read();
  }

  /** Removes all typed text and its owner. */
  forget(): void {
    for (const drafts of [this.drafts, this.away]) for (const name of drafts.names()) drafts.at(name).clear();
    this.owner.clear();
  }

  private get present(): StoredByName<Fields> {
    const owner = this.readOwner();
    return owner === undefined || this.signIn.signedInUser() === owner ? this.drafts : this.away;
  }
}
