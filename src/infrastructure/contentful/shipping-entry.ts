import type { FreeShippingOffer } from '#src/domain/cart/free-shipping';
import type { DeliveryEstimates, MethodEstimate, TransitDays } from '#src/domain/geography/delivery-estimate';
import { readDay } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Catalogue } from '#src/domain/site/site-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { timeZoneOf, utcOffsetsOf } from './time-zone';

/** Business days; a parcel never arrives on the day on which it leaves. */
const fewestDays = 1;
const mostDays = 60;

/** Reads the shipping settings, all of them optional. Throws `wrong_shape` when one is malformed. */
export function shippingOf(entry: ContentEntry, now: Instant): Pick<Catalogue, 'deliveryEstimates' | 'freeShipping'> {
  const fields = new FieldReader(entry);
  return {
    ...(fields.has('deliveryEstimates') && { deliveryEstimates: estimatesOf(fields.object('deliveryEstimates'), now) }),
    ...(fields.has('freeShipping') && { freeShipping: freeShippingOf(fields.object('freeShipping')) }),
  };
}

function freeShippingOf(fields: FieldReader): FreeShippingOffer {
  const threshold = fields.money('threshold');
  if (threshold === 0) fields.reject('threshold', 'must be more than nothing');
  return { threshold, method: fields.text('method') };
}

function estimatesOf(fields: FieldReader, now: Instant): DeliveryEstimates {
  const methods = fields.objects('methods').map(methodOf);
  if (methods.length === 0) fields.reject('methods', 'must name a shipping method');
  return {
    utcOffsets: utcOffsetsOf(timeZoneOf(fields, 'timeZone'), now),
    cutOffHour: fields.integer('cutOffHour', 0, 24),
    shippingWeekdays: weekdaysOf(fields),
    holidays: fields
      .optionalTexts('holidays')
      .map((day) => readDay(day) ?? fields.reject('holidays', `"${day}" is no day such as 2026-12-25`)),
    methods,
  };
}

function methodOf(fields: FieldReader): MethodEstimate {
  const states = fields.has('states') ? fields.object('states') : undefined;
  const byState = (states?.names ?? []).map((abbr) => {
    if (!/^[A-Z]{2}$/.test(abbr)) fields.reject('states', `"${abbr}" must be two capital letters`);
    return [abbr, daysOf(states ?? fields, abbr)] as const;
  });
  return { method: fields.text('name'), days: daysOf(fields, 'days'), byState: Object.fromEntries(byState) };
}

/** Two whole numbers, the smaller one first. */
function daysOf(fields: FieldReader, id: string): TransitDays {
  const [least, most, ...more] = fields.integers(id, fewestDays, mostDays);
  return least !== undefined && most !== undefined && most >= least && more.length === 0
    ? { least, most }
    : fields.reject(id, 'must be two whole numbers, the smaller one first');
}

function weekdaysOf(fields: FieldReader): readonly number[] {
  const weekdays = fields.integers('shippingWeekdays', 0, 6);
  return weekdays.length > 0 ? weekdays : fields.reject('shippingWeekdays', 'must name a day');
}
