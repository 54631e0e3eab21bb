import type { TimeZone } from '#src/application/ports/browser/time-zone';

export class IntlTimeZone implements TimeZone {
  name(): string {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}
