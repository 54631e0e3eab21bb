import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { AddressCheck } from '#src/plugins/core/address/address-values';
import { toOrderAddress, toShopAddress } from '#src/plugins/core/address/order-address';
import { WinePlaces } from '#src/plugins/core/checkout/wine-places';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addInterval, dayOfMonth } from '#src/plugins/core/interval/calendar-day';
import { readInterval } from '#src/plugins/core/interval/read-interval';
import type { Part } from '#src/plugins/core/order-line/pack-parts';
import { invalid } from '#src/plugins/core/shop-failure';
import { isUuid } from '#src/plugins/core/uuid';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { ChosenDay } from './next-delivery';
import { nextFreeDay, noTries, scheduled, scheduledFor, waitsForCard } from './next-delivery';

/** The changes that a customer sends; a field that is absent stays. */
export interface SubscriptionUpdate {
  readonly interval?: { readonly length: number; readonly unit: string } | null;
  /** A day such as 2027-02-20. */
  readonly actionableDate?: string | null;
  readonly shippingAddress?: ShopAddress | null;
  /** All contents of every delivery. */
  readonly cans?: readonly Part[] | null;
  readonly savedCardId?: ID | null;
}

type Change = Partial<
  Pick<Subscription, 'intervalLength' | 'intervalUnit' | 'shippingAddress' | 'lastTotal' | 'savedCardId'> & ChosenDay
>;

/**
 * Reads a customer's changes besides the cans: interval, day, address and card (spec §4 Subscription actions, update).
 */
@Injectable()
export class SubscriptionUpdates {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly addresses: AddressCheck,
    private readonly places: WinePlaces,
  ) {}

  /**
   * Returns the fields that change, and changes nothing. A new interval leaves a day to come alone; one that is due moves when its
   * delivery could be made now and was not before. Throws INVALID with a message for each field of an address, named
   * `ship_address.<field>`, and for every other field.
   */
  async read(ctx: RequestContext, subscription: Subscription, update: SubscriptionUpdate, today: Day): Promise<Change> {
    const { interval, actionableDate, shippingAddress, savedCardId } = update;
    const change: Change = {
      ...(interval != null && intervalOf(subscription, interval)),
      ...(actionableDate != null &&
        actionableDate !== subscription.actionableDate &&
        rescheduled(subscription, actionableDate, today)),
      ...(shippingAddress != null && (await this.readAddress(ctx, subscription, shippingAddress))),
      ...(savedCardId != null && (await this.readCard(ctx, subscription, savedCardId))),
    };
    return { ...moved(subscription, change, today), ...change };
  }

  /** Wine has to reach it, and an adult has to sign there. */
  private async readAddress(ctx: RequestContext, subscription: Subscription, sent: ShopAddress): Promise<Change> {
    const read = await this.addresses.read(ctx, sent, { prefix: 'ship_address.', holdsWine: true });
    const shippingAddress = toOrderAddress(read);
    if (!(await this.places.includes(ctx, shippingAddress)))
      throw invalid({ ship_address: ['is in a place where we cannot ship wine'] });
    const before = toShopAddress(subscription.shippingAddress);
    return Object.entries(before).every(([field, value]) => read[field as keyof ShopAddress] === value)
      ? {}
      : { shippingAddress, lastTotal: null };
  }

  /** A card that is being removed at this moment is waited for. */
  private async readCard(ctx: RequestContext, subscription: Subscription, savedCardId: ID): Promise<Change> {
    const find = 'SELECT id FROM saved_card WHERE id = $1 AND "customerId" = $2 FOR KEY SHARE';
    const cards: readonly unknown[] = isUuid(savedCardId)
      ? await this.connection.getRepository(ctx, SavedCard).query(find, [savedCardId, subscription.customerId])
      : [];
    if (cards.length === 0) throw invalid({ payment_source: ['is not in your wallet'] });
    const isOther = String(savedCardId).toLowerCase() !== String(subscription.savedCardId);
    return isOther ? { savedCardId, ...noTries } : {};
  }
}

/** A customer who takes a skip back chooses no other day of the month, though the day may be the last one of a short month. */
function rescheduled({ actionableDate, interval, anchorDay }: Subscription, text: string, today: Day): Change {
  const chosen = scheduledFor(text, today);
  const { length, unit } = interval;
  const isTakenBack =
    actionableDate !== null &&
    addInterval(actionableDate, { length: -length, unit }, anchorDay) === chosen.actionableDate;
  return isTakenBack ? { ...chosen, anchorDay } : chosen;
}

/**
 * Moves a delivery that is due and not made to the next free day, once its interval or its address is another one, or it gets the card
 * that it waited for. One that waits for its payment stays: its customer pays for it or skips it.
 */
function moved(before: Subscription, change: Change, today: Day): Change {
  const { actionableDate, interval, isPaused, paymentState } = before;
  if (actionableDate === null || isPaused) return {};
  const { intervalLength: length = interval.length, intervalUnit: unit = interval.unit } = change;
  const { anchorDay = before.anchorDay } = change;
  const isCardThere = waitsForCard(before) && change.savedCardId !== undefined;
  const isOtherPlan = change.intervalLength !== undefined || change.shippingAddress !== undefined;
  const isLate = actionableDate <= today && isOtherPlan && paymentState !== 'failed';
  if (!isCardThere && !isLate) return {};
  // A delivery that waits for a card is due, whatever the clock says.
  const from = actionableDate > today ? actionableDate : today;
  return scheduled(nextFreeDay(actionableDate, { interval: { length, unit }, anchorDay }, from));
}

/** Days and weeks leave the day of the month on which it began, so that months are counted from the next delivery. */
function intervalOf(before: Subscription, sent: { readonly length: number; readonly unit: string }): Change {
  const { length: intervalLength, unit: intervalUnit } = readInterval(sent.length, sent.unit);
  if (intervalLength === before.intervalLength && intervalUnit === before.intervalUnit) return {};
  const { actionableDate } = before;
  const isCountedAnew = !isByMonth(before.intervalUnit) && isByMonth(intervalUnit);
  return {
    ...{ intervalLength, intervalUnit },
    ...(isCountedAnew && actionableDate !== null && { anchorDay: dayOfMonth(actionableDate) }),
  };
}

function isByMonth(unit: Subscription['intervalUnit']): boolean {
  return unit === 'month' || unit === 'year';
}
