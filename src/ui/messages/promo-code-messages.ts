import type { CodeDenial, CodeDenialReason } from '#src/domain/promo-code/code-denial';

/** The words of codes that wait, and of those on the cart that do not count. */
export const promoCodeMessages = {
  onCart: (codes: readonly string[]) => `${listed(codes)} ${codes.length === 1 ? 'is' : 'are'} on your cart.`,
  expected: (codes: readonly string[]) => `${listed(codes)} will go on your cart as soon as there is something in it.`,
  notYet: (code: string, why: string) => `${code} is not on your cart. ${why} We keep it for you.`,
  viewCart: 'View cart',
  waiting: 'Codes we keep for you',
  drop: (code: string) => `Remove kept code ${code}`,
  dropped: (code: string) => `${code} was removed`,
  keptForDelivery: (code: string) => `${code} works at the delivery step. We keep it for then.`,
  waits: {
    next: 'One moment: we are trying it.',
    forChange: (code: string) => `We keep ${code} and try again when your cart changes.`,
    forDelivery: 'Works at the delivery step. We keep it for then.',
    forMore: (missing: string) => `Add ${missing} more and it counts.`,
    forVisit: (why: string) => `${why} We try it again on your next visit.`,
    because: (why: string) => `${why} We try again when your cart changes.`,
    noLonger: (why: string) => `${why} We no longer try it.`,
  },
  notCounting: 'Not counting',
  beatenBy: (what: string) =>
    `${what} takes off more, and only one of them counts. Remove that one and this one counts.`,
  beatenByOffer: (what: string) => `${what} takes off at least as much already, and only one of them counts.`,
  ruleNotMet: 'It does not count with what is in your cart now, and will as soon as it does again.',
  missing: (missing: string) => `Add ${missing} more and it counts.`,
} as const;

/** Of many codes the first few stand for all. */
function listed(codes: readonly string[]): string {
  if (codes.length > 5) return `${codes.slice(0, 3).join(', ')} and ${codes.length - 3} more codes`;
  return codes.length < 2 ? codes.join('') : `${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`;
}

/** Undefined: the server's own sentence says it, which names the amount, or a reason that we have no words for. */
const denials: Readonly<Record<CodeDenialReason, string | undefined>> = {
  not_found: 'We do not know this code. Check its spelling; capitals do not matter.',
  expired: 'This code has expired.',
  used_up: 'This code has been used up.',
  not_eligible: 'This code does not fit what is in your cart.',
  nothing_to_discount: 'This code cannot be used yet. Codes for free shipping work once a delivery is chosen.',
  better_exists: 'A code on your cart already gives you a better deal.',
  already_applied: 'This code is on your cart already.',
  not_applied: 'This code is not on your cart.',
  sign_in_required: 'This code is for customers who are signed in.',
  email_required: 'This code needs your e-mail address first; enter it at checkout.',
  used_before: 'You have used this code before; it works once per person.',
  not_first_order: 'This code is for a first order.',
  no_applicable_product: 'Nothing in your cart goes with this code.',
  missing_product: 'Something that this code needs is not in your cart.',
  excluded_product: 'Something in your cart does not go with this code.',
  missing_category: 'A kind of product that this code needs is not in your cart.',
  no_matching_category: 'Nothing in your cart is of the kind that this code is for.',
  excluded_category: 'Something in your cart is of a kind that does not go with this code.',
  item_total_too_low: undefined,
  other: undefined,
};

const unknownDenial = 'This code could not be used.';

/** The shopper's words for a denied code. */
export function describeDenial({ reason, message = '' }: Pick<CodeDenial, 'reason'> & Partial<CodeDenial>): string {
  return denials[reason] ?? (message === '' ? unknownDenial : message);
}
