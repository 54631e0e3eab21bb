import { token } from '#src/application/ports/token';

export interface Idle {
  /** Returns a function that cancels it. */
  whenIdle(task: () => void): () => void;
}

export const Idle = token<Idle>('Idle');
