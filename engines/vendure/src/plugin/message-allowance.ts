import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { CacheService } from '@vendure/core';
import { ShopFailure } from '#src/plugin/shop-failure';

const millisecondsOfAMinute = 60_000;
const millisecondsOfAnHour = 60 * millisecondsOfAMinute;

/** Requests about one e-mail address, and of one address in the network, which several people may share. */
const aboutEmailInMinute = 10;
const aboutEmailInHour = 60;
const fromAddressInMinute = 120;

interface Count {
  readonly key: string;
  readonly allowed: number;
  readonly milliseconds: number;
}

/**
 * Counts what strangers can ask for about any e-mail address. All servers share what they count, which stays when the call is
 * undone.
 */
@Injectable()
export class MessageAllowance {
  constructor(private readonly cache: CacheService) {}

  /** Counts a request of a kind about an e-mail address. Throws RATE_LIMITED, and counts nothing, when there were too many. */
  async take({ req }: RequestContext, kind: string, email: string): Promise<void> {
    const counts: readonly Count[] = [
      { key: `${kind}:minute:${email}`, allowed: aboutEmailInMinute, milliseconds: millisecondsOfAMinute },
      { key: `${kind}:hour:${email}`, allowed: aboutEmailInHour, milliseconds: millisecondsOfAnHour },
      ...(req?.ip === undefined
        ? []
        : [{ key: `${kind}:from:${req.ip}`, allowed: fromAddressInMinute, milliseconds: millisecondsOfAMinute }]),
    ];
    const counted: (readonly [Count, readonly number[]])[] = [];
    for (const count of counts) counted.push([count, await this.times(count)]);
    if (counted.some(([{ allowed }, times]) => times.length >= allowed))
      throw new ShopFailure('RATE_LIMITED', 'There were too many requests');
    for (const [{ key, milliseconds }, times] of counted)
      await this.cache.set(key, [...times, Date.now()], { ttl: milliseconds });
  }

  private async times({ key, milliseconds }: Count): Promise<readonly number[]> {
    const times = (await this.cache.get<number[]>(key)) ?? [];
    return times.filter((time) => time > Date.now() - milliseconds);
  }
}
