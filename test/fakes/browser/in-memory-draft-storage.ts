import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { InMemorySignInStorage } from './in-memory-sign-in-storage';

type Drafts = Map<string, Readonly<Record<string, string>>>;

export class InMemoryDraftStorage implements DraftStorage {
  private readonly drafts: Drafts = new Map();
  /** Drafts typed while somebody else is signed in. */
  private readonly away: Drafts = new Map();
  private ownedBy: string | undefined;

  constructor(private readonly signIn: SignInStorage = new InMemorySignInStorage()) {}

  read(name: string): Readonly<Record<string, string>> {
    return this.present.get(name) ?? {};
  }

  write(name: string, fields: Readonly<Record<string, string>>): void {
    this.ownedBy ??= this.signIn.user();
    this.present.set(name, { ...fields });
  }

  clear(name: string): void {
    this.present.delete(name);
  }

  giveTo(userId: string): void {
    this.ownedBy = userId;
    for (const [name, fields] of this.away) this.drafts.set(name, fields);
    this.away.clear();
  }

  readOwner(): string | undefined {
    return this.ownedBy;
  }

  forget(): void {
    this.drafts.clear();
    this.away.clear();
    this.ownedBy = undefined;
  }

  private get present(): Drafts {
    const isHere = this.ownedBy === undefined || (this.signIn.wasSignedIn() && this.signIn.user() === this.ownedBy);
    return isHere ? this.drafts : this.away;
  }
}
