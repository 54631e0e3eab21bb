import { clubPromotions } from '#sandbox/ringpull/club-promotions';
import { listMails } from '#sandbox/shop/outbox';
import { manualClock } from './manual-clock';
import type { WireOrder } from './shop-client';
import { ShopClient } from './shop-client';
import { configFor, Subscriber } from './subscriber';
import type { TestSandbox } from './test-sandbox';
import { startTestSandbox } from './test-sandbox';

interface Moved {
  readonly now: string;
  readonly days: number;
  readonly deliveries: readonly string[];
  readonly failures: readonly string[];
  readonly reminders: number;
}

/** A shop of one subscriber, whose days no other test disturbs. */
export class SubscriberHome {
  readonly ada: Subscriber;

  private constructor(readonly sandbox: TestSandbox) {
    this.ada = new Subscriber(sandbox, 'key-ada');
  }

  /** On the afternoon of a day, which is 20 November 2026 unless another is given. */
  static async open(more: object = {}, day = '2026-11-20'): Promise<SubscriberHome> {
    const config = { ...configFor('ada'), ...more };
    return new SubscriberHome(
      await startTestSandbox({
        config: { ...config, promotions: [...config.promotions, ...clubPromotions] },
        clock: manualClock(new Date(`${day}T15:00:00.000Z`)),
      }),
    );
  }

  move(body: object): Promise<Moved> {
    return new ShopClient(this.sandbox).must<Moved>('POST', '/_control/clock', body);
  }

  to(day: string): Promise<Moved> {
    return this.move({ now: `${day}T15:00:00.000Z` });
  }

  /** Subjects and days of all mails except order confirmations, oldest first. */
  async mails(): Promise<readonly string[]> {
    const mails = await listMails(this.sandbox.database);
    return mails
      .filter(({ subject }) => !subject.startsWith('Your order'))
      .map(({ subject, createdAt }) => `${createdAt.toISOString().slice(5, 10)} ${subject}`)
      .toReversed();
  }

  async newest(): Promise<WireOrder> {
    return (await this.ada.client.must<{ orders: readonly WireOrder[] }>('GET', '/api/orders/completed')).orders[0]!;
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }
}

/** Opens a shop for one test. */
export async function at<T>(home: Promise<SubscriberHome>, act: (home: SubscriberHome) => Promise<T>): Promise<T> {
  const open = await home;
  try {
    return await act(open);
  } finally {
    await open.close();
  }
}
