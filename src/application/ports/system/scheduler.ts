import { token } from '#src/application/ports/token';

/** Virtual in tests, so that no test waits on the wall clock. */
export interface Scheduler {
  /** Milliseconds; returns a function that cancels the task. */
  after(milliseconds: number, task: () => void): () => void;
  wait(milliseconds: number): Promise<void>;
}

export const Scheduler = token<Scheduler>('Scheduler');
