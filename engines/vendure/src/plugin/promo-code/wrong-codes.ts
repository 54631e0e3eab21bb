import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { CacheService } from '@vendure/core';
import { ShopFailure } from '#src/plugin/shop-failure';

const millisecondsOfAMinute = 60_000;

/** Wrong codes within a minute: of one guesser, and of one address, which several people may share. */
const wrongCodesAllowed = 10;
const allowedFromAddress = 100;

/**
 * Prevents guessing of codes: after too many unknown codes, every code is refused for a minute. All servers share what they
 * count, which stays when the call is undone.
 */
@Injectable()
export class WrongCodes {
  constructor(private readonly cache: CacheService) {}

  /** Throws RATE_LIMITED for somebody who has guessed too often: an order, a customer or a passer-by. */
  async refuseGuesser(ctx: RequestContext, guesser: string): Promise<void> {
    for (const { key, allowed } of guessersIn(ctx, guesser))
      if ((await this.times(key)).length >= allowed) throw new ShopFailure('RATE_LIMITED', 'Too many unknown codes');
  }

  async add(ctx: RequestContext, guesser: string): Promise<void> {
    for (const { key } of guessersIn(ctx, guesser))
      await this.cache.set(key, [...(await this.times(key)), Date.now()], { ttl: millisecondsOfAMinute });
  }

  private async times(key: string): Promise<readonly number[]> {
    const times = (await this.cache.get<number[]>(key)) ?? [];
    return times.filter((time) => time > Date.now() - millisecondsOfAMinute);
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
