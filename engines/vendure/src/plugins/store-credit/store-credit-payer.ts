import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { PaymentInput } from '@vendure/common/lib/generated-shop-types';
import type { Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { storeCreditCode } from '#src/plugins/core/payment-codes';
import { PlacingRefused } from '#src/plugins/payment/completion';
import type { PaysBeforeCard } from '#src/plugins/payment/dues';
import { Dues } from '#src/plugins/payment/dues';
import { payable } from '#src/plugins/payment/least-charge';
import { livePayments } from '#src/plugins/payment/live-payments';
import { StoreCredits } from './store-credits';

/** Lets the credit of an order's owner pay, unless they keep it for later. Guests have none. */
@Injectable()
export class StoreCreditPayer implements PaysBeforeCard, OnModuleInit {
  readonly kind = storeCreditCode;
  readonly isOwners = true;

  constructor(
    private readonly connection: TransactionalConnection,
    private readonly credits: StoreCredits,
    private readonly dues: Dues,
  ) {}

  onModuleInit(): void {
    this.dues.serve(this);
  }

  async shareOf(ctx: RequestContext, order: Order, left: number): Promise<number> {
    const { customerId, customFields, orderPlacedAt } = order;
    if (orderPlacedAt) {
      const payments = await livePayments(this.connection, ctx, order.id, storeCreditCode);
      return payments.reduce((sum, { amount }) => sum + amount, 0);
    }
    if (!customerId || customFields.isCreditKept) return 0;
    return payable(left, await this.credits.available(ctx, customerId));
  }

  async take(ctx: RequestContext, { customerId }: Order, amount: number): Promise<readonly PaymentInput[]> {
    const parts = customerId && (await this.credits.setAside(ctx, customerId, amount));
    if (!parts) throw new PlacingRefused(usedElsewhere);
    return parts.map((part) => ({ method: storeCreditCode, metadata: part }));
  }
}

const usedElsewhere = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'Your store credit was used for another order in the meantime.',
} as const;
