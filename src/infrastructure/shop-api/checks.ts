import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import { type Check, converted, integer } from '#src/infrastructure/shared/checks';
import { between, momentText } from '#src/infrastructure/shared/value-checks';

const maxUnits = 1_000_000;
/** Keeps calculated dates and amounts in range. */
const maxRepeats = 1000;

/** An integer from 0. */
export const count = between(integer, 0, maxUnits);
/** An integer from 1. */
export const units = between(integer, 1, maxUnits);
/** An integer from 1. */
export const repeats = between(integer, 1, maxRepeats);

/** A planned day as it is written, of which a time and a zone may follow. */
export const day: Check<Day, string> = converted(momentText, (value) => dayOf(Date.parse(value.slice(0, 10))));
