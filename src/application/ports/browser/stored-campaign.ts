import { token } from '#src/application/ports/token';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import type { Stored } from './stored';

/** The campaigns that led this browser here (spec §3 Local storage keys, §2 Query parameters read on load). */
export interface StoredCampaign {
  /** The pending codes under maker-promos, oldest first; the newest hundred are kept. */
  readonly promoCodes: Stored<readonly PendingPromoCode[]>;
  /** The server's last denials, by code: they explain later why a code does not count. The newest hundred are kept. */
  readonly denials: Stored<ReadonlyMap<string, CodeDenial>>;
  /** The affiliate network's id of a visit, under maker-sscid. */
  readonly shareSaleId: Stored<string>;
  /** The affiliate network's click, in the cookie ir_click_id for 30 days (spec §2 ir_click_id, §9 Cookies). */
  readonly clickId: Stored<string>;
  /** The referral identifier that an address brought and that no order has yet (spec §2 ref). */
  readonly referral: Stored<string>;
}

export const StoredCampaign = token<StoredCampaign>('StoredCampaign');
