import type { PrivacyChoice } from '#src/domain/privacy/privacy-choice';

/** What this browser's visitor chose about their privacy. A value that is broken counts as none. */
export interface PrivacyStorage {
  read(): PrivacyChoice | undefined;
  /** Whether a choice would outlive the page: whoever cannot be remembered is not asked on every page. */
  canKeep(): boolean;
  write(choice: PrivacyChoice): void;
  /** Calls when a choice was written, in this tab or another; returns the way to stop. */
  onChange(listener: () => void): () => void;
}
