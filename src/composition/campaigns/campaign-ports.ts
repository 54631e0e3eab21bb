import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import type { Clipboard } from '#src/application/ports/browser/clipboard';
import type { PromoStorage } from '#src/application/ports/browser/promo-storage';
import type { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import type { KeptCodesState } from '#src/application/ports/state/kept-codes-state';
import { token } from '#src/composition/bind';

/** The ports of codes and referrals: most visits begin without them, so the first page need not name them. */
export const campaignPorts = {
  promoStorage: token<PromoStorage>('PromoStorage'),
  keptCodesState: token<KeptCodesState>('KeptCodesState'),
  referralStorage: token<ReferralStorage>('ReferralStorage'),
  clickIdStorage: token<ClickIdStorage>('ClickIdStorage'),
  referralGateway: token<ReferralGateway>('ReferralGateway'),
  clipboard: token<Clipboard>('Clipboard'),
} as const;
