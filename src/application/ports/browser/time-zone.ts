import { token } from '#src/application/ports/token';

export interface TimeZone {
  /** An IANA name, "America/Denver". */
  name(): string;
}

export const TimeZone = token<TimeZone>('TimeZone');
