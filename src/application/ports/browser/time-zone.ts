import { token } from '#src/application/ports/token';

export interface TimeZone {
  /** A name of the IANA database, as in "America/Denver". */
  name(): string;
}

export const TimeZone = token<TimeZone>('TimeZone');
