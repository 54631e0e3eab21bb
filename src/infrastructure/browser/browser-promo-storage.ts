import type { PromoStorage } from '#src/application/ports/browser/promo-storage';
import { cents } from '#src/domain/money/money';
import { type CodeDenial, codeDenialReasons } from '#src/domain/promo-code/code-denial';
import { mostPendingPromoCodes, type PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import { promoKeys, normalizePromoCode } from '#src/domain/promo-code/promo-code';
import { isRecord, parseJson, type UnknownRecord } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';

/** Holds `[{"key":"promo","value":"welcome10","receivedAt":1767225600000,"tries":0}]`, oldest first. */
const promosKey = 'maker-promos';
const denialsKey = 'maker-promo-denials';
const shareSaleKey = 'maker-sscid';

/** More than a hundred codes with their denials can have, even when every character is escaped. */
const maxCharacters = 300_000;
const maxMessageLength = 300;
const maxNameLength = 64;

export class BrowserPromoStorage implements PromoStorage {
  constructor(private readonly local: SafeStorage) {}

  readCodes(): readonly PendingPromoCode[] {
    return this.readList(promosKey)
      .flatMap((entry) => asCode(entry) ?? [])
      .slice(-mostPendingPromoCodes);
  }

  writeCodes(codes: readonly PendingPromoCode[]): void {
    const newest = codes.slice(-mostPendingPromoCodes);
    this.writeList(
      promosKey,
      newest.map(({ code, denial, ...kept }) => ({
        ...kept,
        value: code,
        ...(denial && { denial: shortened(denial) }),
      })),
    );
  }

  readDenials(): ReadonlyMap<string, CodeDenial> {
    const entries = this.readList(denialsKey).slice(-mostPendingPromoCodes);
    return new Map(
      entries.flatMap((entry) => {
        const [code, denial] = [codeOf(entry['value']), asDenial(entry)];
        return code && denial ? [[code, denial] as const] : [];
      }),
    );
  }

  writeDenials(denials: ReadonlyMap<string, CodeDenial>): void {
    const newest = [...denials].slice(-mostPendingPromoCodes);
    this.writeList(
      denialsKey,
      newest.map(([value, denial]) => ({ value, ...shortened(denial) })),
    );
  }

  readShareSaleId(): string | undefined {
    const id = this.local.read(shareSaleKey);
    return id && id.length <= 2 * maxNameLength ? id : undefined;
  }

  writeShareSaleId(id: string): void {
    this.local.write(shareSaleKey, id);
  }

  clearShareSaleId(): void {
    this.local.remove(shareSaleKey);
  }

  private readList(key: string): readonly UnknownRecord[] {
    const text = this.local.read(key) ?? '';
    const list: unknown = text.length <= maxCharacters ? parseJson(text) : undefined;
    return Array.isArray(list) ? list.filter(isRecord) : [];
  }

  /** Removes an empty list, because start-up checks only whether the key exists. */
  private writeList(key: string, list: readonly object[]): void {
    if (list.length > 0) this.local.write(key, JSON.stringify(list));
    else this.local.remove(key);
  }
}

function asCode(entry: UnknownRecord): PendingPromoCode | undefined {
  const key = promoKeys.find((known) => known === entry['key']);
  const code = codeOf(entry['value']);
  const receivedAt = whole(entry['receivedAt']);
  const tries = whole(entry['tries']);
  if (!key || code === undefined || receivedAt === undefined || tries === undefined) return undefined;
  const denial = isRecord(entry['denial']) ? asDenial(entry['denial']) : undefined;
  const deniedIn = text(entry['deniedIn'], maxNameLength);
  return { key, code, receivedAt, tries, ...(denial && { denial }), ...(deniedIn !== undefined && { deniedIn }) };
}

/** Undefined for an unknown reason, so that the code is tried again. */
function asDenial({
  reason: givenReason,
  message: givenMessage,
  neededItemTotal,
}: UnknownRecord): CodeDenial | undefined {
  const reason = codeDenialReasons.find((known) => known === givenReason);
  const message = text(givenMessage, maxMessageLength);
  const needed = whole(neededItemTotal);
  if (reason === undefined || message === undefined) return undefined;
  return { reason, message, ...(needed !== undefined && { neededItemTotal: cents(needed) }) };
}

function shortened(denial: CodeDenial): CodeDenial {
  return { ...denial, message: denial.message.slice(0, maxMessageLength) };
}

function codeOf(value: unknown): string | undefined {
  return typeof value === 'string' && normalizePromoCode(value) === value ? value : undefined;
}

function text(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}

function whole(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}
