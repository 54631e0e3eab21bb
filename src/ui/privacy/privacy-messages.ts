import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';

export const privacyMessages = {
  label: 'Privacy choices',
  ask: 'May we count visits and tell our partners what worked? Everything here works the same if you say no.',
  announcement: 'We ask about your privacy at the end of the page. Nothing is sent until you choose.',
  more: 'Privacy policy',
  accept: 'Accept all',
  refuse: 'Reject all',
  choose: 'Choose',
  title: 'Privacy choices',
  lead: 'Your cart, your sign-in and this choice itself are kept in your browser, because the shop needs them. The rest is up to you.',
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
  saved: 'Your privacy choices are saved.',
  close: 'Close',
} as const;
