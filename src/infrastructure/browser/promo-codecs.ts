import { cents } from '#src/domain/money/money';
import { type CodeDenial, codeDenialReasons } from '#src/domain/promo-code/code-denial';
import { mostPendingPromoCodes, type PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import { promoKeys, normalizePromoCode } from '#src/domain/promo-code/promo-code';
import { isRecord, parseJson, type UnknownRecord } from '#src/infrastructure/shared/json';
import type { Codec } from './codecs';

/** More than a hundred codes with their denials can have, even when every character is escaped. */
const maxCharacters = 300_000;
const maxMessageLength = 300;
const maxNameLength = 64;

/** `[{"key":"promo","value":"welcome10","receivedAt":1767225600000,"tries":0}]`, oldest first. */
export const promoCodes = newest(asCode, ({ code, denial, ...kept }) => ({
  ...kept,
  value: code,
  ...(denial && { denial: shortened(denial) }),
}));

const entriesOfDenials = newest(asDenialOfCode, ([value, denial]) => ({ value, ...shortened(denial) }));

export const promoDenials: Codec<ReadonlyMap<string, CodeDenial>> = {
  parse: (text) => new Map(entriesOfDenials.parse(text)),
  format: (denials) => entriesOfDenials.format([...denials]),
};

/** The newest hundred entries as JSON. Entries of another shape are left out. */
function newest<T>(read: (entry: UnknownRecord) => T | undefined, toJson: (entry: T) => object): Codec<readonly T[]> {
  return {
    parse: (text) => {
      const entries = text.length <= maxCharacters ? parseJson(text) : undefined;
      if (!Array.isArray(entries)) return undefined;
      const readable = entries.filter(isRecord).map(read);
      return readable.filter((entry) => entry !== undefined).slice(-mostPendingPromoCodes);
    },
    format: (entries) =>
      entries.length > 0 ? JSON.stringify(entries.slice(-mostPendingPromoCodes).map(toJson)) : undefined,
  };
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

function asDenialOfCode(entry: UnknownRecord): readonly [string, CodeDenial] | undefined {
  const [code, denial] = [codeOf(entry['value']), asDenial(entry)];
  return code !== undefined && denial ? [code, denial] : undefined;
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
