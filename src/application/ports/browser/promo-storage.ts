import { token } from '#src/application/ports/token';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

/**
 * The campaigns in local storage: the pending codes under maker-promos, oldest first, and the share-sale id under
 * maker-sscid (spec §3 Local storage keys). Broken or oversized values count as none and are replaced by the next write.
 */
export interface PromoStorage {
  readCodes(): readonly PendingPromoCode[];
  writeCodes(codes: readonly PendingPromoCode[]): void;
  /** Reads the server's denials, by code: they explain later why a code does not count. */
  readDenials(): ReadonlyMap<string, CodeDenial>;
  /** Keeps the newest hundred. */
  writeDenials(denials: ReadonlyMap<string, CodeDenial>): void;
  readShareSaleId(): string | undefined;
  writeShareSaleId(id: string): void;
  clearShareSaleId(): void;
}

export const PromoStorage = token<PromoStorage>('PromoStorage');
