export const kitMessages = {
  tryAgain: 'Try again',
  close: 'Close',
  undo: 'Undo',
  undoing: 'Adding it back',
  wrongFields: (count: number) => `${count} fields need another look.`,
  emailProblem: 'Enter an e-mail address such as name@example.com.',
  notLoaded: 'This part could not be loaded. You may be offline.',
} as const;
