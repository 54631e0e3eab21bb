import { log } from '#src/application/calls/log';
import { Connection } from '#src/application/ports/browser/connection';
import { Idle } from '#src/application/ports/browser/idle';
import { GatewayError } from '#src/application/ports/gateway-error';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { mayPrefetch, prefetchBatch, prefetchPause } from '#src/domain/content/prefetch';
import { PageCache } from './page-cache';

export interface PageToPrefetch {
  /** With its last slash, without language. */
  readonly path: string;
  readonly loadCode: () => Promise<unknown>;
}

/**
 * Fetches pages before the shopper goes there (spec §9 Framework prefetch). The content of a page whose link is in sight
 * waits its turn, four every three seconds when the browser is idle; its code, which the browser would compile too, comes
 * when the page is meant, and then at once. A page that cannot be fetched ahead is no failure: navigation
 * will ask for it.
 */
export class PrefetchPages {
  static readonly uses = { pages: PageCache, connection: Connection, idle: Idle, scheduler: Scheduler };

  private readonly seen = new Set<string>();
  private waiting: readonly string[] = [];
  private cancel: (() => void) | undefined;

  constructor(private readonly use: Used<typeof PrefetchPages.uses>) {}

  /** Content in one of the next batches. */
  later(path: string): void {
    if (this.seen.has(path)) return;
    this.seen.add(path);
    this.waiting = [...this.waiting, path];
    this.cancel ??= this.scheduleBatch();
  }

  /** Content and code now, also when the page waits for its turn. */
  async now({ path, loadCode }: PageToPrefetch): Promise<void> {
    this.seen.add(path);
    this.waiting = this.waiting.filter((other) => other !== path);
    await this.fetch(path, loadCode);
  }

  /** Forgets the waiting pages. */
  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.waiting.forEach((path) => this.seen.delete(path));
    this.waiting = [];
  }

  private scheduleBatch(): () => void {
    return this.use.scheduler.after(prefetchPause, () => {
      this.cancel = this.use.idle.whenIdle(() => this.startBatch());
    });
  }

  private startBatch(): void {
    const batch = this.waiting.slice(0, prefetchBatch);
    this.waiting = this.waiting.slice(prefetchBatch);
    this.cancel = this.waiting.length > 0 ? this.scheduleBatch() : undefined;
    // Each in its turn: between two pages the browser answers the shopper.
    for (const path of batch) this.use.idle.whenIdle(() => void this.fetch(path));
  }

  private async fetch(path: string, loadCode?: () => Promise<unknown>): Promise<void> {
    const isAllowed = mayPrefetch(this.use.connection.read());
    const [content, code] = isAllowed ? await Promise.allSettled([this.use.pages.readPage(path), loadCode?.()]) : [];
    if (content?.status === 'fulfilled' && code?.status === 'fulfilled') return;
    this.seen.delete(path);
    // A fault of our own must not stay hidden, and no view shows it.
    if (content?.status === 'rejected' && !(content.reason instanceof GatewayError))
      log.warn('A page could not be fetched ahead', { path, error: content.reason });
  }
}
