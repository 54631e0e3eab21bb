import { token } from '#src/application/ports/token';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

/** Keys maker-promos, oldest first, and maker-sscid (spec §3 Local storage keys). Broken values count as none. */
export interface PromoStorage {
  readCodes(): readonly PendingPromoCode[];
  writeCodes(codes: readonly PendingPromoCode[]): void;
  /** By code: they explain later why a code does not count. */
  readDenials(): ReadonlyMap<string, CodeDenial>;
  /** Keeps the newest hundred. */
  writeDenials(denials: ReadonlyMap<string, CodeDenial>): void;
  readShareSaleId(): string | undefined;
  writeShareSaleId(id: string): void;
  clearShareSaleId(): void;
}

export const PromoStorage = token<PromoStorage>('PromoStorage');
