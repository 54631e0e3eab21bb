import { Injectable } from '@nestjs/common';
import { CacheService } from '@vendure/core';
import { tooManyCalls } from './shop-failure';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Requests of one kind that send a message: about one contact or by one link, and from one network address, which several people
 * may share.
 */
const aboutOneInMinute = 10;
const aboutOneInHour = 60;
const fromAddressInMinute = 120;

/** Counts calls of strangers, for all servers. What is counted stays when the call is undone. */
@Injectable()
export class RecentCalls {
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(private readonly cache: CacheService) {}

  /** Says if a caller has called as often as is allowed in a minute. */
  async isExceeded(caller: string, allowed: number): Promise<boolean> {
    return (await this.times(caller, minute)).length >= allowed;
  }

  /** Counts a call. */
  async add(caller: string): Promise<void> {
    await this.note(caller, minute);
  }

  /**
   * Counts a request that sends a message. Throws RATE_LIMITED, and counts nothing, when there were too many about the same contact or
   * from the same network address.
   */
  async takeMessage(kind: string, about: string, ip: string | undefined): Promise<void> {
    const what = `${kind} about ${about}`;
    const from = ip === undefined ? undefined : `${kind} from ${ip}`;
    await this.oneByOne(`take ${what}`, () =>
      from === undefined ? this.take(what, from) : this.oneByOne(`take ${from}`, () => this.take(what, from)),
    );
  }

  private async take(what: string, from: string | undefined): Promise<void> {
    if (
      (await this.isExceeded(what, aboutOneInMinute)) ||
      (from !== undefined && (await this.isExceeded(from, fromAddressInMinute))) ||
      (await this.times(what, hour)).length >= aboutOneInHour
    )
      throw tooManyCalls();
    await this.note(what, minute);
    await this.note(what, hour);
    if (from !== undefined) await this.note(from, minute);
  }

  private note(caller: string, window: number): Promise<void> {
    const key = keyOf(caller, window);
    return this.oneByOne(key, async () => {
      const times = [...(await this.times(caller, window)), Date.now()];
      await this.cache.set(key, times, { ttl: window });
    });
  }

  /** Many calls at the same moment would all find what was counted before them, and write over each other what they count. */
  private async oneByOne<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = (this.running.get(name) ?? Promise.resolve()).then(work);
    // The caller hears of a failure; the next call only waits for the end.
    const ended = Promise.allSettled([result]);
    this.running.set(name, ended);
    try {
      return await result;
    } finally {
      if (this.running.get(name) === ended) this.running.delete(name);
    }
  }

  private async times(caller: string, window: number): Promise<readonly number[]> {
    const times = (await this.cache.get<number[]>(keyOf(caller, window))) ?? [];
    return times.filter((time) => time > Date.now() - window);
  }
}

function keyOf(caller: string, window: number): string {
  return `recent-calls:${window}:${caller}`;
}
