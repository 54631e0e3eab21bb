import type { OfferTarget } from '#src/domain/campaign/landing-offer';
import type { Day } from '#src/domain/interval/calendar-day';
import { formatDay } from '#src/ui/kit/day-messages';

export const offerMessages = {
  see: 'See the offer',
  title: 'Your offer',
  contents: 'What you get',
  times: (quantity: number) => `${quantity} ×`,
  code: 'Code',
  codeApplied: 'We apply it for you. There is nothing to type.',
  through: (day: Day) => `Through ${formatDay(day)}`,
  actions: {
    cart: 'Add to cart',
    club: 'Choose your box',
    shop: 'Shop with this offer',
  } satisfies Record<OfferTarget['kind'], string>,
  missing: (lines: number) =>
    lines === 1
      ? 'One item in this offer is sold out. You get the others.'
      : `${lines} items in this offer are sold out. You get the others.`,
  over: {
    title: 'This offer has ended',
    text: (day: Day) => `It ran through ${formatDay(day)}. You can still buy what was in it:`,
    textAlone: (day: Day) => `It ran through ${formatDay(day)}. There is more to see in the shop.`,
  },
  soldOut: {
    title: 'Sold out for now',
    text: (mayAsk: boolean) =>
      `Everything in this offer is sold out right now.${mayAsk ? ' We can let you know when it is back:' : ''}`,
  },
  gone: {
    title: 'This offer is no longer available',
    text: 'We no longer sell what was in it. See what else is in the shop.',
  },
  seeAll: 'Go to the shop',
} as const;
