import { Inject, Injectable } from '@nestjs/common';
import type { PaymentInput } from '@vendure/common/lib/generated-shop-types';
import type { Order, RequestContext } from '@vendure/core';

/** Something that pays an order before its card does. All amounts are in cents. */
export interface PaysBeforeCard {
  /** True for money of the order's owner, which the order's token alone does not spend. */
  readonly isOwners: boolean;
  /** Says what it pays of an order of which `left` is not paid yet, and of a placed order what it paid. Changes nothing. */
  shareOf(ctx: RequestContext, order: Order, left: number): Promise<number>;
  /**
   * Takes its share in the transaction that places the order, and answers the payments to add to it. Throws PlacingRefused
   * when it cannot: then all that was taken is undone.
   */
  take(ctx: RequestContext, order: Order, amount: number): Promise<readonly PaymentInput[]>;
}

/** The injection token of all that pay before the card, in the order in which they pay. */
export const PAYERS_BEFORE_CARD = Symbol('PayersBeforeCard');

export interface Share {
  readonly payer: PaysBeforeCard;
  readonly amount: number;
}

/** Knows what an order owes to whom. */
@Injectable()
export class Dues {
  constructor(@Inject(PAYERS_BEFORE_CARD) private readonly payers: readonly PaysBeforeCard[]) {}

  /** Returns what the card has to pay of an order, in cents: its total without what is paid before. */
  async amountDue(ctx: RequestContext, order: Order): Promise<number> {
    return leftOf(order, await this.shares(ctx, order));
  }

  /** True when money of the order's owner pays some of it. */
  async takeOwners(ctx: RequestContext, order: Order): Promise<boolean> {
    return (await this.shares(ctx, order)).some(({ payer, amount }) => payer.isOwners && amount > 0);
  }

  /** Lists what is paid before the card, in the order of paying. */
  async shares(ctx: RequestContext, order: Order): Promise<readonly Share[]> {
    const shares: Share[] = [];
    for (const payer of this.payers) {
      const amount = await payer.shareOf(ctx, order, leftOf(order, shares));
      if (amount > 0) shares.push({ payer, amount });
    }
    return shares;
  }
}

/** Subtracts shares from the total of an order. */
export function leftOf({ totalWithTax }: Order, shares: readonly Share[]): number {
  return shares.reduce((left, { amount }) => left - amount, totalWithTax);
}
