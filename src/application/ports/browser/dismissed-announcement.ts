import { token } from '#src/application/ports/token';
import type { Stored } from './stored';

/** The announcement that was dismissed in this browser, by its text: another one shows again. */
export type DismissedAnnouncement = Stored<string>;

export const DismissedAnnouncement = token<DismissedAnnouncement>('DismissedAnnouncement');
