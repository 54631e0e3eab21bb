import { runInAction } from 'mobx';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { Action } from './action';
import { autoObservable } from './auto-observable';

/**
 * A value that is loaded and kept. All callers share the load that is under way. When it is loaded again, the last load
 * wins and the old value stays until then.
 */
export class Resource<T> {
  value: T | undefined = undefined;
  private latest = new Action();
  private loading: Promise<void> | undefined = undefined;

  constructor(private readonly load: () => Promise<T>) {
    autoObservable(this, { loading: false });
  }

  get isLoading(): boolean {
    return this.latest.isBusy;
  }

  /** The reason why the last load failed. */
  get error(): GatewayError | undefined {
    return this.latest.error;
  }

  /** Loads unless it is loaded or loading; a failed load is tried again. Never rejects. */
  ensure(): Promise<void> {
    if (this.value !== undefined) return Promise.resolve();
    return this.loading ?? this.reload();
  }

  /** Loads again; an older load that is still under way no longer counts. Never rejects. */
  reload(): Promise<void> {
    const action = new Action();
    this.latest = action;
    const loading = this.keep(action);
    this.loading = loading;
    return loading;
  }

  /** Clears the value, and ignores a load that is under way. */
  clear(): void {
    this.value = undefined;
    this.latest = new Action();
    this.loading = undefined;
  }

  private async keep(action: Action): Promise<void> {
    const result = await action.run(this.load);
    if (this.latest !== action) return;
    this.loading = undefined;
    runInAction(() => result.kind === 'done' && (this.value = result.value));
  }
}
