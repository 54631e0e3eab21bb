/** Milliseconds after hydration until secondary parts may load. */
export const restDelay = 2500;
