import type { PromoStorage } from '#src/application/ports/browser/promo-storage';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import { type KeptCode, mostKeptCodes } from '#src/domain/promo-code/kept-code';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemoryPromoStorage implements PromoStorage {
  private codes: readonly KeptCode[] = [];
  private denials: ReadonlyMap<string, CodeDenial> = new Map();
  private shareSaleId: string | undefined;

  readCodes(): readonly KeptCode[] {
    return this.codes;
  }

  writeCodes(codes: readonly KeptCode[]): void {
    this.codes = codes.slice(-mostKeptCodes);
  }

  readDenials(): ReadonlyMap<string, CodeDenial> {
    return this.denials;
  }

  writeDenials(denials: ReadonlyMap<string, CodeDenial>): void {
    this.denials = new Map([...denials].slice(-mostKeptCodes));
  }

  readShareSaleId(): string | undefined {
    return this.shareSaleId;
  }

  writeShareSaleId(id: string): void {
    this.shareSaleId = id;
  }
}
