/** When the browser has nothing else to do. */
export interface Idle {
  /** Runs the task then; returns the way to call it off. */
  whenIdle(task: () => void): () => void;
}
