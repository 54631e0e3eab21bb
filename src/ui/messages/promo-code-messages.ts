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
