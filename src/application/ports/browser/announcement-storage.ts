/** The announcement that was dismissed in this browser, by its text: another one shows again. */
export interface AnnouncementStorage {
  readDismissed(): string | undefined;
  writeDismissed(text: string): void;
}
