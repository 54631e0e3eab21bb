import { token } from '#src/application/ports/token';

/** The passing of time. Virtual in tests, so that no test waits on the wall clock. */
export interface Scheduler {
  /** Runs the task once after the delay in milliseconds; returns a function that cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  /** Resolves after the delay in milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const Scheduler = token<Scheduler>('Scheduler');
