import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';

/** The person to whom this tab belongs, with all text and pages that are open in it. */
export class TabOwner {
  constructor(
    private readonly drafts: DraftStorage,
    private readonly storages: () => readonly PersonalStorage[],
  ) {}

  /** True when the tab belongs to another user of the sign-in provider; a guest's tab belongs to nobody yet. */
  isAnother(userId: string): boolean {
    const owner = this.drafts.readOwner();
    return owner !== undefined && owner !== userId;
  }

  /** Gives the user the text that a guest typed here, and removes other users' text and orders opened by their links. */
  set(userId: string): void {
    this.storages().forEach((storage) => storage.giveTo?.(userId));
  }
}
