import { formatPromotionAmount } from '#src/domain/money/money';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import type { ReferralOffer } from '#src/domain/referral/referral';

export const referralMessages = {
  title: 'Refer a friend',
  text: 'Send this link to somebody who would like a can. We will know that they come from you.',
  invitation: ({ credit }: ReferralOffer) => `Refer a friend, get ${formatPromotionAmount(credit)}`,
  bothGet: ({ credit, discount, code }: ReferralOffer) =>
    `Your friend gets ${formatPromotionAmount(discount)} off their first order with code ${displayPromoCode(code)}. You get ${formatPromotionAmount(credit)} of store credit once it is complete.`,
  getLink: 'Get your link',
  hide: 'Hide',
  label: 'Your link',
  copy: 'Copy',
  copied: 'Copied. Now paste it where your friend reads it.',
  notCopied: 'Your browser does not let us copy. The link is marked: copy it by hand.',
  loading: 'Fetching your link',
  withoutEmail: 'Your link goes by your e-mail address, and we do not have one yet. Add it to your account first.',
} as const;
