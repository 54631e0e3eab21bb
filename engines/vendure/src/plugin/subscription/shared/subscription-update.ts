import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '#src/plugin/address-book/address-values';
import { AddressCheck } from '#src/plugin/address-book/address-values';
import { toOrderAddress, toShopAddress } from '#src/plugin/address-book/order-address';
import { WinePlaces } from '#src/plugin/checkout/shared/wine-places';
import type { Day } from '#src/plugin/interval/calendar-day';
import { readInterval } from '#src/plugin/interval/read-interval';
import type { Part } from '#src/plugin/order-line/pack-parts';
import { SavedCard } from '#src/plugin/saved-card/saved-card.entity';
import { invalid } from '#src/plugin/shop-failure';
import { isUuid } from '#src/plugin/uuid';
import type { Tries } from './next-delivery';
import { noTries, scheduledFor } from './next-delivery';
import type { Subscription } from './subscription.entity';

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
  Pick<Subscription, 'intervalLength' | 'intervalUnit' | 'actionableDate' | 'shippingAddress' | 'savedCardId'> & Tries
>;

/** Reads what a customer changes beside the cans: interval, day, address and card (spec §4 Subscription actions, update). */
@Injectable()
export class SubscriptionUpdates {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly addresses: AddressCheck,
    private readonly places: WinePlaces,
  ) {}

  /**
   * Returns the fields that change, and changes nothing. A new interval leaves the next day alone. Throws INVALID with a message
   * for each field of an address, named `ship_address.<field>`, and for every other field.
   */
  async read(ctx: RequestContext, subscription: Subscription, update: SubscriptionUpdate, today: Day): Promise<Change> {
    const { interval, actionableDate, shippingAddress, savedCardId } = update;
    return {
      ...(interval != null && intervalOf(interval)),
      ...(actionableDate != null &&
        actionableDate !== subscription.actionableDate &&
        scheduledFor(actionableDate, today)),
      ...(shippingAddress != null && (await this.readAddress(ctx, subscription, shippingAddress))),
      ...(savedCardId != null && (await this.readCard(ctx, subscription, savedCardId))),
    };
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
      : { shippingAddress };
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

function intervalOf(sent: { readonly length: number; readonly unit: string }): Change {
  const { length: intervalLength, unit: intervalUnit } = readInterval(sent.length, sent.unit);
  return { intervalLength, intervalUnit };
}
