export const eventMessages = {
  here: (moment: string) => `Your time: ${moment}`,
  host: (name: string) => `With ${name}`,
  length: (minutes: number) => `${minutes} minutes, live and online`,
  seatsLeft: (seats: number) => (seats === 1 ? '1 seat left' : `${seats} seats left`),
  opens: (day: string) => `Seats available from ${day}`,
  full: 'No seats left',
  seats: 'Seats available',
  each: 'per household',
  toProduct: 'What a seat includes',
  empty: {
    title: 'Nothing is planned at the moment',
    text: 'We announce the next tastings in our newsletter.',
    action: 'Get the newsletter',
  },
} as const;
