import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { isGraphQlErrorResult, Order, TransactionalConnection } from '@vendure/core';
import { TransactionWrapper } from '@vendure/core/dist/connection/transaction-wrapper';
import { from, map } from 'rxjs';
import { replaceMethod } from './replaced-methods';

/** Refusals whose rows stay, by the codes of Vendure, with the reason. */
export const recordedRefusals: Readonly<Record<string, string>> = {
  PAYMENT_DECLINED_ERROR: 'the order keeps the declined payment',
  PAYMENT_FAILED_ERROR: 'the order keeps the failed payment',
  SETTLE_PAYMENT_ERROR: 'the payment keeps the refusal of its provider',
  CANCEL_PAYMENT_ERROR: 'the payment keeps the refusal of its provider',
  COUPON_REMOVED_DURING_CHECKOUT_ERROR: 'the order has lost the code, and its new total is shown',
  INSUFFICIENT_STOCK_ERROR: 'the order has as many units as there are',
};

/** Carries a refusal out of its transaction, which a throw undoes. */
class Refused<T> extends Error {
  constructor(readonly answer: T) {
    super('The change was refused.');
  }
}

/**
 * Undoes the transaction of a call that answers with a refusal. Vendure commits it: an order that staff modify would stay as it is, say
 * so, and have lost the stock and the tax of its canceled lines.
 */
@Injectable()
export class RefusedChanges implements OnModuleInit {
  constructor(
    private readonly transactions: TransactionWrapper,
    private readonly connection: TransactionalConnection,
  ) {}

  onModuleInit(): void {
    replaceMethod(
      RefusedChanges,
      this.transactions,
      'executeInTransaction',
      (execute) => async (ctx, work, mode, level, connection) => {
        // A part of a transaction leaves the decision to the whole, and a manual one is ended by its caller.
        if (mode !== 'auto' || this.isInside(ctx)) return execute(ctx, work, mode, level, connection);
        try {
          return await execute(ctx, (inside) => from(work(inside)).pipe(map(requireAccepted)), mode, level, connection);
        } catch (error) {
          if (error instanceof Refused) return error.answer as never;
          throw error;
        }
      },
    );
  }

  private isInside(ctx: RequestContext): boolean {
    const { queryRunner } = this.connection.getRepository(ctx, Order).manager;
    return queryRunner?.isTransactionActive === true && !queryRunner.isReleased;
  }
}

function requireAccepted<T>(answer: T): T {
  if (isRefusal(answer) && !(answer.errorCode in recordedRefusals)) throw new Refused(answer);
  return answer;
}

function isRefusal(answer: unknown): answer is { readonly errorCode: string } {
  return (
    typeof answer === 'object' && answer !== null && 'errorCode' in answer && isGraphQlErrorResult(answer as never)
  );
}
