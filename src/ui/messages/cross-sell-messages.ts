/** The words of what can be added to an order that was just placed. */
export const crossSellMessages = {
  title: 'Add to this order',
  text: 'Same parcel, same card, no more shipping.',
  open: (time: string) => `Possible until ${time}, then we pack.`,
  left: 'Still open for',
  minutes: (minutes: number) => (minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`),
  lastMinute: 'You can add to your order for one more minute.',
  closed: 'The parcel is packed. Nothing can be added any more.',
  list: 'What you could add',
  add: 'Add',
  addNamed: (name: string) => `Add ${name} to this order`,
  confirm: {
    title: (name: string) => `Add ${name}?`,
    text: (price: string, card: string) =>
      `${price}, and tax where there is any, goes on your ${card} now. It comes in the same parcel.`,
    card: 'card',
    yes: (price: string) => `Add it for ${price}`,
    adding: 'Adding it',
    no: 'No, thanks',
  },
  added: (name: string) => `${name} is in your order.`,
  unknown: 'We could not find out whether it was added. Press again: we look first, and nothing is charged twice.',
  refused: {
    declined: 'Your card was declined. Nothing was charged, and your order is as it was.',
    soldOut: 'There is none left of it. Nothing was charged, and your order is as it was.',
  },
} as const;
