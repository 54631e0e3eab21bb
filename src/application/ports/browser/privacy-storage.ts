import { token } from '#src/application/ports/token';
import type { PrivacyChoice } from '#src/domain/privacy/privacy-choice';

/** A broken value counts as none. */
export interface PrivacyStorage {
  read(): PrivacyChoice | undefined;
  /** A visitor whose choice cannot be stored is not asked on every page. */
  canKeep(): boolean;
  write(choice: PrivacyChoice): void;
  /** In this tab or another; returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

export const PrivacyStorage = token<PrivacyStorage>('PrivacyStorage');
