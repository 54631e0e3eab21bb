import { runInAction } from 'mobx';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { Action } from './action';
import { autoObservable } from './auto-observable';

/** All callers share the load under way. The last load wins; the old value stays until then. */
export class Resource<T> {
  value: T | undefined = undefined;
  private readonly action = new Action();
  private loading: Promise<void> | undefined = undefined;

  constructor(private readonly load: () => Promise<T>) {
    autoObservable(this, { loading: false });
  }

  get isLoading(): boolean {
    return this.action.isBusy;
  }

  get error(): GatewayError | undefined {
    return this.action.error;
  }

  /** Tries a failed load again. Never rejects. */
  ensure(): Promise<void> {
    if (this.value !== undefined) return Promise.resolve();
    return this.loading ?? this.reload();
  }

  /** An older load that is still under way no longer counts. Never rejects. */
  reload(): Promise<void> {
    this.action.abandon();
    const loading = this.keep();
    this.loading = loading;
    return loading;
  }

  clear(): void {
    this.value = undefined;
    this.action.abandon();
    this.loading = undefined;
  }

  private async keep(): Promise<void> {
    const result = await this.action.run(this.load);
    if (result.kind === 'ignored') return;
    this.loading = undefined;
    runInAction(() => result.kind === 'done' && (this.value = result.value));
  }
}
