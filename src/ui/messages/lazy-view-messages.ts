/** The words of a part of a page whose code did not come. */
export const lazyViewMessages = {
  failed: 'This part could not be loaded. You may be offline.',
  again: 'Try again',
} as const;
