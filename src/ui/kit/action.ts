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
  error: GatewayError | undefined = undefined;
  private underWay: object | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

  get isBusy(): boolean {
    return this.underWay !== undefined;
  }

  /** Returns `ignored` while another run is under way, and when it was abandoned. Never rejects. */
  async run<T>(perform: () => Promise<T>): Promise<ActionResult<T>> {
    if (this.isBusy) return { kind: 'ignored' };
    const run = {};
    this.underWay = run;
    this.error = undefined;
    const result = await outcomeOf(perform);
    if (this.underWay !== run) return { kind: 'ignored' };
    runInAction(() => {
      this.underWay = undefined;
      if (result.kind === 'failed') this.error = result.error;
    });
    return result;
  }

  /** Shows a failure of something outside a run. */
  fail(cause: unknown): GatewayError {
    this.error = toLoggedError(cause);
    return this.error;
  }

  clear(): void {
    this.error = undefined;
  }

  /** Forgets the run that is under way: its customer has left. */
  abandon(): void {
    this.underWay = undefined;
    this.error = undefined;
  }
}

async function outcomeOf<T>(perform: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { kind: 'done', value: await perform() };
  } catch (error) {
    return { kind: 'failed', error: toLoggedError(error) };
  }
}

/** An error that no port declares is a bug: the log gets it, and the shopper sees that it did not work. */
function toLoggedError(cause: unknown): GatewayError {
  if (!(cause instanceof GatewayError)) log.warn('An action failed unexpectedly', { error: cause });
  const error = cause instanceof GatewayError ? cause : new GatewayError({ code: 'unknown', cause });
  log.failed(error);
  return error;
}

export class ActionsById {
  private readonly actions = new Map<string, Action>();

  of(id: string): Action {
    const action = this.actions.get(id) ?? new Action();
    this.actions.set(id, action);
    return action;
  }
}
