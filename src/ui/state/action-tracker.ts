import { makeAutoObservable, observableRef } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';

type Progress = { readonly kind: 'busy' } | { readonly kind: 'failed'; readonly error: GatewayError };

/**
 * Progress of actions by key: request, success, error (spec §4 Every asynchronous action). One key runs once at a
 * time, which is what makes a double click harmless.
 */
export class ActionTracker {
  private progress: ReadonlyMap<string, Progress> = new Map();

  constructor(private readonly logger: Logger) {
    makeAutoObservable<ActionTracker, 'progress' | 'logger'>(
      this,
      { progress: observableRef, logger: false },
      { autoBind: true },
    );
  }

  isBusy(key: string): boolean {
    return this.progress.get(key)?.kind === 'busy';
  }

  /** Why the last run of this key failed, until it runs again or is cleared. */
  errorOf(key: string): GatewayError | undefined {
    const progress = this.progress.get(key);
    return progress?.kind === 'failed' ? progress.error : undefined;
  }

  /**
   * Keeps a failure, also one that arrived outside of `run`, such as that of a gesture which many calls share. What no port
   * names is one as well: whoever pressed a button hears that it did not work, and the logger hears why.
   */
  fail(key: string, error: unknown): void {
    this.set(key, { kind: 'failed', error: error instanceof GatewayError ? error : this.unforeseen(error) });
  }

  clear(key: string): void {
    this.set(key, undefined);
  }

  /** Runs the action unless it is running; undefined when it was, or when it failed and the error is kept. */
  async run<T>(key: string, action: () => Promise<T>): Promise<T | undefined> {
    if (this.isBusy(key)) return undefined;
    this.set(key, { kind: 'busy' });
    try {
      const result = await action();
      this.set(key, undefined);
      return result;
    } catch (error) {
      this.fail(key, error);
      return undefined;
    }
  }

  private unforeseen(error: unknown): GatewayError {
    this.logger.warn('An action failed in a way that nobody foresaw', { error });
    return new GatewayError({ code: 'unknown', cause: error });
  }

  private set(key: string, progress: Progress | undefined): void {
    const next = new Map(this.progress);
    if (progress) next.set(key, progress);
    else next.delete(key);
    this.progress = next;
  }
}
