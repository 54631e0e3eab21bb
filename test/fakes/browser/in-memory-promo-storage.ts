import type { PromoStorage } from '#src/application/ports/browser/promo-storage';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import { mostPendingPromoCodes, type PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemoryPromoStorage implements PromoStorage {
  private codes: readonly PendingPromoCode[] = [];
  private denials: ReadonlyMap<string, CodeDenial> = new Map();
  private shareSaleId: string | undefined;

  readCodes(): readonly PendingPromoCode[] {
    return this.codes;
  }

  writeCodes(codes: readonly PendingPromoCode[]): void {
    this.codes = codes.slice(-mostPendingPromoCodes);
  }

  readDenials(): ReadonlyMap<string, CodeDenial> {
    return this.denials;
  }

  writeDenials(denials: ReadonlyMap<string, CodeDenial>): void {
    this.denials = new Map([...denials].slice(-mostPendingPromoCodes));
  }

  readShareSaleId(): string | undefined {
    return this.shareSaleId;
  }

  writeShareSaleId(id: string): void {
    this.shareSaleId = id;
  }

  clearShareSaleId(): void {
    this.shareSaleId = undefined;
  }
}
