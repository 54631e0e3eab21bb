const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Writes a day of the calendar, such as "Feb 20, 2027", the same in every time zone. */
export function dayText(day: string): string {
  return days.format(new Date(`${day}T00:00:00.000Z`));
}
