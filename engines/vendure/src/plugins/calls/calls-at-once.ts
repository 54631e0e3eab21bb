import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HEALTH_CHECK_ROUTE } from '@vendure/core';
import type { Observable } from 'rxjs';
import { finalize } from 'rxjs';
import { mostCallsAtOnce } from '#src/config/connections';

/**
 * Lets so many calls run at the same moment as there are connections for; the others wait for their turn (docs/adr/0035). A question
 * for the server's health waits for none of them: a busy server is not a dead one.
 */
@Injectable()
export class CallsAtOnce implements NestInterceptor {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (isHealthCheck(context)) return next.handle();
    if (this.running < mostCallsAtOnce) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    return next.handle().pipe(finalize(() => this.end()));
  }

  /** The turn goes to the call that waits longest. */
  private end(): void {
    const begin = this.waiting.shift();
    if (begin) begin();
    else this.running -= 1;
  }
}

function isHealthCheck(context: ExecutionContext): boolean {
  if (context.getType() !== 'http') return false;
  return context.switchToHttp().getRequest<{ readonly path: string }>().path === `/${HEALTH_CHECK_ROUTE}`;
}
