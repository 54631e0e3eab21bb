import type { RefusalType } from './errors';
import { SignInRefusal } from './errors';

export function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/** A whole number of minutes within the limits. */
export function requireMinutes(
  minutes: number,
  [least, most]: readonly [number, number],
  refusal: RefusalType,
): number {
  if (!Number.isInteger(minutes) || minutes < least || minutes > most) throw new SignInRefusal(refusal);
  return minutes;
}
