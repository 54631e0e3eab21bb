import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { Promotion, TransactionalConnection } from '@vendure/core';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { holdsOnlyGiftCards } from '#src/plugins/core/order-line/gift-card-line';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import type { Violation } from './rule';
import { rules } from './rules';
import { WrongCodes } from './wrong-codes';

/** Attaches codes to orders and says why one is denied. A code that was attached stays, also while it does not count. */
@Injectable()
export class PromoCodes {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly draft: OrderDraft,
    private readonly wrongCodes: WrongCodes,
  ) {}

  async apply(ctx: RequestContext, order: Order, sent: string): Promise<void> {
    const { promotion, code } = await this.require(ctx, order, sent);
    if (promotion.endsAt && promotion.endsAt <= new Date()) throw denied(expired);
    if (promotion.startsAt && promotion.startsAt > new Date()) throw denied(expired);
    if (await this.isUsedUp(ctx, promotion)) throw denied(usedUp);
    if (order.couponCodes.includes(code)) throw denied(alreadyApplied);
    const violation = await this.violation(ctx, order, promotion);
    if (violation) throw denied(violation);
    const isNothingShipped = isFreeShipping(promotion) && order.shippingLines.length === 0;
    if (isNothingShipped || holdsOnlyGiftCards(order)) throw denied(nothingToDiscount);
    await this.attach(ctx, order, [...order.couponCodes, code]);
  }

  async remove(ctx: RequestContext, order: Order, sent: string): Promise<void> {
    const { code } = await this.require(ctx, order, sent);
    if (!order.couponCodes.includes(code)) throw denied(notApplied);
    await this.attach(
      ctx,
      order,
      order.couponCodes.filter((one) => one !== code),
    );
  }

  /** Finds the promotion of a code. No guesser learns the codes of the shop, neither by applying nor by removing one. */
  private async require(ctx: RequestContext, order: Order, sent: string): Promise<PromotionOfCode> {
    const promotion = await this.wrongCodes.find(ctx, `order:${order.id}`, () => this.find(ctx, sent));
    if (!promotion?.couponCode) throw denied(unknown);
    return { promotion, code: promotion.couponCode };
  }

  private async attach(ctx: RequestContext, order: Order, codes: string[]): Promise<void> {
    order.couponCodes = codes;
    await this.draft.payAgain(ctx, order);
    await this.draft.recalculate(ctx, order);
  }

  private find(ctx: RequestContext, code: string): Promise<Promotion | null> {
    return this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('promotion')
      .innerJoin('promotion.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('UPPER(promotion.couponCode) = UPPER(:code)', { code: code.trim() })
      .andWhere('promotion.deletedAt IS NULL AND promotion.enabled = true')
      .getOne();
  }

  private async isUsedUp(ctx: RequestContext, { id, usageLimit }: Promotion): Promise<boolean> {
    if (usageLimit == null) return false;
    const used = await this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('promotion')
      .innerJoin('promotion.orders', 'order', `order.orderPlacedAt IS NOT NULL AND order.state <> 'Cancelled'`)
      .where('promotion.id = :id', { id })
      .select('COUNT(order.id)', 'count')
      .getRawOne<{ count: string }>();
    return Number(used?.count ?? 0) >= usageLimit;
  }

  private async violation(
    ctx: RequestContext,
    order: Order,
    { id, conditions }: Promotion,
  ): Promise<Violation | undefined> {
    for (const { code, args } of conditions) {
      const violation = await rules.find((rule) => rule.code === code)?.violation(ctx, order, args, String(id));
      if (violation) return violation;
    }
    return undefined;
  }
}

interface PromotionOfCode {
  readonly promotion: Promotion;
  /** As it is stored; shoppers type it in large or small letters. */
  readonly code: string;
}

const unknown: Violation = { reason: 'not_found', message: "The coupon code you entered doesn't exist" };
const expired: Violation = { reason: 'expired', message: 'The coupon code is expired' };
const usedUp: Violation = { reason: 'used_up', message: 'Coupon code usage limit exceeded' };
const alreadyApplied: Violation = {
  reason: 'already_applied',
  message: 'The coupon code has already been applied to this order',
};
const notApplied: Violation = { reason: 'not_applied', message: 'The coupon code is not present on this order' };
const nothingToDiscount: Violation = {
  reason: 'nothing_to_discount',
  message: 'This coupon code could not be applied to the cart at this time',
};

function isFreeShipping({ actions }: Promotion): boolean {
  return actions.every(({ code }) => code === 'free_shipping');
}

function denied({ reason, message, neededItemTotal }: Violation): ShopFailure {
  return new ShopFailure('CODE_DENIED', message, {
    reason,
    ...(neededItemTotal !== undefined && { neededItemTotal }),
  });
}
