import { GatewayError } from '#src/application/ports/gateway-error';
import { readDay } from '#src/domain/interval/calendar-day';
import { type Interval, intervalUnits } from '#src/domain/interval/interval';
import { cents } from '#src/domain/money/money';
import type {
  SubscribedLine,
  Subscription,
  SubscriptionState,
  UnpaidDelivery,
} from '#src/domain/subscription/subscription';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { SubscriptionParts } from '#src/infrastructure/vendure/operations.generated';
import { pictureOf } from '#src/infrastructure/vendure/picture-answer';

const states: readonly SubscriptionState[] = ['active', 'paused', 'pending-cancellation', 'canceled', 'inactive'];

export function toSubscription(parts: SubscriptionParts): Subscription {
  const { id, reminders, lines, shippingAddress, card, unpaidDelivery } = parts;
  return {
    id,
    state: states.find((known) => known === parts.state) ?? 'other',
    interval: intervalOf(parts),
    reminders,
    lineItems: lines.map(toSubscribedLine),
    shipAddress: shippingAddress,
    isSkippable: parts.isSkippable,
    hasFailedPayment: parts.hasFailedPayment,
    needsCard: parts.needsCard,
    upcomingTotal: cents(parts.upcomingTotal),
    ...omitNullish({
      anchorDay: parts.anchorDay,
      actionableDate: readDay(parts.actionableDate ?? ''),
      endDate: readDay(parts.endDate ?? ''),
      card: card && {
        walletPaymentSourceId: card.id,
        lastDigits: card.lastDigits,
        ...omitNullish({ cardType: card.cardType }),
      },
      unpaidDelivery: unpaidDelivery && toUnpaidDelivery(unpaidDelivery),
    }),
  };
}

/** Throws GatewayError: with another interval the shop would promise other days. */
function intervalOf({ intervalLength: length, intervalUnit }: SubscriptionParts): Interval {
  const unit = intervalUnits.find((known) => known === intervalUnit);
  if (unit) return { length, unit };
  throw new GatewayError({ code: 'wrong_shape', message: 'The interval of a subscription has an unknown unit' });
}

function toSubscribedLine({ unitPrice, featuredAsset, ...line }: SubscriptionParts['lines'][number]): SubscribedLine {
  return { ...line, price: cents(unitPrice), ...pictureOf(featuredAsset, line.name) };
}

function toUnpaidDelivery(parts: NonNullable<SubscriptionParts['unpaidDelivery']>): UnpaidDelivery {
  return {
    total: cents(parts.total),
    ...omitNullish({
      nextAttempt: readDay(parts.nextAttemptOn ?? ''),
      lastAttempt: readDay(parts.lastAttemptOn ?? ''),
    }),
  };
}
