import { readReferralIdentifier } from '#src/domain/referral/referral';
import { normalizePromoCode } from './promo-code';

/** Names under which an address brings a code: of an affiliate, or of a campaign. */
export const promoKeys = ['mwaff', 'aff', 'promo'] as const;
export type PromoKey = (typeof promoKeys)[number];

/** A code that an address brought, normalized. */
export interface ArrivedCode {
  readonly key: PromoKey;
  readonly code: string;
}

/** What an address tells of why a shopper comes (spec §2 Query parameters read on load). */
export interface CampaignParameters {
  /** In the order of the address, each once. */
  readonly codes: readonly ArrivedCode[];
  readonly shareSaleId: string | undefined;
  readonly clickId: string | undefined;
  readonly referralIdentifier: string | undefined;
}

/** Identifiers of affiliate networks are shorter than that; what is longer is none. */
const longestIdentifier = 128;

/** Reads names and values of an address. What is empty or too long is not there; of an identifier given twice the last counts. */
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
    referralIdentifier: last('ref', readReferralIdentifier),
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
  const identifier = value.trim();
  return identifier.length > 0 && identifier.length <= longestIdentifier ? identifier : undefined;
}
