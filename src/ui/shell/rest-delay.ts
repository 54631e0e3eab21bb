/** Milliseconds after hydration until what nobody has asked for may be fetched. */
export const restDelay = 2500;
