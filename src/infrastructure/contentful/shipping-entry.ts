import type { FreeShippingOffer } from '#src/domain/cart/free-shipping';
import type { DeliveryEstimates, MethodEstimate, TransitDays } from '#src/domain/geography/delivery-estimate';
import { readDay } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Catalogue } from '#src/domain/site/site-content';
import { type Check, type Checked, fields, noneOr, record } from '#src/infrastructure/shared/checks';
import type { ContentEntry } from './content-entry';
import {
  chosenBy,
  dollars,
  filledList,
  group,
  integer,
  list,
  ofKind,
  optionalList,
  readEntry,
  refined,
  text,
} from './entry-checks';
import { timeZone, utcOffsetsOf } from './time-zone';

/** Business days; a parcel never arrives on the day on which it leaves. */
const fewestDays = 1;
const mostDays = 60;

const freeShipping: Check<FreeShippingOffer> = group({
  threshold: refined(dollars, (amount, refuse) => (amount > 0 ? amount : refuse('must be more than nothing'))),
  method: text,
});

/** Two whole numbers, the smaller one first. */
const transitDays: Check<TransitDays> = refined(list(integer(fewestDays, mostDays)), ([least, most, ...more], refuse) =>
  least !== undefined && most !== undefined && most >= least && more.length === 0
    ? { least, most }
    : refuse('must be two whole numbers, the smaller one first'),
);

const stateCodes = refined(ofKind(record, 'must be a group of fields', record), (states, refuse) => {
  for (const abbr of Object.keys(states)) if (!/^[A-Z]{2}$/.test(abbr)) refuse(`"${abbr}" must be two capital letters`);
  return Object.keys(states);
});
const daysByState = chosenBy(stateCodes, (codes) =>
  fields(Object.fromEntries(codes.map((abbr) => [abbr, transitDays]))),
);

const methodEstimate: Check<MethodEstimate> = refined(
  group({ name: text, days: transitDays, states: noneOr(daysByState) }),
  ({ name, days, states = {} }) => ({ method: name, days, byState: states }),
);

const estimatesShape = group({
  methods: filledList(methodEstimate, 'must name a shipping method'),
  timeZone,
  cutOffHour: integer(0, 24),
  shippingWeekdays: filledList(integer(0, 6), 'must name a day'),
  holidays: refined(optionalList(text), (days, refuse) =>
    days.map((day) => readDay(day) ?? refuse(`"${day}" is no day such as 2026-12-25`)),
  ),
});

const shippingShape = fields({ deliveryEstimates: noneOr(estimatesShape), freeShipping: noneOr(freeShipping) });

/** Reads the shipping settings, all of them optional. Throws `wrong_shape` when one is malformed. */
export function shippingOf(entry: ContentEntry, now: Instant): Pick<Catalogue, 'deliveryEstimates' | 'freeShipping'> {
  const { deliveryEstimates: estimates, freeShipping: offer } = readEntry(entry, shippingShape);
  return {
    ...(estimates && { deliveryEstimates: estimatesOf(estimates, now) }),
    ...(offer && { freeShipping: offer }),
  };
}

function estimatesOf(read: Checked<typeof estimatesShape>, now: Instant): DeliveryEstimates {
  const { timeZone: name, ...estimates } = read;
  return { utcOffsets: utcOffsetsOf(name, now), ...estimates };
}
