import { token } from '#src/application/ports/token';

/** Stores the text that was dismissed: another text shows again. */
export interface AnnouncementStorage {
  readDismissed(): string | undefined;
  writeDismissed(text: string): void;
}

export const AnnouncementStorage = token<AnnouncementStorage>('AnnouncementStorage');
