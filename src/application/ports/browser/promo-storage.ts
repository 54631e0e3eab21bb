import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

/**
 * What local storage keeps of campaigns: the codes that wait under maker-promos, oldest first, and the share-sale id under
 * maker-sscid (spec §3 Local storage keys). Whatever is broken or huge counts as none, and is replaced by the next writing.
 */
export interface PromoStorage {
  readCodes(): readonly PendingPromoCode[];
  writeCodes(codes: readonly PendingPromoCode[]): void;
  /** What the server once said against a code, by code: it explains later why the code does not count. */
  readDenials(): ReadonlyMap<string, CodeDenial>;
  /** Keeps the newest hundred. */
  writeDenials(denials: ReadonlyMap<string, CodeDenial>): void;
  readShareSaleId(): string | undefined;
  writeShareSaleId(id: string): void;
}
