import { PersonalStorages } from '#src/application/ports/browser/personal-storage';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';

/** The owner of this tab, with all text and pages that are open in it. */
export class TabOwner {
  static readonly uses = { drafts: DraftStorage, storages: PersonalStorages };

  constructor(private readonly use: Used<typeof TabOwner.uses>) {}

  /** True when the tab belongs to another user of the sign-in provider; a guest's tab has no owner yet. */
  isAnother(userId: string): boolean {
    const owner = this.use.drafts.readOwner();
    return owner !== undefined && owner !== userId;
  }

  /** Gives the user the text that a guest typed here, and removes other users' text and orders opened by their links. */
  set(userId: string): void {
    this.use.storages.forEach((storage) => storage.giveTo?.(userId));
  }
}
