import { formatPromotionAmount } from '#src/domain/money/money';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import type { ReferralOffer } from '#src/domain/referral/referral';

export const referralMessages = {
  invitation: ({ credit }: ReferralOffer) => `Refer a friend, get ${formatPromotionAmount(credit)}`,
  bothGet: ({ credit, discount, code }: ReferralOffer) =>
    `Your friend gets ${formatPromotionAmount(discount)} off their first order with code ${displayPromoCode(code)}. You get ${formatPromotionAmount(credit)} of store credit once their card is charged for more than ${formatPromotionAmount(credit)} of goods, gift cards aside.`,
  getLink: 'Get your link',
  hide: 'Hide',
} as const;
