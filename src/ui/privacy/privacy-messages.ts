export const privacyMessages = {
  label: 'Privacy choices',
  ask: 'May we count visits and tell our partners what worked? Everything here works the same if you say no.',
  announcement: 'We ask about your privacy at the end of the page. Nothing is sent until you choose.',
  more: 'Privacy policy',
  accept: 'Accept all',
  refuse: 'Reject all',
  choose: 'Choose',
} as const;
