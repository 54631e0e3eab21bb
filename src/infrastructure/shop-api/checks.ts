import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import { type Cents, parseMoney } from '#src/domain/money/money';
import { between, type Check, converted, integer, matching, momentText, text } from '#src/infrastructure/shared/checks';

const maxUnits = 1_000_000;
/** Keeps calculated dates and amounts in range. */
const maxRepeats = 1000;

/** An integer from 0. */
export const count = between(integer, 0, maxUnits);
/** An integer from 1. */
export const units = between(integer, 1, maxUnits);
/** An integer from 1. */
export const repeats = between(integer, 1, maxRepeats);

/** A decimal amount as text, such as "14.0". */
export const money: Check<Cents, string> = converted(text, parseMoney);

/** A number as text, such as "9.3". */
export const decimal: Check<number, string> = converted(matching(/^\d+(\.\d+)?$/), Number);

/** A planned day as it is written, of which a time and a zone may follow. */
export const day: Check<Day, string> = converted(momentText, (value) => dayOf(Date.parse(value.slice(0, 10))));
