import type { DraftStorage } from '../../../src/application/ports/browser/draft-storage';

export class InMemoryDraftStorage implements DraftStorage {
  private readonly drafts = new Map<string, Readonly<Record<string, string>>>();

  read(name: string): Readonly<Record<string, string>> {
    return this.drafts.get(name) ?? {};
  }

  write(name: string, fields: Readonly<Record<string, string>>): void {
    this.drafts.set(name, { ...fields });
  }

  forget(name: string): void {
    this.drafts.delete(name);
  }
}
