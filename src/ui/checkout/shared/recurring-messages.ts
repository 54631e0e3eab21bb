import type { RecurringTerms } from '#src/domain/checkout/recurring-terms';
import { formatMoney } from '#src/domain/money/money';
import { clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { formatDay } from '#src/ui/kit/day-messages';
import { everyInterval } from '#src/ui/kit/interval-messages';
import { describePlan } from '#src/ui/prepaid/shared/prepaid-messages';

export const recurringMessages = {
  title: 'What comes after this order',
  manage: 'Your subscriptions',
  agree: {
    box: (every: string) => `I agree that this club box is sent and charged ${every} until I cancel.`,
    boxes: 'I agree that these club boxes are sent and charged again until I cancel.',
    prepaid: 'I agree to pay for all deliveries today.',
  },
  needed: 'Please agree to these terms to order. You can also take the box or the plan out of your cart.',
} as const;

export function describeAgreement(terms: readonly RecurringTerms[]): string {
  const { box, boxes, prepaid } = recurringMessages.agree;
  const intervals = terms.flatMap((one) => (one.kind === 'box' ? [one.interval] : []));
  const [only] = intervals;
  const recurring = only && (intervals.length === 1 ? box(everyInterval(only)) : boxes);
  return [recurring, intervals.length < terms.length && prepaid].filter(Boolean).join(' ');
}

export interface TermsText {
  readonly title: string;
  readonly facts: readonly string[];
}

/** Returns amount, frequency, next date and how to stop; for prepaid deliveries, that nothing renews. */
export function describeTerms(terms: RecurringTerms): TermsText {
  const amount = formatMoney(terms.amount);
  if (terms.kind === 'prepaid') {
    return {
      title: terms.name,
      facts: [
        `You pay ${amount} today for everything: ${describePlan(terms.plan, terms.start)}`,
        'It ends by itself. Nothing renews, and nothing is charged again.',
      ],
    };
  }
  const every = everyInterval(terms.interval);
  return {
    title: `${clubBoxMessages.title}, ${clubBoxMessages.summary(terms.cans, every)}`,
    facts: [
      `After today’s order you pay ${amount} plus shipping and tax ${every}, at today’s prices.`,
      `The next charge is on ${formatDay(terms.next)}. It goes on until you cancel.`,
      'Skip, pause or cancel online in your account, free of charge, until the day before a charge.',
    ],
  };
}
