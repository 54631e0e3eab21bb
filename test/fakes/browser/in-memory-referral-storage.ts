import type { ReferralStorage } from '#src/application/ports/browser/referral-storage';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemoryReferralStorage implements ReferralStorage {
  private identifier: string | undefined;

  read(): string | undefined {
    return this.identifier;
  }

  write(identifier: string): void {
    this.identifier = identifier;
  }

  clear(): void {
    this.identifier = undefined;
  }
}
