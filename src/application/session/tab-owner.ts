import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { PersonalStorages } from '#src/application/ports/browser/personal-storage';
import type { DependenciesOf } from '#src/application/ports/token';

export class TabOwner {
  static readonly dependencies: DependenciesOf<typeof TabOwner> = [DraftStorage, PersonalStorages];

  constructor(
    private readonly drafts: DraftStorage,
    private readonly storages: PersonalStorages,
  ) {}

  /** A guest's tab belongs to nobody yet. */
  isAnother(userId: string): boolean {
    const owner = this.drafts.readOwner();
    return owner !== undefined && owner !== userId;
  }

  /** Gives the user a guest's text, and removes other users' text and orders that their links opened. */
  set(userId: string): void {
    this.storages.forEach((storage) => storage.giveTo?.(userId));
  }
}
