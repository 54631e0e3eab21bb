import { token } from '#src/application/ports/token';

/** The identifier came by an address, and no order has it yet (spec §2 ref). */
export interface ReferralStorage {
  read(): string | undefined;
  write(identifier: string): void;
  clear(): void;
}

export const ReferralStorage = token<ReferralStorage>('ReferralStorage');
