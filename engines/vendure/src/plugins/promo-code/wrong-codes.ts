import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { networkOf } from '#src/http/network-of';
import type { CallLimit } from '#src/plugins/recent-calls/recent-calls';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';

/** Wrong codes within a minute: of one guesser, and of one address, which several people may share. */
const wrongCodesAllowed = 10;
const allowedFromAddress = 100;

/** Prevents guessing of codes: after too many unknown codes, every code is refused for a minute. */
@Injectable()
export class WrongCodes {
  constructor(private readonly calls: RecentCalls) {}

  /**
   * Looks a code up for an order, a customer or a passer-by; it counts as wrong until it is found. Throws RATE_LIMITED for somebody
   * who has guessed too often.
   */
  async find<T>(ctx: RequestContext, guesser: string, look: () => Promise<T | null>): Promise<T | null> {
    const limits = limitsOf(ctx, guesser);
    await this.calls.take(...limits);
    const found = await look();
    if (found !== null) await this.calls.giveBack(...limits);
    return found;
  }
}

function limitsOf({ req }: RequestContext, guesser: string): readonly CallLimit[] {
  return [
    { caller: `wrong-codes:${guesser}`, allowed: wrongCodesAllowed },
    ...(req?.ip === undefined
      ? []
      : [{ caller: `wrong-codes:address:${networkOf(req.ip)}`, allowed: allowedFromAddress }]),
  ];
}
