import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { RecentCalls } from '#src/plugin/recent-calls';
import { ShopFailure } from '#src/plugin/shop-failure';

/** Wrong codes within a minute: of one guesser, and of one address, which several people may share. */
const wrongCodesAllowed = 10;
const allowedFromAddress = 100;

/** Prevents guessing of codes: after too many unknown codes, every code is refused for a minute. */
@Injectable()
export class WrongCodes {
  constructor(private readonly calls: RecentCalls) {}

  /** Throws RATE_LIMITED for somebody who has guessed too often: an order, a customer or a passer-by. */
  async refuseGuesser(ctx: RequestContext, guesser: string): Promise<void> {
    for (const { key, allowed } of guessersIn(ctx, guesser))
      if (await this.calls.isExceeded(key, allowed)) throw new ShopFailure('RATE_LIMITED', 'Too many unknown codes');
  }

  async add(ctx: RequestContext, guesser: string): Promise<void> {
    for (const { key } of guessersIn(ctx, guesser)) await this.calls.add(key);
  }
}

function guessersIn(
  { req }: RequestContext,
  guesser: string,
): readonly { readonly key: string; readonly allowed: number }[] {
  return [
    { key: `wrong-codes:${guesser}`, allowed: wrongCodesAllowed },
    ...(req?.ip === undefined ? [] : [{ key: `wrong-codes:address:${req.ip}`, allowed: allowedFromAddress }]),
  ];
}
