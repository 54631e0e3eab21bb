import type { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import { readReferralIdentifier } from '#src/domain/referral/referral';
import type { SafeStorage } from './safe-storage';

const referralKey = 'referral-identifier';

export class BrowserReferralStorage implements ReferralStorage {
  constructor(private readonly local: SafeStorage) {}

  read(): string | undefined {
    return readReferralIdentifier(this.local.read(referralKey) ?? '');
  }

  write(identifier: string): void {
    this.local.write(referralKey, identifier);
  }

  clear(): void {
    this.local.remove(referralKey);
  }
}
