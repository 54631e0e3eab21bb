export const eventMessages = {
  here: (moment: string) => `Where you are: ${moment}`,
  host: (name: string) => `With ${name}`,
  length: (minutes: number) => `${minutes} minutes, live and online`,
  seatsLeft: (seats: number) => (seats === 1 ? '1 seat left' : `${seats} seats left`),
  opens: (day: string) => `Seats from ${day} on`,
  full: 'No seats left',
  seats: 'Seats are free',
  each: 'for one household',
  toProduct: 'What a seat includes',
  empty: {
    title: 'Nothing is planned at the moment',
    text: 'The next tastings are announced in our newsletter.',
    action: 'Get the newsletter',
  },
} as const;
