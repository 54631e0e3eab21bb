import { token } from '#src/application/ports/token';

/** The referrers, at the shop back end (spec §7 POST referral_identifiers). */
export interface ReferralGateway {
  /** Returns the identifier for an e-mail address, always the same one. `unprocessable_entity` for an invalid address. */
  identify(email: string): Promise<string>;
}

export const ReferralGateway = token<ReferralGateway>('ReferralGateway');
