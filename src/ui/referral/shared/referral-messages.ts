import { formatPromotionAmount } from '#src/domain/money/money';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import type { ReferralOffer } from '#src/domain/referral/referral';

export const referralMessages = {
  title: 'Refer a friend',
  text: 'Send this link to somebody who would like a can. We will know that you sent them.',
  invitation: ({ credit }: ReferralOffer) => `Refer a friend, get ${formatPromotionAmount(credit)}`,
  bothGet: ({ credit, discount, code }: ReferralOffer) =>
    `Your friend gets ${formatPromotionAmount(discount)} off their first order with code ${displayPromoCode(code)}. You get ${formatPromotionAmount(credit)} of store credit once it is complete.`,
  getLink: 'Get your link',
  hide: 'Hide',
  label: 'Your link',
  copy: 'Copy',
  copied: 'Copied. Now paste it into a message to your friend.',
  notCopied: 'Your browser did not let us copy the link. It is selected, so you can copy it yourself.',
  loading: 'Fetching your link',
  withoutEmail: 'Your link needs your e-mail address, and we do not have it yet. Add it to your account first.',
} as const;
