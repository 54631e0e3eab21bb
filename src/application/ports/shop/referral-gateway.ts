/** Who recommends the shop, at the shop back end (spec §7 POST referral_identifiers). */
export interface ReferralGateway {
  /** The identifier of whoever has this e-mail address, always the same one. `unprocessable_entity` for what is no address. */
  identify(email: string): Promise<string>;
}
