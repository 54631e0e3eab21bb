import type { CodeDenial, CodeDenialReason } from '#src/domain/promo-code/code-denial';

export const promoCodeMessages = {
  onCart: (codes: readonly string[]) => `${listed(codes)} ${codes.length === 1 ? 'is' : 'are'} applied to your cart.`,
  expected: (codes: readonly string[]) => `${listed(codes)} will be applied when you add something to your cart.`,
  notYet: (code: string, why: string) => `${code} is not applied. ${why} We saved it for you.`,
  viewCart: 'View cart',
  waiting: 'Saved codes',
  drop: (code: string) => `Remove saved code ${code}`,
  dropped: (code: string) => `${code} was removed`,
  keptForDelivery: (code: string) => `${code} is applied once you choose a shipping method. We saved it for you.`,
  waits: {
    next: 'Applying it now.',
    forChange: (code: string) => `We saved ${code} and will try it again when your cart changes.`,
    forDelivery: 'Applied once you choose a shipping method.',
    forMore: (missing: string) => `Add ${missing} more to use it.`,
    forVisit: (why: string) => `${why} We try it again on your next visit.`,
    because: (why: string) => `${why} We try again when your cart changes.`,
    noLonger: (why: string) => `${why} We will not try it again.`,
  },
  notCounting: 'Not applied',
  beatenBy: (what: string) => `${what} saves you more, and only one of them can be used. Remove it to use this one.`,
  beatenByOffer: (what: string) => `${what} already saves you at least as much, and only one of them can be used.`,
  ruleNotMet: 'Your cart no longer meets its conditions. It is applied again as soon as it does.',
  missing: (missing: string) => `Add ${missing} more to use it.`,
} as const;

function listed(codes: readonly string[]): string {
  if (codes.length > 5) return `${codes.slice(0, 3).join(', ')} and ${codes.length - 3} more codes`;
  return codes.length < 2 ? codes.join('') : `${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`;
}

/** Undefined where the server's own message is shown: it has the amount, or a reason unknown to this shop. */
const denials: Readonly<Record<CodeDenialReason, string | undefined>> = {
  not_found: 'We do not know this code. Check the spelling; capital letters do not matter.',
  expired: 'This code has expired.',
  used_up: 'This code has been used up.',
  not_eligible: 'This code does not apply to what is in your cart.',
  nothing_to_discount: 'This code cannot be used yet. Codes for free shipping work once you choose a shipping method.',
  better_exists: 'You already have a better discount.',
  already_applied: 'This code is already applied.',
  not_applied: 'This code is not applied to your cart.',
  sign_in_required: 'Sign in to use this code.',
  email_required: 'Enter your e-mail address at checkout to use this code.',
  used_before: 'You have already used this code. It works once per customer.',
  not_first_order: 'This code is for first orders only.',
  no_applicable_product: 'This code does not apply to anything in your cart.',
  missing_product: 'This code needs an item that is not in your cart.',
  excluded_product: 'This code cannot be used with an item in your cart.',
  missing_category: 'This code needs a kind of item that is not in your cart.',
  no_matching_category: 'This code is for a kind of item that is not in your cart.',
  excluded_category: 'This code cannot be used with a kind of item in your cart.',
  item_total_too_low: undefined,
  other: undefined,
};

const unknownDenial = 'This code could not be used.';

export function describeDenial({ reason, message = '' }: Pick<CodeDenial, 'reason'> & Partial<CodeDenial>): string {
  return denials[reason] ?? (message === '' ? unknownDenial : message);
}
