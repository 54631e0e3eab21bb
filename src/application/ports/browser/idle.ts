import { token } from '#src/application/ports/token';

/** Waits until the browser is idle. */
export interface Idle {
  /** Runs the task when the browser is idle; returns a function that cancels it. */
  whenIdle(task: () => void): () => void;
}

export const Idle = token<Idle>('Idle');
