import { Injectable } from '@nestjs/common';
import type { PaymentInput } from '@vendure/common/lib/generated-shop-types';
import type { Order, RequestContext } from '@vendure/core';
import { giftCardCode, storeCreditCode } from '#src/plugins/core/payment-codes';

/**
 * The ways to pay that come before the card, in the order in which they pay. Their payments are Vendure's alone, where a card's are those
 * of its sessions.
 */
export const payersBeforeCard = [giftCardCode, storeCreditCode] as const;

/** Something that pays an order before its card does. All amounts are in cents. */
export interface PaysBeforeCard {
  /** Also the code of its payment method. */
  readonly kind: (typeof payersBeforeCard)[number];
  /** True for money of the order's owner, which the order's token alone does not spend. */
  readonly isOwners: boolean;
  /**
   * Returns the amount that it pays of an order with `left` unpaid cents, and for a placed order the amount that it
   * paid. Changes nothing.
   */
  shareOf(ctx: RequestContext, order: Order, left: number): Promise<number>;
  /**
   * Takes its share in the transaction that places the order, and answers the payments to add to it. Throws PlacingRefused
   * when it cannot: then all that was taken is undone.
   */
  take(ctx: RequestContext, order: Order, amount: number): Promise<readonly PaymentInput[]>;
}

export interface Share {
  readonly payer: PaysBeforeCard;
  readonly amount: number;
}

/** Calculates the payers of an order and their amounts. */
@Injectable()
export class Dues {
  private readonly payers = new Map<PaysBeforeCard['kind'], PaysBeforeCard>();

  /** Lets a plugin pay from the start of a process on. Returns the payer whose place it takes. */
  serve(payer: PaysBeforeCard): PaysBeforeCard | undefined {
    const before = this.payers.get(payer.kind);
    this.payers.set(payer.kind, payer);
    return before;
  }

  /**
   * Returns the amount that the card has to pay for an order, in cents: its total without the earlier payers' shares.
   */
  async amountDue(ctx: RequestContext, order: Order): Promise<number> {
    return leftOf(order, await this.shares(ctx, order));
  }

  /** True when money of the order's owner pays some of it. */
  async takeOwners(ctx: RequestContext, order: Order): Promise<boolean> {
    return (await this.shares(ctx, order)).some(({ payer, amount }) => payer.isOwners && amount > 0);
  }

  /** Lists the shares that are paid before the card, in the order of paying. */
  async shares(ctx: RequestContext, order: Order): Promise<readonly Share[]> {
    const shares: Share[] = [];
    for (const kind of payersBeforeCard) {
      const payer = this.payers.get(kind);
      if (!payer) continue;
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
