export const kitMessages = {
  tryAgain: 'Try again',
  close: 'Close',
  undo: 'Undo',
  undoing: 'Adding it back',
  notLoaded: 'This part could not be loaded. You may be offline.',
} as const;
