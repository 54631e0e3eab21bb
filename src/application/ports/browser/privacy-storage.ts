import { token } from '#src/application/ports/token';
import type { PrivacyChoice } from '#src/domain/privacy/privacy-choice';

/** The privacy choice of this browser's visitor. A broken value counts as none. */
export interface PrivacyStorage {
  read(): PrivacyChoice | undefined;
  /** True when a choice would outlive the page: a visitor whose choice cannot be stored is not asked on every page. */
  canKeep(): boolean;
  write(choice: PrivacyChoice): void;
  /** Calls the listener when a choice was written, in this tab or another; returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

export const PrivacyStorage = token<PrivacyStorage>('PrivacyStorage');
