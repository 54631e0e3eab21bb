import type { LineItem } from '#src/domain/cart/line-item';
import { readDay } from '#src/domain/interval/calendar-day';
import type { Interval } from '#src/domain/interval/interval';
import { intervalUnits } from '#src/domain/interval/interval';
import { cents } from '#src/domain/money/money';
import type { PrepaidEnding, PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { LineParts } from '#src/infrastructure/vendure/operations.generated';

type Repeating = Pick<LineItem, 'subscriptionLineItems' | 'prePaidSubscription' | 'unsupportedUnit'>;

/** The deliveries of a line that repeats or is paid ahead. One in an unknown unit must not make the order unreadable (spec §5). */
export function toRepeating({ quantity, productVariant: { sku }, subscription, prepaid }: LineParts): Repeating {
  const repeating = subscription ?? prepaid;
  if (!repeating) return { subscriptionLineItems: [] };
  const unit = intervalUnits.find((known) => known === repeating.intervalUnit);
  if (!unit) return { subscriptionLineItems: [], unsupportedUnit: repeating.intervalUnit };
  const interval = { length: repeating.intervalLength, unit };
  if (prepaid) return { subscriptionLineItems: [], prePaidSubscription: toPrepaid(prepaid, quantity, interval) };
  const endDate = readDay(subscription?.endDate ?? '');
  return { subscriptionLineItems: [{ sku, quantity, interval, ...omitNullish({ endDate }) }] };
}

function toPrepaid(
  { installmentCount, installmentPrice, actionableDate, ending }: NonNullable<LineParts['prepaid']>,
  quantity: number,
  interval: Interval,
): PrepaidSubscription {
  return {
    quantity,
    installmentCount,
    interval,
    installmentPrice: cents(installmentPrice),
    ...omitNullish({ actionableDate: readDay(actionableDate ?? ''), ending: ending ? toEnding(ending) : undefined }),
  };
}

/** A day that is none leaves the ending out. */
function toEnding({
  endedOn,
  delivered,
  refunded,
}: NonNullable<NonNullable<LineParts['prepaid']>['ending']>): PrepaidEnding | undefined {
  const day = readDay(endedOn);
  return (
    day && { endedOn: day, delivered, ...omitNullish({ refunded: refunded == null ? undefined : cents(refunded) }) }
  );
}
