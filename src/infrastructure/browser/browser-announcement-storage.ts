import type { AnnouncementStorage } from '#src/application/ports/browser/announcement-storage';
import type { SafeStorage } from './safe-storage';

const dismissedKey = 'dismissed-announcement';

export class BrowserAnnouncementStorage implements AnnouncementStorage {
  constructor(private readonly local: SafeStorage) {}

  readDismissed(): string | undefined {
    return this.local.read(dismissedKey);
  }

  writeDismissed(text: string): void {
    this.local.write(dismissedKey, text);
  }
}
