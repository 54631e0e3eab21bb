import { token } from '#src/application/ports/token';

/** The announcement that was dismissed in this browser, by its text: another one shows again. */
export interface AnnouncementStorage {
  readDismissed(): string | undefined;
  writeDismissed(text: string): void;
}

export const AnnouncementStorage = token<AnnouncementStorage>('AnnouncementStorage');
