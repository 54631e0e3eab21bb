export const repairMessages = {
  title: 'Payment for your delivery failed',
  /** "We could not charge $91.65 to Visa ending in 0341, so your box for November 20, 2026 has not shipped." */
  text: (amount: string | undefined, card: string | undefined, day: string) =>
    `We could not charge ${amount ?? 'it'}${card === undefined ? '' : ` to ${card}`}, so your box for ${day} has not shipped.`,
  tryAgainOn: (next: string, last: string) =>
    next === last
      ? `We try again on ${next}. If that fails too, your box waits until you pay or skip it.`
      : `We try again on ${next}, for the last time on ${last}. After that, your box waits until you pay or skip it.`,
  noMoreTries: 'We will not try again on our own. Your box waits until you pay or skip it.',
  cardDeclined: {
    title: 'Your card was declined',
    text: 'Choose another card before the next delivery.',
    action: 'Change the card',
  },
  unpaidDelivery: 'Waiting for payment',
  needsCard: {
    title: 'Your next box needs a card',
    /** Until its day. */
    planned: (day: string) => `It is planned for ${day}. Without a card nothing ships and nothing is charged.`,
    /** From its day on. */
    waiting: (day: string) =>
      `Your box for ${day} waits for a card. Nothing was charged. Once you choose a card, the box gets a new day.`,
    delivery: 'Waiting for a card',
    action: 'Choose a card',
  },
  expiring: {
    title: 'Your club needs another card',
    text: (card: string) => `${card} ends before your next box ships.`,
    action: 'Choose another card',
  },
  legend: 'Pay with',
  none: 'You have no saved cards.',
  pay: (amount: string | undefined) => (amount === undefined ? 'Pay now' : `Pay ${amount} now`),
  change: {
    title: 'Payment card',
    text: 'The card pays for every delivery from the next one on. Nothing is charged now.',
    save: 'Use this card',
  },
  add: 'Add a new card',
  addNote: 'A new card is entered on the secure page of our payment provider.',
  failed: { title: 'We could not load your cards.' },
  loading: 'Loading your cards',
  declined: (reason: string | undefined) =>
    `${reason ?? 'Your card was declined.'} Nothing was charged. Try another card.`,
  delivered: {
    title: 'Paid. Your box goes out now.',
    text: (next: string | undefined) =>
      next === undefined
        ? 'We have e-mailed you the confirmation.'
        : `We have e-mailed you the confirmation. The next delivery is on ${next}.`,
  },
  scheduled: {
    title: 'Nothing was charged yet',
    text: (card: string | undefined, day: string | undefined) =>
      `We charge ${card ?? 'your card'} ${day === undefined ? 'within a day' : `on ${day}`} and send your box then. You get an e-mail.`,
  },
  changed: (card: string | undefined) => `${card ?? 'Another card'} pays for your deliveries from now on.`,
} as const;
