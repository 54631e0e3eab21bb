import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { catchError, mergeMap, retry, throwError } from 'rxjs';
import { orderLocked } from '#src/plugins/core/orders/order-access';

/** PostgreSQL's code for a transaction that it undoes, because it and another one wait for each other. */
const deadlockDetected = '40P01';
const triesAgain = 3;

/**
 * Carries a call out again whose transaction PostgreSQL has undone for another one: nothing of it is written then. Placing an order,
 * packing one and canceling one lock the same cans, gift cards and customers, which Vendure does in other sequences than the shop. A call
 * that loses time and again is told that it may be sent again.
 */
@Injectable()
export class RetriedDeadlocks implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      // The answer of a call that Vendure carries out in a transaction arrives as a promise.
      mergeMap(async (answer) => answer),
      retry({ count: triesAgain, delay: (error: unknown) => (isDeadlock(error) ? [true] : throwError(() => error)) }),
      catchError((error: unknown) => throwError(() => (isDeadlock(error) ? orderLocked() : error))),
    );
  }
}

function isDeadlock(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === deadlockDetected;
}
