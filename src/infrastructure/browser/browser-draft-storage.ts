import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';

const ownerKey = 'drafts-owner';
const draftPrefix = 'draft-';
/** Drafts of a signed-out tab. Their owner gets them back after sign-in. */
const awayPrefix = 'away-draft-';

export class BrowserDraftStorage implements DraftStorage {
  constructor(
    private readonly session: SafeStorage,
    private readonly signIn: SignInStorage,
  ) {}

  read(name: string): Readonly<Record<string, string>> {
    const text = this.session.read(this.keyOf(name));
    return text === undefined ? {} : textFields(parseJson(text));
  }

  write(name: string, fields: Readonly<Record<string, string>>): void {
    const user = this.signIn.user();
    if (this.readOwner() === undefined && user !== undefined) this.session.write(ownerKey, user);
    this.session.write(this.keyOf(name), JSON.stringify(fields));
  }

  clear(name: string): void {
    this.session.remove(this.keyOf(name));
  }

  giveTo(userId: string): void {
    this.session.write(ownerKey, userId);
    for (const key of this.keysWith(awayPrefix)) {
      this.session.write(draftPrefix + key.slice(awayPrefix.length), this.session.read(key) ?? '');
      this.session.remove(key);
    }
  }

  readOwner(): string | undefined {
    return this.session.read(ownerKey);
  }

  forget(): void {
    for (const key of [...this.keysWith(draftPrefix), ...this.keysWith(awayPrefix), ownerKey]) this.session.remove(key);
  }

  private keyOf(name: string): string {
    const owner = this.readOwner();
    const isAway = owner !== undefined && !(this.signIn.wasSignedIn() && this.signIn.user() === owner);
    return (isAway ? awayPrefix : draftPrefix) + name;
  }

  private keysWith(prefix: string): readonly string[] {
    return this.session.keys().filter((key) => key.startsWith(prefix));
  }
}

function textFields(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
