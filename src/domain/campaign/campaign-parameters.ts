import { type ArrivedCode, normalizePromoCode, promoKeys } from '#src/domain/promo-code/promo-code';
import { readReferralIdentifier } from '#src/domain/referral/referral';
import { oneLine } from '#src/domain/text/one-line';

/** The campaign parameters of a URL (spec §2 Query parameters read on load). */
export interface CampaignParameters {
  /** In the order of the URL, without duplicates. */
  readonly codes: readonly ArrivedCode[];
  readonly shareSaleId: string | undefined;
  readonly clickId: string | undefined;
  readonly invitedBy: string | undefined;
}

/** Longer identifiers are ignored. */
const longestIdentifier = 128;

/** Reads the parameters of a URL. Ignores empty and too long values; the last of a repeated identifier counts. */
export function readCampaignParameters(parameters: readonly (readonly [string, string])[]): CampaignParameters {
  const last = (name: string, read: (value: string) => string | undefined) =>
    parameters.reduce<string | undefined>(
      (found, [key, value]) => (key === name ? (read(value) ?? found) : found),
      undefined,
    );
  return {
    codes: codesOf(parameters),
    shareSaleId: last('sscid', readIdentifier),
    clickId: last('ir_click_id', readIdentifier),
    invitedBy: last('ref', readReferralIdentifier),
  };
}

function codesOf(parameters: readonly (readonly [string, string])[]): readonly ArrivedCode[] {
  const codes = new Map<string, ArrivedCode>();
  for (const [name, value] of parameters) {
    const key = promoKeys.find((known) => known === name);
    const code = key && normalizePromoCode(value);
    if (code && (key === 'promo' || !codes.has(code))) codes.set(code, { key, code });
  }
  return [...codes.values()];
}

function readIdentifier(value: string): string | undefined {
  const identifier = oneLine(value);
  return identifier.length > 0 && identifier.length <= longestIdentifier ? identifier : undefined;
}
