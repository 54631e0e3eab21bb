import { runInAction } from 'mobx';
import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { autoObservable } from './auto-observable';

export type ActionResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: GatewayError }
  | { readonly kind: 'ignored' };

/**
 * Runs once at a time, which makes a double click harmless (spec §4 Every asynchronous action). Where a second run
 * elsewhere would do harm, presenters share one object.
 */
export class Action {
  isBusy = false;
  error: GatewayError | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

  /** Returns `ignored` while another run is under way. Never rejects. */
  async run<T>(perform: () => Promise<T>): Promise<ActionResult<T>> {
    if (this.isBusy) return { kind: 'ignored' };
    this.isBusy = true;
    this.error = undefined;
    try {
      const value = await perform();
      runInAction(() => (this.isBusy = false));
      return { kind: 'done', value };
    } catch (error) {
      return { kind: 'failed', error: this.fail(error) };
    }
  }

  /** An error that no port declares is a bug: the log gets it, and the shopper sees that it did not work. */
  fail(cause: unknown): GatewayError {
    if (!(cause instanceof GatewayError)) log.warn('An action failed unexpectedly', { error: cause });
    const error = cause instanceof GatewayError ? cause : new GatewayError({ code: 'unknown', cause });
    log.failed(error);
    this.isBusy = false;
    this.error = error;
    return error;
  }

  clear(): void {
    this.error = undefined;
  }
}

export class ActionsById {
  private readonly actions = new Map<string, Action>();

  of(id: string): Action {
    const action = this.actions.get(id) ?? new Action();
    this.actions.set(id, action);
    return action;
  }
}
