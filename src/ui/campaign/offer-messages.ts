import type { OfferTarget } from '#src/domain/campaign/landing-offer';
import type { Day } from '#src/domain/interval/calendar-day';
import { formatDay } from '#src/ui/kit/day-messages';

export const offerMessages = {
  see: 'See the offer',
  title: 'Your offer',
  contents: 'What is in it',
  times: (quantity: number) => `${quantity} ×`,
  code: 'Code',
  codeApplied: 'It is applied on the way; you have nothing to type.',
  through: (day: Day) => `Through ${formatDay(day)}`,
  actions: {
    cart: 'Add to cart',
    club: 'Choose your box',
    shop: 'Shop with this offer',
  } satisfies Record<OfferTarget['kind'], string>,
  missing: (lines: number) =>
    lines === 1
      ? 'One thing of this offer cannot be had at the moment. You get the rest.'
      : `${lines} things of this offer cannot be had at the moment. You get the rest.`,
  over: {
    title: 'This offer has ended',
    text: (day: Day) => `It ran through ${formatDay(day)}. What was in it is still on the shelf:`,
    textAlone: (day: Day) => `It ran through ${formatDay(day)}. The shelf is still here.`,
  },
  soldOut: {
    title: 'Sold out for now',
    text: (mayAsk: boolean) =>
      `Small makers, small lots: everything in this offer is gone at the moment.${mayAsk ? ' We can tell you when it is back:' : ''}`,
  },
  gone: {
    title: 'This offer is gone',
    text: 'What was in it is no longer made. Something else on the shelf will suit you.',
  },
  seeAll: 'Go to the shop',
} as const;
