import type { Instant } from '#src/domain/interval/interval';
import type { FieldReader } from './field-reader';

/** A time with its difference from UTC: without one it would be another moment on another machine. */
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** Throws `wrong_shape` for an invalid time, or one that differs between machines. */
export function momentOf(fields: FieldReader, id: string): Instant {
  const text = fields.text(id);
  const moment = momentForm.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(moment) ? fields.reject(id, 'must be a time such as 2027-01-14T20:00-05:00') : moment;
}
