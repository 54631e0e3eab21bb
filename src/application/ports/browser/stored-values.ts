import { token } from '#src/application/ports/token';
import type { PrivacyChoice } from '#src/domain/privacy/privacy-choice';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import type { SharedStored, Stored } from './stored';

/** The announcement that was dismissed in this browser, by its text: another one shows again. */
export const DismissedAnnouncement = token<Stored<string>>('DismissedAnnouncement');

/** The pending codes, oldest first; the newest hundred are kept (spec §3 Local storage keys, maker-promos). */
export const StoredPromoCodes = token<Stored<readonly PendingPromoCode[]>>('StoredPromoCodes');

/** The server's last denials, by code: they explain later why a code does not count. The newest hundred are kept. */
export const StoredDenials = token<Stored<ReadonlyMap<string, CodeDenial>>>('StoredDenials');

/** The affiliate network's id of a visit (spec §3 Local storage keys, maker-sscid). */
export const ShareSaleId = token<Stored<string>>('ShareSaleId');

/** The affiliate network's click, in the cookie ir_click_id for 30 days (spec §2 ir_click_id, §9 Cookies). */
export const ClickId = token<Stored<string>>('ClickId');

/** The referral identifier that an address brought and that no order has yet (spec §2 ref). */
export const StoredReferral = token<Stored<string>>('StoredReferral');

/** The privacy choice of this browser's visitor. */
export const StoredPrivacyChoice = token<SharedStored<PrivacyChoice>>('StoredPrivacyChoice');

/** True once somebody bought in this browser: the cookie has-purchased, for 365 days from its last writing (spec §9). */
export const HasPurchased = token<Stored<true>>('HasPurchased');

/** True once the invitation to refer a friend was hidden, which is permanent (spec §3 Client state, referrals). */
export const HiddenReferralBubble = token<Stored<true>>('HiddenReferralBubble');

/** The numbers of the orders of which this browser has told others; the last twenty are kept. */
export const ReportedOrders = token<Stored<readonly string[]>>('ReportedOrders');
