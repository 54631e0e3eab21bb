import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';

export const privacyChoicesMessages = {
  title: 'Privacy choices',
  lead: 'Your browser keeps your cart, your sign-in, the products of your last week and this choice itself, for this shop alone. The rest is up to you.',
  purposes: {
    statistics: {
      label: 'Statistics',
      hint: 'Which pages are seen and what goes into carts, under a random number. Never your name, address or e-mail.',
    },
    affiliates: {
      label: 'Partners',
      hint: 'The site that sent you here learns that an order was placed. Runs a script from its network.',
    },
    emails: {
      label: 'E-mail marketing',
      hint: 'Runs a script from the company that sends our newsletter, so that its e-mails fit what you looked at.',
    },
  } satisfies Record<TrackingPurpose, { readonly label: string; readonly hint: string }>,
  signal: 'Your browser sends a Global Privacy Control signal. We take it as your answer: all of these are off.',
  save: 'Save choices',
  refuse: 'Reject all',
  close: 'Close',
} as const;
