import type { Instant } from '#src/domain/interval/interval';

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

/** "Thursday, January 14, 2027, 8:00 PM EST". */
export function formatMoment(moment: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(moment)
    .replace(' at ', ', ')
    .replaceAll('\u202f', ' ');
}

/** "December 10, 2026". */
export function formatEventDay(moment: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(moment);
}
