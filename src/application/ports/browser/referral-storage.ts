import { token } from '#src/application/ports/token';

/** The referral identifier that an address brought and that no order has yet, kept in this browser (spec §2 ref). */
export interface ReferralStorage {
  read(): string | undefined;
  write(identifier: string): void;
  clear(): void;
}

export const ReferralStorage = token<ReferralStorage>('ReferralStorage');
