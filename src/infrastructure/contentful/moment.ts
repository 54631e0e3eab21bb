import type { Instant } from '#src/domain/interval/interval';
import type { Check } from '#src/infrastructure/shared/checks';
import { refined, text } from './entry-checks';

/** A time with its difference from UTC: without one it would be another moment on another machine. */
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** Refuses an invalid time, and one that differs between machines. */
export const moment: Check<Instant> = refined(text, (value, refuse) => {
  const at = momentForm.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? refuse('must be a time such as 2027-01-14T20:00-05:00') : at;
});
