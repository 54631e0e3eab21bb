import type { AnnouncementStorage } from '#src/application/ports/browser/announcement-storage';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemoryAnnouncementStorage implements AnnouncementStorage {
  private dismissed: string | undefined;

  readDismissed(): string | undefined {
    return this.dismissed;
  }

  writeDismissed(text: string): void {
    this.dismissed = text;
  }
}
