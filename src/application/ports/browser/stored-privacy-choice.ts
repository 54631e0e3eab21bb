import { token } from '#src/application/ports/token';
import type { PrivacyChoice } from '#src/domain/privacy/privacy-choice';
import type { SharedStored } from './stored';

/** The privacy choice of this browser's visitor. */
export type StoredPrivacyChoice = SharedStored<PrivacyChoice>;

export const StoredPrivacyChoice = token<StoredPrivacyChoice>('StoredPrivacyChoice');
