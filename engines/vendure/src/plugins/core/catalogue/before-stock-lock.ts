import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';

/** Statements of a transaction that run before it takes the lock of stock, for which other orders wait until it ends. */
@Injectable()
export class BeforeStockLock {
  private readonly works: ((ctx: RequestContext) => Promise<void>)[] = [];

  /** Lets a plugin finish its part of a transaction early, from the start of a process on. */
  serve(work: (ctx: RequestContext) => Promise<void>): void {
    this.works.push(work);
  }

  async run(ctx: RequestContext): Promise<void> {
    for (const work of this.works) await work(ctx);
  }
}
