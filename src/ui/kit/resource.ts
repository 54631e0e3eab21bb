import { runInAction } from 'mobx';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { Action } from './action';
import { autoObservable } from './auto-observable';

/** All callers share the load under way. The last load wins; the old value stays until then. */
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

  get error(): GatewayError | undefined {
    return this.latest.error;
  }

  /** Tries a failed load again. Never rejects. */
  ensure(): Promise<void> {
    if (this.value !== undefined) return Promise.resolve();
    return this.loading ?? this.reload();
  }

  /** An older load that is still under way no longer counts. Never rejects. */
  reload(): Promise<void> {
    const action = new Action();
    this.latest = action;
    const loading = this.keep(action);
    this.loading = loading;
    return loading;
  }

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
