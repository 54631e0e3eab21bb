import type { Connection } from '#src/application/ports/browser/connection';
import type { Idle } from '#src/application/ports/browser/idle';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { mayPrefetch, prefetchBatch, prefetchPause } from '#src/domain/content/prefetch';
import type { PagesAhead } from './pages-ahead';

export interface PageToPrefetch {
  /** With its last slash, without language. */
  readonly path: string;
  readonly loadCode: () => Promise<unknown>;
}

/**
 * Fetches content and code of pages before the shopper goes there (spec §9 Framework prefetch): what is asked for waits
 * its turn, four every three seconds when the browser is idle; what is meant is fetched at once. Each page once. A page
 * that cannot be fetched ahead is no failure: navigation will ask for it.
 */
export class PrefetchPages {
  private readonly known = new Set<string>();
  private waiting: readonly PageToPrefetch[] = [];
  private callOff: (() => void) | undefined;

  constructor(
    private readonly pages: PagesAhead,
    private readonly connection: Connection,
    private readonly idle: Idle,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {}

  /** In one of the next batches. */
  later(page: PageToPrefetch): void {
    if (this.known.has(page.path)) return;
    this.known.add(page.path);
    this.waiting = [...this.waiting, page];
    this.callOff ??= this.scheduleBatch();
  }

  /** Now, also when it waits for its turn. */
  async now(page: PageToPrefetch): Promise<void> {
    const isWaiting = this.waiting.some(({ path }) => path === page.path);
    if (this.known.has(page.path) && !isWaiting) return;
    this.known.add(page.path);
    this.waiting = this.waiting.filter(({ path }) => path !== page.path);
    await this.fetch(page);
  }

  /** Forgets what waits. */
  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
    for (const { path } of this.waiting) this.known.delete(path);
    this.waiting = [];
  }

  private scheduleBatch(): () => void {
    return this.scheduler.after(prefetchPause, () => {
      this.callOff = this.idle.whenIdle(() => this.startBatch());
    });
  }

  private startBatch(): void {
    const batch = this.waiting.slice(0, prefetchBatch);
    this.waiting = this.waiting.slice(prefetchBatch);
    this.callOff = this.waiting.length > 0 ? this.scheduleBatch() : undefined;
    // Each in its turn: between two pages the browser answers the shopper.
    for (const page of batch) this.idle.whenIdle(() => void this.fetch(page));
  }

  private async fetch({ path, loadCode }: PageToPrefetch): Promise<void> {
    if (!mayPrefetch(this.connection.read())) {
      this.known.delete(path);
      return;
    }
    const [content, code] = await Promise.allSettled([this.pages.prefetch(path), loadCode()]);
    const failure = [content, code].find(({ status }) => status === 'rejected');
    if (failure === undefined) return;
    this.known.delete(path);
    // A fault of our own is not to stay hidden, and there is nobody to show it to.
    if (content.status === 'rejected' && !(content.reason instanceof GatewayError))
      this.logger.warn('A page could not be fetched ahead', { path, error: content.reason });
  }
}
